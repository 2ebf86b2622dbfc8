import type { GameId } from '../../game/index.ts';
import type { Lesson } from './lesson/lesson.ts';

/** The guided first match of each game that has one, out of its folder, loaded when it is begun. */
export const LESSONS: Readonly<Partial<Record<GameId, () => Promise<Lesson>>>> = Object.fromEntries(
  Object.entries(import.meta.glob<Lesson>('./*/lesson/lesson.ts', { import: 'lesson' })).map(
    ([path, load]) => [path.split('/').at(-3), load],
  ),
);

/** Has a game a guided first match? */
export const hasLesson = (game: GameId): boolean => LESSONS[game] !== undefined;
