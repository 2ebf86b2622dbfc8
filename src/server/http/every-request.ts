import http from 'node:http';
import type { Socket } from 'node:net';

type Options = {
  /** Whether there is any allowance left for a request. */
  readonly mayAsk: (request: http.IncomingMessage) => boolean;
  /** Hears of each connection that is sent away. */
  readonly sentAway: (request: http.IncomingMessage) => void;
};

/**
 * Looks at every request before anybody answers it: pages, probes and polls, which the limits of routes do not see. Whoever
 * asks for too much is sent away with the connection, and what else has come over it by then is not answered.
 */
export const guardRequests = (server: http.Server, { mayAsk, sentAway }: Options): void => {
  const answers = server.listeners('request') as http.RequestListener[];
  const gone = new WeakSet<Socket>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (gone.has(socket)) return;
    if (mayAsk(request)) {
      for (const answer of answers) answer.call(server, request, response);
      return;
    }
    gone.add(socket);
    sentAway(request);
    response.writeHead(429, { 'retry-after': '1', connection: 'close' }).end(http.STATUS_CODES[429]);
  });
};
