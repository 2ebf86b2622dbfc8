import { Encoder, type Packet } from 'socket.io-parser';

/**
 * Packets as text. Nothing that is said here holds bytes, for which socket.io's own encoder looks through every part of
 * every packet before it writes it.
 */
export class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): [string] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${namespace}${id ?? ''}${JSON.stringify(data ?? undefined) ?? ''}`];
  }
}
