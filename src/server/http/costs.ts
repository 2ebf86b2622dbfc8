import type { Context } from 'koa';

/** What a request over HTTP costs its address, in the points of its messages: most are answered from what is kept. */
const KEPT = 1;
/** A page of a list that is read, put together and compressed for whoever asks; or all tables that wait, for a quick match. */
const LIST = 5;
/** The log of a whole match, made into its record. */
const RECORD = 10;

/** What makes a list another one than that which everybody asks for. */
const OWN_LIST = ['limit', 'after', 'updatedAfter', 'updatedBefore'];

export const costOf = ({ path, query }: Pick<Context, 'path' | 'query'>): number => {
  if (/^\/games\/[^/]+\/[^/]+\/record\/?$/.test(path)) return RECORD;
  const isQuick = /^\/games\/[^/]+\/quick\/?$/.test(path);
  const isList = /^\/games\/[^/]+\/?$/.test(path);
  return isQuick || (isList && OWN_LIST.some(name => Object.hasOwn(query, name))) ? LIST : KEPT;
};
