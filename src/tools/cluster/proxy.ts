import { once } from 'node:events';
import net from 'node:net';

/** How long a node may take to accept a connection before another is tried. */
const CONNECT_MS = 1000;

export type Proxy = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Sends each connection to one of the nodes in turn, or the next one that takes it. It looks into nothing, so the nodes
 * see everybody at this machine's own address, and a page that cannot use WebSockets but polls meets another node with
 * each poll: to try several nodes out, not to put before players.
 * @param ports of the nodes, on this machine
 * @param port 0 for any free one
 */
export const startProxy = async (port: number, ports: readonly number[]): Promise<Proxy> => {
  const open = new Set<net.Socket>();
  let turn = 0;
  const server = net.createServer(async near => {
    follow(near, open);
    const first = turn++;
    for (let i = 0; i < ports.length && !near.destroyed; i++) {
      const far = await connected(ports[(first + i) % ports.length]!);
      if (far === null) continue;
      follow(far, open);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      near.pipe(far).pipe(near);
      return;
    }
    near.destroy();
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    port: (server.address() as net.AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};

const follow = (socket: net.Socket, open: Set<net.Socket>): void => {
  open.add(socket);
  socket.on('close', () => open.delete(socket));
  // One end that breaks off closes the other.
  socket.on('error', () => socket.destroy());
};

const connected = (port: number): Promise<net.Socket | null> =>
  new Promise(resolve => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    const giveUp = () => {
      socket.destroy();
      resolve(null);
    };
    socket.setTimeout(CONNECT_MS, giveUp);
    socket.once('error', giveUp);
    socket.once('connect', () => {
      socket.setTimeout(0);
      resolve(socket);
    });
  });
