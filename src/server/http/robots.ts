import type { Middleware } from 'koa';
import { type FoundPage, pageAt } from '../../site/addresses.ts';
import type { Config } from '../config.ts';

/** What a search engine has no use for. */
const NOT_PAGES = [
  ...['account', 'bots/', 'daily', 'duplicates', 'games/', 'leagues', 'lobby/', 'members/', 'ratings'],
  ...['socket.io/', 'tournaments'],
];

/**
 * What search engines are told: in `/robots.txt`, which they look for at the root of a host, and with every answer. Pages of a single
 * match, and of a single member, are for those who have the link.
 */
export const robots = ({ unlisted, basePath }: Pick<Config, 'unlisted' | 'basePath'>): Middleware => {
  const paths = unlisted ? [''] : NOT_PAGES;
  const text = ['User-agent: *', ...paths.map(path => `Disallow: ${basePath}${path}`), ''].join('\n');
  return async (ctx, next) => {
    if (unlisted) ctx.set('x-robots-tag', 'noindex, nofollow');
    else if (isOfOne(pageAt(ctx.path))) ctx.set('x-robots-tag', 'noindex');
    if (ctx.path !== '/robots.txt') return next();
    ctx.type = 'text/plain';
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.body = text;
  };
};

const isOfOne = (found: FoundPage | null): boolean => (found?.id ?? found?.name) !== undefined;
