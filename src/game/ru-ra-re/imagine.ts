import { entryAt } from '../shared/lists.ts';
import type { Random } from '../shared/random.ts';
import type { Seat } from '../shared/seats.ts';
import { shuffle } from '../shared/shuffle.ts';
import { CARDS, type Card, displayOf, IN_DECK } from './cards.ts';
import { ROWS, type Row, type State, type View } from './table.ts';
import { copyMiddle } from './view.ts';

/** A match that fits what a seat sees: pile, box and the others' choices are made up. [Q-01, Q-10, Q-22] */
export const imagine = (view: View, seat: Seat | null, random: Random): State => {
  const box = shuffle(unseenCards(view), random);
  const pile = box.splice(0, view.pile);
  box.push(...CARDS.flatMap((card, i) => Array<Card>(entryAt(view.gone, i)).fill(card)));
  const rows = ROWS.filter(row => (view.rows[row - 1] ?? []).length > 0);
  return {
    ...copyMiddle(view),
    displays: view.displays.map(displayOf),
    secret: {
      pile,
      box,
      choices: view.chosen.map((has, other): Row | null =>
        other === seat ? view.choice : has ? entryAt(rows, random.below(rows.length)) : null,
      ),
      seed: `imagined ${random.below(2 ** 32)}`,
    },
  };
};

/** Every card that lies in no row, in front of nobody, and not where everybody knows it to be. */
const unseenCards = ({ rows, displays, gone }: View): Card[] => {
  const lying = rows.flat();
  return CARDS.flatMap((card, i) => {
    let left = IN_DECK[card] - entryAt(gone, i);
    for (const counts of displays) left -= entryAt(counts, i);
    for (const other of lying) if (other === card) left -= 1;
    return Array<Card>(left).fill(card);
  });
};
