import type { Exercise } from '../../../game/exercise.ts';
import type { GameId } from '../../../game/index.ts';

/** The exercises of each game that has some, made by `npm run exercises`, loaded when they are wanted. */
const SETS: Readonly<Record<string, () => Promise<readonly Exercise[]>>> = import.meta.glob<
  readonly Exercise[]
>('./sets/*.json', { import: 'default' });

const setOf = (game: GameId) => SETS[`./sets/${game}.json`];

export const hasExercises = (game: GameId): boolean => setOf(game) !== undefined;

const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970, by the clock of Greenwich: the same for everybody. */
export const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY);

/** The exercise of a day; after the last one the first comes again. Null where the game has none. */
export const loadExercise = async (game: GameId, day: number): Promise<Exercise | null> => {
  const all = (await setOf(game)?.()) ?? [];
  return all[day % all.length] ?? null;
};
