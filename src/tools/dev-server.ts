import type { IncomingMessage, ServerResponse } from 'node:http';
import http from 'node:http';
import type { Middleware } from 'koa';
import { createServer } from 'vite';
import { createApp } from '../server/app.ts';
import { configFrom } from '../server/config.ts';
import { isServersOwn } from '../server/http/static-files.ts';
import { run } from '../server/run.ts';

await run(async () => {
  // Vite's pages know no other place.
  const config = { ...configFrom(process.env), basePath: '/' };
  // Vite reloads pages over a socket of its own, which shares the server's port once that listens.
  const reloads = http.createServer();
  const vite = await createServer({
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: reloads } },
  });
  const app = await createApp({ config, pages: pagesBy(vite.middlewares) });
  const { port, server } = await app.listen(config.port);
  server.on('upgrade', (request, socket, head) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) {
      reloads.emit('upgrade', request, socket, head);
    }
  });
  const close = async () => {
    await vite.close();
    await app.close();
  };
  return { app: { ...app, close }, port };
});

type Connect = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Lets Vite answer whatever is not the server's own. */
function pagesBy(vite: Connect): Middleware {
  return async (ctx, next) => {
    if (isServersOwn(ctx.path)) return next();
    // Vite writes its answer itself, when it is ready.
    ctx.respond = false;
    ctx.res.statusCode = 200;
    vite(ctx.req, ctx.res, () => {
      ctx.res.statusCode = 404;
      ctx.res.end();
    });
  };
}
