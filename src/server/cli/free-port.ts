import { once } from 'node:events';
import net from 'node:net';

/**
 * A port that nobody listens at on this machine at the moment.
 * @param wanted this one; 0 for any
 * @throws where the one that is wanted is taken
 */
export const freePort = async (wanted = 0): Promise<number> => {
  const server = net.createServer().listen(wanted);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
