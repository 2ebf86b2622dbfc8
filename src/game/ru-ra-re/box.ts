import { sealedRandom } from '../shared/random.ts';
import { shuffle } from '../shared/shuffle.ts';
import { CARDS, type Card } from './cards.ts';

/** Brings the box into an order for the last round; its last card is drawn first. */
export type BoxShuffle = (box: readonly Card[], seed: string) => Card[];

/** By chance: the same order for the same cards, however they came there. */
export const shuffledBox: BoxShuffle = (box, seed) => {
  const order = (card: Card) => CARDS.indexOf(card);
  return shuffle(
    box.toSorted((a, b) => order(a) - order(b)),
    sealedRandom(`${seed} box`),
  );
};

/** As a record tells: the cards that were drawn from the box come first, as far as the box holds them. */
export const boxThatBrings =
  (drawn: readonly Card[]): BoxShuffle =>
  box => {
    const left = [...box];
    const brought: Card[] = [];
    for (const card of drawn) {
      const place = left.indexOf(card);
      if (place >= 0) brought.push(...left.splice(place, 1));
    }
    return [...left, ...brought.reverse()];
  };
