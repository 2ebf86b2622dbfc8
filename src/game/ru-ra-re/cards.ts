import { entryAt } from '../shared/lists.ts';
import deck from './deck.json' with { type: 'json' };

export const ANIMALS = ['sheep', 'horse', 'pig', 'cow', 'goat', 'goose', 'hen', 'dog'] as const;
export const POINTS_CARDS = ['points-2', 'points-3', 'points-4'] as const;
export const CARDS = [
  'king',
  'knight',
  'church',
  'farmer',
  'farmwife',
  'farmhouse',
  ...POINTS_CARDS,
  ...ANIMALS,
] as const;
export type Card = (typeof CARDS)[number];

/** How many of each card there are. The rulebook tells only some of them. [reading] */
export const IN_DECK: Readonly<Record<Card, number>> = deck;
export const DECK_SIZE = CARDS.reduce((sum, card) => sum + IN_DECK[card], 0);

/** What leaves a player at the first scoring. */
const LEAVING: ReadonlySet<Card> = new Set(['farmer', 'farmwife', 'farmhouse', 'church', ...POINTS_CARDS]);
export const leaves = (card: Card): boolean => LEAVING.has(card);

export const isCard = (name: unknown): name is Card => CARDS.includes(name as Card);

/** How many cards of each kind somebody has. All kinds are there from the start: that is what makes it quick. */
export type Display = Record<Card, number>;

export const emptyDisplay = (): Display => ({
  king: 0,
  knight: 0,
  church: 0,
  farmer: 0,
  farmwife: 0,
  farmhouse: 0,
  'points-2': 0,
  'points-3': 0,
  'points-4': 0,
  sheep: 0,
  horse: 0,
  pig: 0,
  cow: 0,
  goat: 0,
  goose: 0,
  hen: 0,
  dog: 0,
});

/** How many of each card, in the order of `CARDS`, and a display of so many. */
export const countsOf = (display: Readonly<Display>): number[] => CARDS.map(card => display[card]);
export const displayOf = (counts: readonly number[]): Display => {
  const display = emptyDisplay();
  for (const [i, card] of CARDS.entries()) display[card] = entryAt(counts, i);
  return display;
};

/** All cards of a display, in the order of `CARDS`. */
export const cardsOf = (display: Readonly<Display>): Card[] =>
  CARDS.flatMap(card => Array<Card>(display[card]).fill(card));

export const sizeOf = (display: Readonly<Display>): number => {
  let size = 0;
  for (const card of CARDS) size += display[card];
  return size;
};

export const add = (display: Display, cards: readonly Card[]): void => {
  for (const card of cards) display[card] += 1;
};
