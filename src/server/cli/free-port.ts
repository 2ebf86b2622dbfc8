import { once } from 'node:events';
import net from 'node:net';

/** A port that nobody listens at on this machine at the moment. */
export const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
