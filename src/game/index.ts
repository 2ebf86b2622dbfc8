import type { AnyCoach } from './coach.ts';
import type { AnyBot, Bots, CountNames, Coverage, GameMeta, GameModule, LedgerOf } from './contract.ts';
import * as shelf from './games.ts';
import type { AnyReferee } from './referee.ts';

export type { GameModule } from './contract.ts';

type Game = (typeof shelf)[keyof typeof shelf];
type Loaders = Omit<Game, 'meta'> & { readonly meta: GameMeta<object, GameId> };
export type GameId = Game['meta']['id'];
type KeysOf<Options> = Options extends unknown ? keyof Options & string : never;
/** The table options of all games, those for tests included. */
export type OptionName = KeysOf<Game['meta']['defaults']>;

const GAMES = new Map<GameId, Loaders>(
  Object.values<Loaders>(shelf)
    .sort((a, b) => a.meta.place - b.meta.place)
    .map(game => [game.meta.id, game]),
);
const gameOf = (id: GameId): Loaders => {
  const game = GAMES.get(id);
  if (game === undefined) throw new RangeError(`no game is called ${id}`);
  return game;
};

/** All games, in the order in which they are offered. */
export const GAME_IDS: readonly GameId[] = [...GAMES.keys()];
export const isGameId = (id: unknown): id is GameId => GAMES.has(id as GameId);
export const metaOf = (id: GameId): GameMeta<object> => gameOf(id).meta;
/** The rules of a game and what it is: without bots, and without boardgame.io. */
export const loadRules = (id: GameId): Promise<GameModule> => gameOf(id).loadModule();
/** The bots of a game by name, those for simulations and tests included. */
export const loadBots = async (id: GameId): Promise<Bots> => {
  const { bots } = gameOf(id);
  const loaded = Object.entries(bots).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
};
/** One bot of a game, and nothing that only others need. @throws where there is none of that name */
export const loadBot = async (id: GameId, name: string): Promise<AnyBot> => {
  const { bots } = gameOf(id);
  const load = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (load === undefined) throw new Error(`there is no bot ${name}`);
  return load();
};
/** Has the game a coach? */
export const hasCoach = (id: GameId): boolean => gameOf(id).loadCoach !== null;
/** Who hints at moves of a game and reviews its matches; null where there is none. */
export const loadCoach = async (id: GameId): Promise<AnyCoach | null> =>
  (await gameOf(id).loadCoach?.()) ?? null;
/** What replays and checks match records of a game. */
export const loadReferee = (id: GameId): Promise<AnyReferee> => gameOf(id).loadReferee();
/** What counts how often each numbered rule of a game came into play: for simulations and tests. */
export const loadCoverage = (id: GameId): Promise<Coverage> => gameOf(id).loadCoverage();
/** What tells of a match of a game what it brought whom, for comparison with others of the same deal. */
export const loadLedger = (id: GameId): Promise<LedgerOf> => gameOf(id).loadLedger();
/** The kinds behind lists of bare counts, for whoever prints a position of a game as text. */
export const loadCountNames = (id: GameId): Promise<CountNames> => gameOf(id).loadCountNames();
