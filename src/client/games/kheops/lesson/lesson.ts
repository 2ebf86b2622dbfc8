import type { State } from '../../../../game/kheops/table.ts';
import { LEARNER, lessonOf } from '../../lesson/lesson.ts';
import { STEPS } from './steps.ts';
import { lessonWords } from './words.ts';

/** A cell, and the button that does there what is meant. */
const cell = (name: string): string => `[data-cell="${name}"], .deed-do`;

/** The tile that the learner lays. */
const FIRST = 17;

/** Kheops: the first turns and the last one; the scribe plays those between. */
export const lesson = lessonOf({
  seed: 'lesson 81',
  options: { white: 0, strictClosure: false },
  others: ['Meret'],
  // The tiles come as this seed deals them; the one that is to be laid first is in hand by itself.
  prepare: ({ secret }: State) => {
    secret.hands[LEARNER]?.sort((a, b) => Number(b === FIRST) - Number(a === FIRST));
  },
  steps: STEPS,
  parts: {
    ankh: cell('5,8'),
    first: `.hand-tile[data-key="1"], ${cell('5,9')}`,
    turning: cell('5,2'),
    turned: cell('6,2'),
    swapper: cell('4,8'),
    swapped: `[data-cell="6,8"], ${cell('4,8')}`,
    mummy: `[data-piece="mummy"], ${cell('6,9')}`,
    priest: `[data-piece="priest"], ${cell('6,1')}`,
    site: '.site',
    last: cell('4,6'),
  },
  words: lessonWords,
});
