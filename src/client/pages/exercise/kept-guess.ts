import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { type Kept, kept, useKept } from '../../ui/storage/kept.ts';

type Guess = { readonly day: number; readonly guess: number };

const GUESSES = Object.fromEntries(
  GAME_IDS.map(game => [
    game,
    kept<Guess | null>(
      `exercise:${game}`,
      {
        parse: text => {
          const [, day, guess] = /^(\d+) (\d)$/.exec(text) ?? [];
          return guess === undefined ? undefined : { day: Number(day), guess: Number(guess) };
        },
        write: guess => `${guess?.day} ${guess?.guess}`,
      },
      { none: null },
    ),
  ]),
) as Readonly<Record<GameId, Kept<Guess | null>>>;

/** Which choice was guessed that day, also in another tab; null where none was. */
export const useKeptGuess = (game: GameId, day: number): number | null => {
  const last = useKept(GUESSES[game]);
  return last?.day === day ? last.guess : null;
};

export const keepGuess = (game: GameId, day: number, guess: number): void =>
  void GUESSES[game].set({ day, guess });
