import type http from 'node:http';
import type { Socket } from 'node:net';
import { neighbourOf } from './address.ts';

type Options = {
  /** How many may be open from one address; null where all come from a proxy, whose affair that is then. */
  readonly most: number | null;
  /** Hears of each that was one too many. */
  readonly refused: () => void;
};

/** Keeps account of a server's connections, whatever became of them: requests half sent, streams, web sockets. */
export const connectionsOf = (
  server: http.Server,
  { most, refused }: Options,
): { readonly cut: () => void } => {
  const open = new Set<Socket>();
  const counts = new Map<string, number>();
  const isOneTooMany = (socket: Socket): boolean => {
    if (most === null) return false;
    const address = neighbourOf(socket);
    const others = counts.get(address) ?? 0;
    if (others >= most) return true;
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
    if (isOneTooMany(socket)) {
      refused();
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
