import { bagging } from '../../../../game/priests-of-ra/bag.ts';
import { meta } from '../../../../game/priests-of-ra/meta.ts';
import type { State } from '../../../../game/priests-of-ra/table.ts';
import type { Tile } from '../../../../game/priests-of-ra/tiles.ts';
import { AUCTION_PARTS } from '../../auction/lesson/parts.ts';
import { preparedBag } from '../../auction/lesson/prepared-bag.ts';
import { drawnIn, lessonOf } from '../../lesson/lesson.ts';
import { STEPS } from './steps.ts';
import { lessonWords } from './words.ts';

/** Priests of Ra: three epochs, of which the scribe plays what would only say again what was said. */
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
