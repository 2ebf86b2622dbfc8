import { GAME_IDS, type GameId, isGameId, metaOf } from '../game/index.ts';
import { wholeNumber } from './command.ts';

/** What the command lines of all that plays matches have in common. Each throws an Error with one sentence. */
export const gameNamed = (option: string, name: string | undefined): GameId => {
  if (name === undefined) throw new Error(`${option}: one of ${GAME_IDS.join(', ')}`);
  if (!isGameId(name)) throw new Error(`${option} ${name}: there are ${GAME_IDS.join(', ')}`);
  return name;
};

/** A number of seats of a game, or a range of them: 4, 2-5. */
export const seatsNamed = (option: string, text: string, game: GameId): readonly number[] => {
  const { min, max } = metaOf(game).seats;
  const [first = '', last = first, ...more] = text.split('-');
  if (more.length > 0) throw new Error(`${option} ${text}: a number, or a range such as ${min}-${max}`);
  const from = wholeNumber(option, first, min, max);
  const to = wholeNumber(option, last, from, max);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

export const threadsNamed = (text: string): number => wholeNumber('--threads', text, 1, 64);
export const matchesNamed = (text: string): number => wholeNumber('--matches', text, 1, 1_000_000);
export const seedNamed = (text: string): string => {
  if (text === '') throw new Error('--seed: a text that is not empty');
  return text;
};
