import type { Socket } from 'node:net';
import WebSocket from 'ws';

/** An event of the server's as it came: the text is taken apart only by whoever wants to know what it says. */
export type Heard = { readonly name: string; readonly text: Buffer; readonly args: () => readonly unknown[] };

export type WireOptions = {
  readonly port: number;
  /** The game whose namespace is entered. */
  readonly game: string;
  /** The address of this machine from which it is dialled, as every one has an allowance of its own. */
  readonly from?: string;
  readonly hear?: (event: Heard) => void;
  /** Hears whenever the namespace is entered. */
  readonly entered?: () => void;
  readonly closed?: () => void;
};

const [OPEN, PING, MESSAGE, CONNECTED, EVENT, ERROR] = [...'024024'].map(digit => digit.charCodeAt(0));

/** The longest name of an event. */
const NAME_LENGTH = 24;

/**
 * A page's connection as cheap as it can be had, since the load shares the machine with what it loads: the few frames of
 * engine.io 4 and socket.io 5 that a page needs, on a bare WebSocket.
 */
export class Wire {
  readonly #socket: WebSocket;
  readonly #prefix: string;
  /** Bytes heard since it was opened, as they are after decompression. */
  bytes = 0;
  #tcp: Socket | undefined;
  /** Resolves when the namespace is entered; rejects when that cannot be. */
  readonly ready: Promise<void>;

  constructor({ port, game, from = '127.0.0.1', hear, entered, closed }: WireOptions) {
    this.#prefix = `42/${game},`;
    const at = this.#prefix.length;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      // Passed on to the system, though the types of `ws` do not say so.
      ...({ localAddress: from } as object),
      skipUTF8Validation: true,
    });
    this.#socket = socket;
    this.ready = new Promise((resolve, reject) => {
      socket.once('upgrade', ({ socket: tcp }) => {
        this.#tcp = tcp;
      });
      socket.on('error', reject);
      socket.on('close', code => {
        reject(new Error(`the connection was closed (${code})`));
        closed?.();
      });
      socket.on('message', (data: Buffer) => {
        this.bytes += data.length;
        const [kind, type] = data;
        if (kind === MESSAGE && type === EVENT) {
          if (hear === undefined) return;
          const head = data.toString('latin1', at + 2, at + 2 + NAME_LENGTH);
          hear({
            name: head.slice(0, head.indexOf('"')),
            text: data,
            args: () => (JSON.parse(data.toString('utf8', at)) as unknown[]).slice(1),
          });
        } else if (kind === PING) socket.send('3');
        else if (kind === OPEN) socket.send(`40/${game},`);
        else if (kind === MESSAGE && type === CONNECTED) {
          resolve();
          entered?.();
        } else if (kind === MESSAGE && type === ERROR) reject(new Error(`refused: ${data.toString()}`));
      });
    });
    // Whoever does not wait for it need not hear of it.
    this.ready.catch(() => {});
  }

  /** Bytes that came over the wire, handshake and all. */
  get sent(): number {
    return this.#tcp?.bytesRead ?? 0;
  }

  /** @param args an array as JSON: the name of the event, then what goes with it */
  say(args: string): void {
    this.#socket.send(this.#prefix + args);
  }

  /** Any frame at all, of engine.io's. */
  sayRaw(frame: string): void {
    this.#socket.send(frame);
  }

  /** So many of WebSocket's own pings. */
  ping(many: number): void {
    for (let n = 0; n < many; n++) this.#socket.ping();
  }

  /** Reads nothing any more, so that what the server sends piles up. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Cuts the connection, as a network does. */
  cut(): void {
    this.#socket.terminate();
  }
}
