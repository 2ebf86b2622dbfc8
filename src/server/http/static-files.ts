import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import { pageAt, withoutSurroundings } from '../../site/addresses.ts';

/** Whether a path is the server's own, which no page of the client may shadow. */
export const isServersOwn = (path: string): boolean =>
  /^\/(games|account|members|bots|api\/(bot|openapi\.json)|ratings|daily|tournaments|leagues|duplicates|previews|lobby\/(stream|lists|address|push-key)|health|healthz|readyz|metrics|socket\.io|robots\.txt)(\/|$)/.test(
    path,
  );

export type PageFacts = {
  /** What is put into its head before it is sent. */
  readonly tags: string;
  /** Is there what the address names? */
  readonly isThere: boolean;
};
/** No link of ours is longer, and to look for the end of one takes the square of its length. */
const LONGEST_LINK = 400;

/** What there is to know of a page of the site, by its address. */
export type FactsOf = (ctx: Context) => Promise<PageFacts>;

const NO_FACTS: FactsOf = async () => ({ tags: '', isThere: true });

/**
 * Serves the built client, at the path where the site begins. Files under `assets/` carry a hash of their content in their
 * name and are kept for ever; everything else is asked for again each time. What is no file is a page of the client's, which
 * says so itself where there is nothing at its address: with the status 404.
 */
export const staticFiles = (directory: string, base = '/', factsOf: FactsOf = NO_FACTS): Middleware => {
  const root = resolve(directory);
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isServersOwn(ctx.path)) return next();
    if (isPageFile(ctx.path) && existsSync(join(root, ctx.path))) return sendPage(ctx, root, ctx.path, base);
    if (await sendFile(ctx, root, ctx.path)) return;
    if (ctx.path.startsWith('/assets/') || !ctx.accepts('html')) return next();
    if (!existsSync(resolve(root, 'index.html'))) ctx.throw(503, 'the client is not built', { expose: true });
    const isPage = pageAt(ctx.path) !== null;
    const { path: pathname, search } = ctx;
    const mayBeLink = !isPage && pathname.length + search.length <= LONGEST_LINK;
    const meant = mayBeLink ? withoutSurroundings({ pathname, search, hash: '' }) : null;
    if (meant !== null) return ctx.redirect(base + meant.slice(1));
    const { tags, isThere } = isPage ? await factsOf(ctx) : { tags: '', isThere: false };
    const written = writtenFor(ctx);
    const page = written !== null && existsSync(resolve(root, written)) ? written : 'index.html';
    await sendPage(ctx, root, page, base, tags);
    if (!isThere) ctx.status = 404;
  };
};

/** The files that pages begin with, when they are asked for by their names: the service worker keeps them. */
const isPageFile = (path: string): boolean => /^\/(index|pages\/[\w.-]+)\.html$/.test(path);

/** Files of the site, and links within it, in the page itself. Those of the inline scripts and pictures are not among them. */
const FROM_THE_ROOT = / (href|src)="\/(?!\/)/g;

const sendPage = async (ctx: Context, root: string, page: string, base: string, tags = ''): Promise<void> => {
  if (tags === '' && base === '/') {
    await send(ctx, page, { root, setHeaders: cacheFor('/') });
    return;
  }
  const html = await readFile(join(root, page), 'utf8');
  ctx.set('cache-control', 'no-cache');
  ctx.type = 'html';
  ctx.body = html
    .replaceAll(FROM_THE_ROOT, (_all, name: string) => ` ${name}="${base}`)
    .replace('  </head>', () => `${tags}  </head>`);
};

/** The page that was written for an address when the client was built (`scripts/prerendered-pages.ts`), if there is one. */
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
    // Nothing of a folder, or of what is hidden.
    return (await send(ctx, path, { root, setHeaders: cacheFor(path) })) !== undefined;
  } catch (error) {
    // Neither is one whose name cannot be read, or leads out of the directory.
    const { status = 500 } = error as { status?: number };
    if (status < 500) return false;
    throw error;
  }
};

const cacheFor = (path: string) => (response: { setHeader: (name: string, value: string) => unknown }) => {
  const isHashed = path.startsWith('/assets/');
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};
