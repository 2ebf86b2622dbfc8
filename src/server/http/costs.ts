import type { Context } from 'koa';
import { routeOf } from '../../wire/routes.ts';

/** What makes a list another one than that which everybody asks for. */
const OWN_LIST = ['limit', 'after', 'updatedAfter', 'updatedBefore'];

/** What a request over HTTP costs its address, in the points of its messages. */
export const costOf = ({ method, path, query }: Pick<Context, 'method' | 'path' | 'query'>): number => {
  const { cost = 1, ownCost = cost } = routeOf(method === 'HEAD' ? 'GET' : method, path) ?? {};
  return OWN_LIST.some(name => Object.hasOwn(query, name)) ? ownCost : cost;
};
