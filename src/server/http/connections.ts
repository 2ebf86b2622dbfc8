import type http from 'node:http';
import type { Socket } from 'node:net';
import { OpenAtOnce } from '../limits/open-at-once.ts';
import { neighbourOf } from './address.ts';

/** Who may connect. */
type Visitors = {
  /** How many connections may be open from one address. */
  readonly most: number;
  /** Whether an address has asked for so much that it is not listened to for a while. */
  readonly isKeptOut: (address: string) => boolean;
  /** Hears of each that was one too many. */
  readonly refused: () => void;
};

/**
 * Keeps account of a server's connections, whatever became of them: requests half sent, streams, web sockets.
 * @param visitors null where all come from a proxy, whose affair it is then
 */
export const connectionsOf = (
  server: http.Server,
  visitors: Visitors | null,
): { readonly cut: () => void } => {
  const open = new Set<Socket>();
  const counted = visitors && new OpenAtOnce(visitors.most);
  const isOneTooMany = (socket: Socket): boolean => {
    if (counted === null) return false;
    const address = neighbourOf(socket);
    if (counted.isFull(address) || visitors!.isKeptOut(address)) return true;
    counted.opened(address);
    socket.once('close', () => counted.closed(address));
    return false;
  };
  server.on('connection', (socket: Socket) => {
    // Between Node, which lets go of a socket that is to be upgraded, and whoever upgrades it, nobody hears of its
    // errors: a visitor who breaks off just then would end the process.
    socket.on('error', () => {});
    // Whoever says nothing costs little, but the system has room for only so many in all.
    if (isOneTooMany(socket)) {
      visitors!.refused();
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    cut: () => {
      for (const socket of open) socket.destroy();
    },
  };
};
