import type { Middleware } from 'koa';
import { pageAt } from '../../site/addresses.ts';
import type { Config } from '../config.ts';

/** What a search engine has no use for. */
const NOT_PAGES = ['games/', 'lobby/', 'socket.io/'];

/**
 * What search engines are told: in `/robots.txt`, which they look for at the root of a host, and with every answer. Pages of a single
 * match are for those who have its link.
 */
export const robots = ({ unlisted, basePath }: Pick<Config, 'unlisted' | 'basePath'>): Middleware => {
  const paths = unlisted ? [''] : NOT_PAGES;
  const text = ['User-agent: *', ...paths.map(path => `Disallow: ${basePath}${path}`), ''].join('\n');
  return async (ctx, next) => {
    if (unlisted) ctx.set('x-robots-tag', 'noindex, nofollow');
    else if (pageAt(ctx.path)?.id !== undefined) ctx.set('x-robots-tag', 'noindex');
    if (ctx.path !== '/robots.txt') return next();
    ctx.type = 'text/plain';
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.body = text;
  };
};
