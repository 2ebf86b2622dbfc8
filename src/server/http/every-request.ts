import http from 'node:http';
import type { Connections } from './connections.ts';

type Options = {
  readonly connections: Pick<Connections, 'hold' | 'isHeld'>;
  /** Whether there is any allowance left for a request. */
  readonly mayAsk: (request: http.IncomingMessage) => boolean;
  /** In how many milliseconds it is to be answered: what one visitor asks for at once is not answered in one piece. */
  readonly turnOf: (request: http.IncomingMessage) => number;
  /** Hears of each connection that is sent away. */
  readonly sentAway: (request: http.IncomingMessage) => void;
};

/**
 * Looks at every request before anybody answers it: pages, probes and polls, which the limits of routes do not see. Whoever
 * asks for too much is sent away with the connection, a second later, and what else has come over it by then is not answered.
 */
export const guardRequests = (
  server: http.Server,
  { connections, mayAsk, turnOf, sentAway }: Options,
): void => {
  const answers = server.listeners('request') as http.RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (connections.isHeld(socket)) return;
    if (mayAsk(request)) {
      const answerAll = () => {
        for (const answer of answers) answer.call(server, request, response);
      };
      const wait = turnOf(request);
      if (wait > 0) setTimeout(answerAll, wait);
      else answerAll();
      return;
    }
    sentAway(request);
    connections.hold(socket, () =>
      response.writeHead(429, { 'retry-after': '1', connection: 'close' }).end(http.STATUS_CODES[429]),
    );
  });
};
