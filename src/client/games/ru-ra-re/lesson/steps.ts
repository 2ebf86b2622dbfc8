import type { LessonStep } from '../../lesson/lesson.ts';
import { script } from '../../lesson/script.ts';
import type { lessonWords } from './words.ts';

type En = (typeof lessonWords)['en'];

export const STEPS: readonly LessonStep<keyof En['say'], keyof En['parts']>[] = [
  { say: 'hello' },
  { say: 'rows', at: 'rows' },
  {
    first: script(`
      1 choose 1 1 5
      2 choose 1 1 1
    `),
    say: 'choose',
    ask: [['choose', 1, 1, 4]],
  },
  { say: 'alone', at: 'own' },
  {
    first: script(`
      1 choose 2 1 2
      2 choose 2 1 4
    `),
    say: 'house',
    ask: [['choose', 2, 1, 2]],
  },
  { first: script('1 choose 2 2 1'), say: 'clash', ask: [['choose', 2, 2, 2]] },
  { say: 'filled', at: 'rows' },
  {
    first: script(`
      1 choose 3 1 4
      2 choose 3 1 2
    `),
    say: 'free',
    ask: [
      ['choose', 3, 1, 3],
      ['choose', 3, 1, 1],
      ['choose', 3, 1, 5],
      ['choose', 3, 1, 6],
      ['choose', 3, 1, 7],
    ],
  },
  {
    isLeap: true,
    first: script(`
      1 choose 4 1 2
      2 choose 4 1 5
      0 choose 4 1 6
      1 choose 5 1 7
      2 choose 5 1 5
    `),
    say: 'thirteen',
    ask: [['choose', 5, 1, 1]],
  },
  { say: 'scored', at: 'own' },
  {
    isLeap: true,
    first: script(`
      1 choose 6 1 1
      2 choose 6 1 2
      0 choose 6 1 6
      1 choose 7 1 7
      2 choose 7 1 2
      0 choose 7 1 5
      1 choose 8 1 2
      2 choose 8 1 5
      0 choose 8 1 4
      1 choose 9 1 1
      2 choose 9 1 7
      0 choose 9 1 2
      1 choose 10 1 5
      2 choose 10 1 4
    `),
    say: 'last',
    at: 'stock',
    ask: [['choose', 10, 1, 7]],
  },
  { say: 'over' },
];
