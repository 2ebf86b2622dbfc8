import type http from 'node:http';
import type { Middleware } from 'koa';

/** Requests for the site's path without the stroke at its end. */
const withoutStroke = new WeakSet<http.IncomingMessage>();

/**
 * Serves everything below a path: what asks for it, be it a page, a file or a socket, is taken as if the site began at the root.
 * What comes without the path has lost it to a proxy in front, or is a probe of this machine's.
 */
export const serveBelow = (server: http.Server, base: string): void => {
  if (base === '/') return;
  const bare = base.slice(0, -1);
  const strip = (request: http.IncomingMessage) => {
    const { url = '' } = request;
    if (url.startsWith(base)) request.url = url.slice(bare.length);
    else if (url === bare || url.startsWith(`${bare}?`)) {
      request.url = `/${url.slice(bare.length)}`;
      withoutStroke.add(request);
    }
  };
  // Before whoever looks at the address.
  server.prependListener('request', strip);
  server.prependListener('upgrade', strip);
};

/** Sends on who has left out the stroke at the end of the site's path: relative addresses would lead beside it. */
export const toBase =
  (base: string): Middleware =>
  (ctx, next) => {
    if (!withoutStroke.has(ctx.req)) return next();
    ctx.status = 308;
    ctx.redirect(base + ctx.search);
  };
