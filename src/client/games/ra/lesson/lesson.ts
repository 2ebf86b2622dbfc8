import { bagging } from '../../../../game/ra/bag.ts';
import { meta } from '../../../../game/ra/meta.ts';
import type { State } from '../../../../game/ra/table.ts';
import type { Tile } from '../../../../game/ra/tiles.ts';
import { AUCTION_PARTS } from '../../auction/lesson/parts.ts';
import { preparedBag } from '../../auction/lesson/prepared-bag.ts';
import { drawnIn, lessonOf } from '../../lesson/lesson.ts';
import { STEPS } from './steps.ts';
import { lessonWords } from './words.ts';

/** Ra: three epochs, of which the scribe plays what would only say again what was said. */
export const lesson = lessonOf({
  seed: 'lesson 16',
  options: meta.defaults,
  others: ['Meret', 'Senbi'],
  prepare: ({ secret }: State) => {
    secret.bag = preparedBag(secret.bag, bagging.bagOf(drawnIn<Tile>(STEPS)));
  },
  steps: STEPS,
  parts: AUCTION_PARTS,
  words: lessonWords,
});
