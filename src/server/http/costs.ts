import type { Context } from 'koa';
import { type Route, routeOf } from '../../wire/routes.ts';

/** What makes a list another one than that which everybody asks for. */
const OWN_LIST = ['limit', 'after', 'updatedAfter', 'updatedBefore'];

const routeIn = ({ method, path }: Pick<Context, 'method' | 'path'>): Route | null =>
  routeOf(method === 'HEAD' ? 'GET' : method, path);

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Among which requests it is counted. */
export const limitOf = (ctx: Pick<Context, 'method' | 'path'>) => {
  const limit = routeIn(ctx)?.limit;
  if (limit !== undefined) return limit;
  if (!READS.has(ctx.method)) return 'writes';
  return ctx.path.startsWith('/previews/') ? 'pictures' : 'reads';
};

/** What a request over HTTP costs its address, in the points of its messages. */
export const costOf = (ctx: Pick<Context, 'method' | 'path' | 'query'>): number => {
  const { cost = 1, ownCost = cost } = routeIn(ctx) ?? {};
  return OWN_LIST.some(name => Object.hasOwn(ctx.query, name)) ? ownCost : cost;
};
