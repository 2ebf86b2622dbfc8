import type { Exercise } from '../../../game/exercise.ts';
import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { CLIENT_GAMES } from '../../games/index.ts';

const setOf = (game: GameId) => CLIENT_GAMES[game].coach?.exercises ?? null;

export const hasExercises = (game: GameId): boolean => setOf(game) !== null;

const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970, by the clock of Greenwich: the same for everybody. */
export const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY);

/** The game whose exercise is offered to everybody that day: each that has any in its turn. Null where none has. */
export const gameOfDay = (day: number): GameId | null => {
  const games = GAME_IDS.filter(hasExercises);
  return games[day % games.length] ?? null;
};

/** The exercise of a day; after the last one the first comes again. Null where the game has none. */
export const loadExercise = async (game: GameId, day: number): Promise<Exercise | null> => {
  const { default: all = [] } = (await setOf(game)?.()) ?? {};
  return (all[day % all.length] as Exercise | undefined) ?? null;
};
