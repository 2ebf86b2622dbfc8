import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import type { Config } from '../config.ts';
import type { PageTags } from '../http/static-files.ts';
import type { Matches } from '../match/matches.ts';
import { type GameText, type Language, previewOf, tagsOf } from './preview.ts';

type Games = Readonly<Record<string, Readonly<Record<Language, GameText>>>>;

/** What is put into the head of each page for those who show a link to it: nothing where the client was not built. */
export const pageTags = (
  { origins, trustProxy }: Pick<Config, 'origins' | 'trustProxy'>,
  clientDir: string,
  matches: Pick<Matches, 'load'>,
  mayRead: (ctx: Context) => Promise<boolean>,
): PageTags => {
  const file = join(clientDir, 'pages', 'games.json');
  if (!existsSync(file)) return async () => '';
  const games = JSON.parse(readFileSync(file, 'utf8')) as Games;
  return async ctx => {
    const [first = ''] = ctx.acceptsLanguages();
    const language = first.toLowerCase().startsWith('it') ? 'it' : 'en';
    // Who asks for too much has the page all the same: it tells no more of the match than of the game.
    const load = async (id: string) => ((await mayRead(ctx)) ? matches.load(id) : null);
    const preview = await previewOf({ matches: { load }, games }, ctx.path, language);
    return preview === null ? '' : tagsOf(preview, originOf(ctx, origins, trustProxy), ctx.path);
  };
};

/** Where the page was asked for: by the name that the server was told of, or as the request says. */
const originOf = (ctx: Context, origins: readonly string[], trustProxy: number): string => {
  const { host } = ctx.req.headers;
  const told = origins.find(origin => new URL(origin).host === host);
  if (told !== undefined) return told;
  const [proto] = trustProxy > 0 ? ctx.get('x-forwarded-proto').split(',') : [''];
  return `${proto?.trim() === 'https' ? 'https' : 'http'}://${host ?? 'localhost'}`;
};
