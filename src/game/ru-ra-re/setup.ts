import type { GameSetup } from '../contract.ts';
import { sealedRandom } from '../shared/random.ts';
import { shuffle } from '../shared/shuffle.ts';
import { CARDS, type Card, emptyDisplay, IN_DECK } from './cards.ts';
import type { RuRaReEvent } from './events.ts';
import { ROW_LENGTH } from './numbers.ts';
import { piecesFor } from './pieces.ts';
import type { Options, State, Table, View } from './table.ts';

const DECK: readonly Card[] = CARDS.flatMap(card => Array<Card>(IN_DECK[card]).fill(card));

/** A new match: the deck shuffled, some of it unseen in the box, three cards in each row. */
export const setup = ({ players, options, seed }: GameSetup<Options>): State => {
  const { rowCount, inPlay } = piecesFor(players);
  const pile = shuffle([...DECK], sealedRandom(seed));
  const box = pile.splice(inPlay);
  return laid({ players, rowCount, options, pile, box, seed });
};

/** The table at the beginning of a match with such a pile. */
export const laid = ({
  players,
  rowCount,
  options,
  ...secret
}: { players: number; rowCount: number; options: Options } & Omit<State['secret'], 'choices'>): State => {
  const { pile } = secret;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const open = Array.from({ length: rowCount }, () => pile.splice(-ROW_LENGTH, ROW_LENGTH).reverse());
  return {
    options,
    rows: open,
    displays: seats.map(emptyDisplay),
    pile: pile.length,
    round: 1,
    throw: 1,
    scored: false,
    lastRound: false,
    totals: seats.map(() => 0),
    waiting: seats,
    chosen: seats.map(() => false),
    step: { kind: 'choose' },
    secret: { ...secret, choices: seats.map(() => null) },
  };
};

/** The events of the set-up. */
export const opening = ({ rows }: Table | View): readonly RuRaReEvent[] => [
  { type: 'setup', rows: rows.map(row => [...row]) },
];
