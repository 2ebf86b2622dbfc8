import { createRequire } from 'node:module';
import type { LogEntry as Entry, Server as ServerTypes, State, StorageAPI } from 'boardgame.io';
import type { Context, Next } from 'koa';
import type { Incident } from '../game/shared/incidents.ts';
import type { Seat } from '../game/shared/seats.ts';
import type { Rematch } from '../game/shared/series.ts';
import type { TalkLine } from '../game/shared/talk-lines.ts';

/**
 * boardgame.io's server side. Its packages are directories that plain Node modules cannot import,
 * so everything that this server takes from the framework is settled here, once.
 */
const require = createRequire(import.meta.url);

const load = () => ({
  ...(require('boardgame.io/dist/cjs/server.js') as typeof import('boardgame.io/server')),
  ...(require('boardgame.io/dist/cjs/internal.js') as typeof import('boardgame.io/internal')),
});

/** While it loads, the framework decides whether to write on the console what our own log says already. */
const loadQuietly = () => {
  const { env } = process;
  const { NODE_ENV } = env;
  env.NODE_ENV = 'production';
  try {
    return load();
  } finally {
    if (NODE_ENV === undefined) delete env.NODE_ENV;
    else env.NODE_ENV = NODE_ENV;
  }
};

export const { Server, getFilterPlayerView, ProcessGameConfig } = loadQuietly();

export type ProcessedGame = ReturnType<typeof ProcessGameConfig>;
type FrameworkServer = ReturnType<typeof Server>;
/** What the framework calls a transport: it hands it the Koa application and the games, once. */
export type FrameworkTransport = FrameworkServer['transport'];
export type App = ServerTypes.App;
/** What a route is asked with: Koa's context, the parts of its path, and its body once that has been read. */
export type RouteContext = Context & { params: Record<string, string>; request: { body?: unknown } };
export type RouteHandler = (ctx: RouteContext, next: Next) => unknown;
type AddRoute = (path: string, ...handlers: RouteHandler[]) => unknown;
/** The framework's router, on which it and we register routes. */
export type Router = Record<'get' | 'post' | 'put' | 'delete', AddRoute>;
export type MatchData = Omit<ServerTypes.MatchData, 'players'> & {
  readonly players: Record<number, PlayerData>;
  /** The hash of what the match is dealt from, for everybody to see. Matches of earlier versions have none. */
  readonly commitment?: string;
  /** When bots take the seats that are still free, in milliseconds since 1970, where whoever opened the table chose so. */
  readonly fillAt?: number;
  /** When its host last changed its options, in milliseconds since 1970. */
  readonly changedAt?: number;
  /** What was said at the table last. */
  readonly talk?: readonly TalkLine[];
  /** Set where the match is a rematch. */
  readonly rematch?: Rematch;
  /** Who may change the table as long as it waits for players; where nobody is named, the first person at it. */
  readonly host?: Seat;
  /** What befell the people at the table, in order: the last of it, where there was much. */
  readonly incidents?: readonly Incident[];
  /** The tournament whose table this is. */
  readonly tournament?: { readonly id: string; readonly round: number };
  /** The deal that several tables play, where it is one of those (`match/given-deal.ts`). */
  readonly deal?: string;
  /** Others may still play this deal: nobody but those who sit here is shown anything of it. */
  readonly heldBack?: true;
  /** By seat that is away, those who want to go on without it. */
  readonly votes?: Readonly<Record<Seat, readonly Seat[]>>;
};
export type PlayerData = ServerTypes.PlayerMetadata & {
  /** Whose seat it is, where a member holds it. */
  readonly member?: string;
  /** Whose seat it is, where a bot of somebody's holds it, which plays it over `/api/bot`. */
  readonly botAccount?: string;
  /** Until when its member is on holiday, in milliseconds since 1970: where a table plays by days their time does not run. */
  readonly holiday?: number;
  /** Whoever sat here was a member, and is none any more. */
  readonly former?: true;
};
export type MatchState = State;
export type LogEntry = Entry;

/** What a storage may be asked for, as `StorageAPI.Async.fetch` takes it. */
export type FetchOpts = Parameters<StorageAPI.Async['fetch']>[1];
/** The number the framework gives a storage whose answers are promises. */
export const ASYNC_STORAGE = 1;
