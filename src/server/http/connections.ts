import type http from 'node:http';
import type { Socket } from 'node:net';
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
  const counts = new Map<string, number>();
  const isOneTooMany = (socket: Socket, { most, isKeptOut }: Visitors): boolean => {
    const address = neighbourOf(socket);
    const others = counts.get(address) ?? 0;
    if (others >= most || isKeptOut(address)) return true;
    counts.set(address, others + 1);
    socket.once('close', () => {
      const left = counts.get(address)! - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    return false;
  };
  server.on('connection', (socket: Socket) => {
    // Between Node, which lets go of a socket that is to be upgraded, and whoever upgrades it, nobody hears of its
    // errors: a visitor who breaks off just then would end the process.
    socket.on('error', () => {});
    // Whoever says nothing costs little, but the system has room for only so many in all.
    if (visitors !== null && isOneTooMany(socket, visitors)) {
      visitors.refused();
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
