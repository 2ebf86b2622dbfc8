import type http from 'node:http';
import type { Duplex } from 'node:stream';

/** Where the sockets are, from where the site begins. */
const SOCKETS = 'socket.io/';

type IsForSocket = (request: http.IncomingMessage) => boolean;

/**
 * Whether a connection is to go over to the one protocol there is, as browsers write it, where the sockets are: below the path of the
 * site, or at the root, where a proxy in front has taken that away.
 */
const isForSocketBelow =
  (base: string): IsForSocket =>
  ({ url = '', headers }) =>
    headers.upgrade?.toLowerCase().includes('websocket') === true &&
    ['/', base].some(root => url.startsWith(root + SOCKETS));

/** For a server that is made: from Node 24.9 on it passes over other offers by itself. @param base the path of the site */
export const upgradesBelow = (base: string): { readonly shouldUpgradeCallback: IsForSocket } => ({
  shouldUpgradeCallback: isForSocketBelow(base),
});

/** What is said of the connection, and not of what is asked for. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set(['connection', 'upgrade', 'http2-settings']);

/**
 * Has whoever offers another protocol (`Upgrade: h2c`, as Java's client does by itself), or wants a socket where there is none,
 * answered as if they had not: of the latter the sockets' library would cut the connection without a word. An older Node lets go of
 * such a connection behind the head, whatever it is of: it is given the head anew, without the offer, before what has come since,
 * and takes it for a new connection, with all the patience and limits there are for one. Nothing that comes behind that request
 * is heard.
 */
export const passOverOffers = (server: http.Server, base: string): void => {
  const isForSocket = isForSocketBelow(base);
  const takers = server.listeners('upgrade') as ((
    request: http.IncomingMessage,
    socket: Duplex,
    first: Buffer,
  ) => void)[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket, first) => {
    if (isForSocket(request)) {
      for (const take of takers) take.call(server, request, socket, first);
      return;
    }
    socket.unshift(first);
    socket.unshift(Buffer.from(headWithoutOffer(request), 'latin1'));
    server.emit('connection', socket);
  });
};

const headWithoutOffer = ({ method, url, httpVersion, rawHeaders }: http.IncomingMessage): string => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = rawHeaders.slice(i, i + 2);
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;
};
