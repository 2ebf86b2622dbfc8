import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { decoded, type FoundPage, type PageAddress, pageAt } from '../../site/addresses.ts';
import { isDay } from '../../site/day.ts';
import { MATCH_ID } from '../../wire/parts.ts';
import type { Config } from '../config.ts';
import { siteAddress } from '../http/site-address.ts';
import type { FactsOf } from '../http/static-files.ts';
import { skeletonOf } from '../match/look-alikes.ts';
import type { Matches } from '../match/matches.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Tables, Value } from '../tables.ts';
import type { Games } from './club-preview.ts';
import { previewOf, tagsOf } from './preview.ts';

/** Undefined where it cannot be told whether there is such a match. */
type Load = (id: string) => Promise<StoredMatch | null | undefined>;
/** Whether a query finds anything; true also where that cannot be told. */
type Finds = (text: string, ...values: Value[]) => Promise<boolean>;

/**
 * Of each page whether there is what it names, and what is put into its head for those who show a link to it: nothing where the
 * client was not built.
 */
export const pageTags = (
  { origins, trustProxy, basePath }: Pick<Config, 'origins' | 'trustProxy' | 'basePath'>,
  clientDir: string,
  { matches, tables }: { readonly matches: Pick<Matches, 'load'>; readonly tables: Pick<Tables, 'rows'> },
  mayRead: (ctx: Context) => Promise<boolean>,
): FactsOf => {
  const file = join(clientDir, 'pages', 'games.json');
  if (!existsSync(file)) return async () => ({ tags: '', isThere: true });
  const addresses = siteAddress({ origins, trustProxy, basePath });
  const games = JSON.parse(readFileSync(file, 'utf8')) as Games;
  return async ctx => {
    const [first = ''] = ctx.acceptsLanguages();
    const language = first.toLowerCase().startsWith('it') ? 'it' : 'en';
    // Who asks for too much has the page all the same: it tells no more of the match than of the game.
    const ask: Load = async id =>
      (await mayRead(ctx)) ? matches.load(id).catch(() => undefined) : undefined;
    let asked: ReturnType<Load> | undefined;
    const load: Load = id => {
      asked ??= ask(id);
      return asked;
    };
    const rows: Tables['rows'] = async (text, ...values) =>
      (await mayRead(ctx)) ? tables.rows(text, ...values) : [];
    const finds: Finds = async (text, ...values) =>
      (await mayRead(ctx)) ? tables.rows(text, ...values).then(isSome, () => true) : true;
    const sources = { matches: { load: async (id: string) => (await load(id)) ?? null }, games, rows };
    const preview = await previewOf(sources, ctx.path, language);
    const site = addresses.named(ctx.req);
    return {
      tags: preview === null ? '' : tagsOf(preview, site.slice(0, -1), ctx.path),
      isThere: await isThere(pageAt(ctx.path), games, load, finds),
    };
  };
};

const isSome = (found: readonly unknown[]): boolean => found.length > 0;

/** Where it is looked up whether there is what the address of a page names. */
const NAMED: Partial<Record<PageAddress, string>> = {
  '/tournament/:id': 'SELECT 1 FROM tournament WHERE id = $1',
  '/league/:id': 'SELECT 1 FROM league WHERE id = $1',
  '/duplicate/:id': 'SELECT 1 FROM duplicate WHERE id = $1',
};
/** A member, or a bot of somebody's. */
const SOMEBODY = ['member', 'bot_account']
  .flatMap(table => ['id = $1', 'skeleton = $2'].map(is => `SELECT 1 FROM ${table} WHERE ${is}`))
  .join(' UNION ALL ');

const isThere = async (found: FoundPage | null, games: Games, load: Load, finds: Finds): Promise<boolean> => {
  if (found === null) return true;
  const { page, game, id, name, date, rule } = found;
  if (game !== undefined && !Object.hasOwn(games, game)) return false;
  if (date !== undefined && !isDay(date)) return false;
  // What an older client was built with says nothing of it.
  if (rule !== undefined) return games[game ?? '']?.tries?.includes(rule) !== false;
  if (name !== undefined) {
    const called = decoded(name);
    return called !== null && finds(SOMEBODY, called, skeletonOf(called));
  }
  if (id === undefined) return true;
  const query = NAMED[page];
  if (query !== undefined) return finds(query, id);
  // Of a game: a match.
  const match = MATCH_ID.test(id) ? await load(id) : null;
  return match === undefined || match?.data.gameName === game;
};
