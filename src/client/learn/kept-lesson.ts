import type { GameId } from '../../game/index.ts';
import type { Place } from './lesson-match.ts';

const VERSION = 1;
const MAX_STEPS = 200;
const keyOf = (game: GameId) => `lesson:${game}`;

export const keepPlace = (game: GameId, place: Place): void => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ version: VERSION, ...place }));
  } catch {
    // A full or forbidden storage must not stop the lesson; it only begins anew after a reload.
  }
};

export const forgetPlace = (game: GameId): void => {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // nothing is kept where nothing can be
  }
};

/** Where a lesson was left on this device; null where it was not begun, or what is kept cannot be read. */
export const keptPlace = (game: GameId): Place | null => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (typeof data !== 'object' || data === null || !('version' in data) || data.version !== VERSION)
      return null;
    const { step, answers } = data as Record<string, unknown>;
    if (!isPlace(step) || !Array.isArray(answers) || answers.length > MAX_STEPS) return null;
    return answers.every(isPlace) ? { step, answers } : null;
  } catch {
    return null;
  }
};

const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < MAX_STEPS;
