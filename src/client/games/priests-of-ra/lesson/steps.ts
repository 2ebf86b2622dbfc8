import { rasUnsold } from '../../auction/lesson/ras-unsold.ts';
import type { LessonStep } from '../../lesson/lesson.ts';
import { script } from '../../lesson/script.ts';
import type { lessonWords } from './words.ts';

type En = (typeof lessonWords)['en'];

export const STEPS: readonly LessonStep<keyof En['say'], keyof En['parts']>[] = [
  { say: 'hello' },
  { say: 'suns', at: 'suns' },
  { say: 'draw', ask: [['draw']], brings: 'farmer/warrior' },
  {
    say: 'side',
    ask: [
      ['placeTile', 'farmer'],
      ['placeTile', 'warrior'],
    ],
  },
  {
    first: script(`
      1 draw pyramid
      2 draw plague
    `),
    say: 'invoke',
    at: 'track',
    ask: [['invokeRa']],
  },
  {
    first: script(`
      1 bid 3
      2 pass
    `),
    say: 'outbid',
    at: 'suns',
    ask: [['bid', 5]],
  },
  { say: 'centre', at: 'centre' },
  {
    first: script(`
      1 draw priest
      2 draw granary/fortress | granary
    `),
    say: 'ra',
    at: 'track',
    ask: [['draw']],
    brings: 'ra',
  },
  {
    first: script(`
      1 pass
      2 pass
    `),
    say: 'raTile',
    at: 'raTrack',
    ask: [['bid', 2]],
  },
  { say: 'priest', ask: [['turnTile', 'granary']] },
  {
    isLeap: true,
    first: [
      ...script(`
        1 draw market/library | market
        2 draw merchant/scribe | scribe
        0 draw pyramid
        1 invokeRa
        2 bid 4
        0 pass
        1 bid 6
        2 draw chamber-red/chamber-blue | chamber-red
      `),
      ...rasUnsold(0, 1, 2, 0, 1, 2),
    ],
    say: 'lastRa',
    at: 'raTrack',
    ask: [['draw']],
    brings: 'ra',
  },
  { say: 'epoch', at: 'area' },
  {
    isLeap: true,
    first: script(`
      0 draw plague
      1 draw market/library | market
      2 draw plague
      0 draw chamber-green/chamber-yellow | chamber-green
      1 draw plague
      2 draw plague
      0 draw market/library | library
      1 draw pyramid
      2 invokeRa
    `),
    say: 'full',
    at: 'track',
    ask: [['pass']],
  },
  {
    first: script(`
      1 pass
      2 pass
    `),
    say: 'unsold',
    at: 'track',
  },
  { say: 'empty', at: 'centre', ask: [['invokeRa']] },
  {
    first: script(`
      1 pass
      2 pass
    `),
    say: 'mustBid',
    at: 'suns',
    ask: [['bid', 1]],
  },
  {
    isLeap: true,
    first: script(`
      1 draw farmer/warrior | farmer
      2 draw merchant/scribe | merchant
      0 draw granary/fortress | granary
      1 invokeRa
      2 pass
      0 bid 5
      1 pass
      2 invokeRa
      0 pass
      1 pass
      2 bid 4
      0 draw farmer/warrior | farmer
      1 draw market/library | library
      2 draw merchant/scribe | scribe
      0 invokeRa
      1 pass
      2 pass
      0 bid 8
      1 draw merchant/scribe | merchant
      2 draw farmer/warrior | warrior
      0 draw farmer/warrior | warrior
      1 invokeRa
      2 pass
      0 pass
      1 bid 2
      2 draw pyramid
      0 draw pyramid
      1 draw market/library | market
      2 invokeRa
      0 pass
      1 pass
      2 bid 7
      0 draw chamber-red/chamber-blue | chamber-red
      1 invokeRa
      2 pass
      0 pass
      1 bid 3
      2 invokeRa
      0 pass
      1 pass
      2 bid 10
      0 draw priest
      1 invokeRa
      2 pass
      0 pass
      1 bid 9
      1 doneTurning
      2 invokeRa
      0 pass
      1 pass
      2 bid 11
      0 draw pyramid
      1 invokeRa
      0 pass
      1 bid 12
    `),
    say: 'alone',
    at: 'rivals',
    ask: [['draw']],
    brings: 'priest',
  },
  { say: 'alone2', at: 'track', ask: [['invokeRa']] },
  { say: 'alone3', at: 'suns', ask: [['bid', 13]] },
  { say: 'building', ask: [['turnTile', 'fortress']] },
  { say: 'epoch2', at: 'area' },
  {
    isLeap: true,
    first: script(`
      0 draw chamber-red/chamber-blue | chamber-red
      1 draw farmer/warrior | farmer
      2 draw chamber-red/chamber-blue | chamber-red
      0 draw merchant/scribe | merchant
      1 draw chamber-red/chamber-blue | chamber-blue
      2 draw priest
      0 draw merchant/scribe | scribe
      1 invokeRa
      2 pass
    `),
    say: 'last',
    at: 'track',
    ask: [['bid', 12]],
  },
  { say: 'turnBlue', ask: [['turnTile', 'chamber-blue']] },
  {
    isLeap: true,
    first: rasUnsold(2, 0, 1, 2, 0, 1, 2),
    say: 'end',
    at: 'raTrack',
    ask: [['draw']],
    brings: 'ra',
  },
  { say: 'over' },
];
