import { GAME_IDS, type GameId, isGameId, metaOf } from '../../../game/index.ts';
import { wholeNumber } from '../command.ts';

/** What the command lines of the ladder and the arena have in common. */
export const DUEL_OPTIONS = {
  seats: { type: 'string' },
  matches: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string', default: '2' },
} as const;

/** @throws an Error with one sentence */
export const gameNamed = (option: string, name: string): GameId => {
  if (!isGameId(name)) throw new Error(`${option} ${name}: there are ${GAME_IDS.join(', ')}`);
  return name;
};

/** A number of seats of a game, or a range of them: 4, 2-5. @throws an Error with one sentence */
export const seatsNamed = (text: string, game: GameId): readonly number[] => {
  const { min, max } = metaOf(game).seats;
  const [first = '', last = first, ...more] = text.split('-');
  if (more.length > 0) throw new Error(`--seats ${text}: a number, or a range such as ${min}-${max}`);
  const from = wholeNumber('--seats', first, min, max);
  const to = wholeNumber('--seats', last, from, max);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

/** As many as strength is measured with: four, or as many as there are. */
export const usualSeats = (game: GameId): number => Math.min(4, metaOf(game).seats.max);

export const threadsNamed = (text: string): number => wholeNumber('--threads', text, 1, 64);
export const matchesNamed = (text: string): number => wholeNumber('--matches', text, 1, 1_000_000);
export const seedNamed = (text: string): string => {
  if (text === '') throw new Error('--seed: a text that is not empty');
  return text;
};
