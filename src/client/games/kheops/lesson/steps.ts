import type { LessonStep } from '../../lesson/lesson.ts';
import { script } from '../../lesson/script.ts';
import type { lessonWords } from './words.ts';

type En = (typeof lessonWords)['en'];

export const STEPS: readonly LessonStep<keyof En['say'], keyof En['parts']>[] = [
  { say: 'hello' },
  { say: 'pawn', at: 'ankh', ask: [['placePawn', 'worker', '5,8']] },
  {
    say: 'tile',
    at: 'first',
    ask: [
      ['layTile', 17, '5,9', 0],
      ['layTile', 17, '5,9', 1],
      ['layTile', 17, '5,9', 2],
    ],
  },
  {
    first: script(`
      1 placePawn worker 6,9
      1 layTile 15 4,8 1
    `),
    say: 'power',
    at: 'turning',
    ask: [['placePawn', 'worker', '5,2']],
  },
  {
    say: 'rotate',
    at: 'turned',
    ask: [
      ['rotate', '6,2', 0],
      ['rotate', '6,2', 2],
    ],
  },
  {
    first: script(`
      0 layTile 28 5,1 0
      1 placePawn worker 6,8
      1 layTile 46 4,0 0
    `),
    say: 'swapper',
    at: 'swapper',
    ask: [['placePawn', 'worker', '4,8']],
  },
  { say: 'swap', at: 'swapped', ask: [['swap', '4,8', '6,8']] },
  {
    first: script(`
      0 layTile 27 4,1 0
      1 placePawn worker 6,11
      1 layTile 8 3,0 0
    `),
    say: 'mummy',
    at: 'mummy',
    ask: [['placePawn', 'mummy', '6,9']],
  },
  {
    first: script(`
      0 layTile 42 3,1 0
      1 placePawn worker 3,1
      1 layTile 16 2,0 1
    `),
    say: 'priest',
    at: 'priest',
    ask: [['placePawn', 'priest', '6,1']],
  },
  {
    isLeap: true,
    first: script(`
      0 layTile 21 5,3 0
      1 placePawn worker 6,0
      1 rotate 6,9 1
      1 layTile 40 5,5 1
      0 placePawn pharaoh 3,0
      0 rotate 6,0 2
      0 layTile 41 2,1 0
      1 placePawn mummy 5,2
      1 rotate 3,1 1
      1 layTile 4 3,2 0
      0 placePawn worker 2,0
      0 swap 3,0 3,1
      0 layTile 10 3,3 0
      1 placePawn worker 6,2
      1 rotate 2,0 2
      1 layTile 34 1,0 0
      0 placePawn worker 3,3
      0 rotate 2,0 1
      0 layTile 3 1,1 0
      1 placePawn worker 5,3
      1 movePawn 3,0 5,5
      1 layTile 6 4,4 2
      0 placePawn worker 4,4
      0 rotate 6,3 2
      0 layTile 47 0,0 0
      1 placePawn worker 1,1
      1 rotate 6,3 0
      1 layTile 22 1,2 0
      0 placePawn worker 5,6
      0 movePawn 3,1 6,3
      0 layTile 38 2,2 0
      1 placePawn worker 5,9
      1 swap 6,0 2,0
      1 layTile 25 2,3 0
      0 placePawn worker 3,2
      0 rotate 5,8 2
      0 layTile 33 5,7 2
      1 placePawn worker 1,2
      1 movePawn 4,8 2,1
      1 layTile 5 2,4 0
      0 placePawn worker 4,8
      0 swap 6,0 2,0
      0 layTile 7 3,4 0
      1 placePawn worker 6,12
      1 rotate 3,1 0
      1 layTile 23 3,5 0
      0 placePawn worker 3,0
      0 rotate 3,1 1
      0 layTile 32 3,6 0
      1 placePawn worker 3,1
      1 layTile 48 4,2 0
      0 placePawn worker 3,4
      0 rotate 6,7 1
      0 layTile 29 4,3 0
      1 placePawn worker 6,7
      1 layTile 26 4,5 0
      0 placePawn worker 2,4
      0 rotate 5,6 0
    `),
    say: 'networks',
    at: 'site',
  },
  { say: 'bonuses', at: 'site' },
  {
    say: 'last',
    at: 'last',
    ask: [
      ['layTile', 0, '4,6', 0],
      ['layTile', 0, '4,6', 1],
      ['layTile', 0, '4,6', 2],
    ],
  },
  {
    first: script(`
      1 placePawn worker 5,7
      1 layTile 37 4,7 0
    `),
    say: 'over',
  },
];
