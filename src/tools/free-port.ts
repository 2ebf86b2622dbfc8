import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/**
 * Below the ports that systems give to connections, and to whoever listens at any: there something else would have taken one
 * before the program that it is meant for listens, or while that is started anew.
 */
const [FIRST, LAST] = [20_000, 32_000];
/** No port is given twice by a process, and hardly one by two. */
let last = randomInt(FIRST, LAST);

/**
 * A port that nobody listens at on this machine at the moment.
 * @param wanted this one; 0 for any
 * @throws where the one that is wanted is taken
 */
export const freePort = async (wanted = 0): Promise<number> => {
  for (;;) {
    last = last === LAST ? FIRST : last + 1;
    const port = wanted === 0 ? last : wanted;
    try {
      const server = net.createServer().listen(port);
      await once(server, 'listening');
      server.close();
      await once(server, 'close');
      return port;
    } catch (error) {
      if (wanted !== 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
};
