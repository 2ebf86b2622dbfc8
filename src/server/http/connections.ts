import type http from 'node:http';
import type { Socket } from 'node:net';

/** Keeps account of a server's connections, whatever became of them: requests half sent, streams, web sockets. */
export const connectionsOf = (server: http.Server): { readonly cut: () => void } => {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // Between Node, which lets go of a socket that is to be upgraded, and whoever upgrades it, nobody hears of its
    // errors: a visitor who breaks off just then would end the process.
    socket.on('error', () => {});
  });
  return {
    cut: () => {
      for (const socket of open) socket.destroy();
    },
  };
};
