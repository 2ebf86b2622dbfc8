import type { GameId } from '../../game/index.ts';

const keyOf = (game: GameId): string => `exercise:${game}`;

/** Which choice was guessed that day; null where none was, or nothing can be kept here. */
export const keptGuess = (game: GameId, day: number): number | null => {
  try {
    const [of, guess] = (localStorage.getItem(keyOf(game)) ?? '').split(' ');
    return of === String(day) && /^\d$/.test(guess ?? '') ? Number(guess) : null;
  } catch {
    return null;
  }
};

export const keepGuess = (game: GameId, day: number, guess: number): void => {
  try {
    localStorage.setItem(keyOf(game), `${day} ${guess}`);
  } catch {
    // Without it the exercise is begun anew.
  }
};
