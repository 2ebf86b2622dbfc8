import { meta } from '../../../../game/ru-ra-re/meta.ts';
import { lessonOf } from '../../lesson/lesson.ts';
import { STEPS } from './steps.ts';
import { lessonWords } from './words.ts';

/** Ru-Ra-Re: five rounds and the last one; the scribe plays those between. */
export const lesson = lessonOf({
  seed: 'lesson 0',
  options: meta.defaults,
  others: ['Meret', 'Senbi'],
  // The cards come as this seed deals them.
  prepare: () => {},
  steps: STEPS,
  parts: { rows: '.rows', own: '.own', stock: '.stock-pile' },
  words: lessonWords,
});
