import type { Game } from 'boardgame.io';
import type { AnyEvent, AnyMove, Bot, GameMeta, GameRules } from './contract.ts';
import { meta as kheops } from './kheops/meta.ts';
import { meta as priestsOfRa } from './priests-of-ra/meta.ts';
import { meta as ra } from './ra/meta.ts';
import type { AnyReferee } from './referee.ts';
import { meta as ruRaRe } from './ru-ra-re/meta.ts';

/** Everything of one game that servers, tools and tests may ask for, whichever game it is. */
export type GameModule = {
  readonly meta: GameMeta<object>;
  // biome-ignore lint/suspicious/noExplicitAny: the registry holds games whose states have nothing in common
  readonly rules: GameRules<any, any, AnyMove, AnyEvent, any, string>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly bots: Readonly<Record<string, Bot<any, AnyMove>>>;
  /** The game as boardgame.io plays it. `newSeed` is asked once for every match that is set up. */
  readonly createGame: (newSeed: () => string) => Game;
};

const loaders = {
  'priests-of-ra': {
    meta: priestsOfRa,
    load: () => import('./priests-of-ra/module.ts').then(m => m.module),
    loadReferee: () => import('./priests-of-ra/referee.ts').then(m => m.referee),
  },
  ra: {
    meta: ra,
    load: () => import('./ra/module.ts').then(m => m.module),
    loadReferee: () => import('./ra/referee.ts').then(m => m.referee),
  },
  kheops: {
    meta: kheops,
    load: () => import('./kheops/module.ts').then(m => m.module),
    loadReferee: () => import('./kheops/referee.ts').then(m => m.referee),
  },
  'ru-ra-re': {
    meta: ruRaRe,
    load: () => import('./ru-ra-re/module.ts').then(m => m.module),
    loadReferee: () => import('./ru-ra-re/referee.ts').then(m => m.referee),
  },
} satisfies Record<
  string,
  { meta: { id: string }; load: () => Promise<unknown>; loadReferee: () => Promise<unknown> }
>;

export type GameId = keyof typeof loaders;
/** The table options of all games, those for tests included. */
export type OptionName = { [Id in GameId]: keyof (typeof loaders)[Id]['meta']['defaults'] }[GameId];
export const GAME_IDS = Object.keys(loaders) as GameId[];
export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(loaders, id);
export const metaOf = (id: GameId): GameMeta<object> => loaders[id].meta as unknown as GameMeta<object>;
/** The rules, bots and framework side of a game, loaded when they are asked for. */
export const loadGame = (id: GameId): Promise<GameModule> =>
  loaders[id].load() as unknown as Promise<GameModule>;
/** What replays and checks match records of a game, loaded when it is asked for. */
export const loadReferee = (id: GameId): Promise<AnyReferee> =>
  loaders[id].loadReferee() as Promise<AnyReferee>;
