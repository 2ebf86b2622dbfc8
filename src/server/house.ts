import type { Logger } from 'pino';
import type { FrameworkServer } from './boardgame.ts';
import type { Config } from './config.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import type { ServedGame } from './served-game.ts';
import type { MatchStore } from './storage/match-store.ts';
import type { Rooms } from './transport/rooms.ts';

/** What every part of the server works with. */
export type House = {
  readonly config: Config;
  readonly log: Logger;
  readonly games: ReadonlyMap<string, ServedGame>;
  readonly store: MatchStore;
  /** One queue per match, for everything that reads a match and then writes it. */
  readonly mutex: KeyedMutex;
  readonly rooms: Rooms;
  readonly auth: FrameworkServer['auth'];
  /** To be called after whatever may let a bot act or leave a seat waiting: a move, a join, a page gone or back. */
  readonly wake: (matchID: string) => void;
  /** To be called after whatever the lobby's list of a game shows has changed. */
  readonly listChanged: (game: string) => void;
};
