import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';

/** Whether a path is the server's own, which no page of the client may shadow. */
export const isServersOwn = (path: string): boolean =>
  /^\/(games|previews|lobby\/(stream|lists|push-key)|health|healthz|readyz|metrics|socket\.io)(\/|$)/.test(
    path,
  );

/** What is put into the head of a page before it is sent. */
export type PageTags = (ctx: Context) => Promise<string>;

/**
 * Serves the built client. Files under `assets/` carry a hash of their content in their name and are kept for
 * ever; everything else is asked for again each time. A path that is no file is a page of the client's.
 */
export const staticFiles = (directory: string, tags: PageTags = async () => ''): Middleware => {
  const root = resolve(directory);
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isServersOwn(ctx.path)) return next();
    if (await sendFile(ctx, root, ctx.path)) return;
    if (ctx.path.startsWith('/assets/') || !ctx.accepts('html')) return next();
    if (!existsSync(resolve(root, 'index.html'))) ctx.throw(503, 'the client is not built', { expose: true });
    const written = writtenFor(ctx);
    const page = written !== null && existsSync(resolve(root, written)) ? written : 'index.html';
    const head = await tags(ctx);
    if (head === '') await send(ctx, page, { root, setHeaders: cacheFor('/') });
    else {
      const html = await readFile(resolve(root, page), 'utf8');
      ctx.set('cache-control', 'no-cache');
      ctx.type = 'html';
      ctx.body = html.replace('  </head>', () => `${head}  </head>`);
    }
  };
};

/** The page that was written for an address when the client was built (`scripts/written-pages.ts`), if there is one. */
const writtenFor = (ctx: Context): string | null => {
  if (ctx.path === '/') {
    ctx.vary('accept-language');
    // As the client reads it: the first language, or English.
    const [first = ''] = ctx.acceptsLanguages();
    return `pages/home.${first.toLowerCase().startsWith('it') ? 'it' : 'en'}.html`;
  }
  const [, page, game] = /^\/(local|match)\/([\w-]+)(\/|$)/.exec(ctx.path) ?? [];
  return page === undefined ? null : `pages/${page}.${game}.html`;
};

/** False when there is no such file. */
const sendFile = async (ctx: Context, root: string, path: string): Promise<boolean> => {
  if (path.endsWith('/')) return false;
  try {
    await send(ctx, path, { root, setHeaders: cacheFor(path) });
    return true;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 404) return false;
    throw error;
  }
};

const cacheFor = (path: string) => (response: { setHeader: (name: string, value: string) => unknown }) => {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};
