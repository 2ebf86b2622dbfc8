import type { State as FrameworkState, Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { AnyEvent, AnyMove } from '../../../src/game/contract.ts';
import { createGame, type MoveMetadata } from '../../../src/game/framework/create-game.ts';
import { game } from '../../../src/game/priests-of-ra/game.ts';
import type { Move, State } from '../../../src/game/priests-of-ra/table.ts';
import { moduleOf } from '../load-game.ts';

export type GameState = FrameworkState<State>;

export const newGame = (seed = 'a framework match'): Game => createGame(moduleOf(game), () => seed);

/** A match in boardgame.io’s own reducer, and how it takes a move of a seat, or anything else. */
export const reduced = (players = 3, seed?: string) => {
  const table = newGame(seed);
  const reducer = CreateGameReducer({ game: table });
  const start = InitializeGame({ game: table, numPlayers: players }) as GameState;
  const send = (state: GameState, type: string, payload: object): GameState =>
    reducer(state, { type, payload } as never) as GameState;
  return {
    start,
    send,
    move: (state: GameState, playerID: string | null, [type, ...args]: AnyMove | Move): GameState =>
      send(state, 'MAKE_MOVE', { type, args, playerID }),
  };
};

/** The events that the log entries of a match carry. */
export const eventsIn = (log: readonly { metadata?: unknown }[]): AnyEvent[] =>
  log.flatMap(({ metadata }) => (metadata as MoveMetadata | undefined)?.events ?? []);
