import type { AnyMove } from '../../../../game/contract.ts';
import { rasUnsold } from '../../auction/lesson/ras-unsold.ts';
import type { LessonStep } from '../../lesson/lesson.ts';
import { script } from '../../lesson/script.ts';
import type { lessonWords } from './words.ts';

type En = (typeof lessonWords)['en'];

/** To discard any two of these tiles. */
const twoOf = (...tiles: readonly string[]): readonly AnyMove[] =>
  tiles.flatMap((one, i) => tiles.slice(i + 1).map((other): AnyMove => ['discard', one, other]));

export const STEPS: readonly LessonStep<keyof En['say'], keyof En['parts']>[] = [
  { say: 'hello' },
  { say: 'suns', at: 'suns' },
  { say: 'draw', ask: [['draw']], brings: 'pharaoh' },
  {
    first: script(`
      1 draw nile
      2 draw god
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
      1 draw gold
      2 draw obelisk
    `),
    say: 'god',
    at: 'track',
    ask: [['playGod', 'gold']],
  },
  {
    first: script(`
      1 draw flood
      2 draw art
    `),
    say: 'ra',
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
  {
    isLeap: true,
    first: script(`
      1 draw writing
      2 draw religion
      0 draw temple
      1 draw astronomy
      2 draw unrest
      0 draw agriculture
      1 draw pharaoh
      2 invokeRa
    `),
    say: 'disaster',
    at: 'track',
    ask: [['bid', 8]],
  },
  {
    first: script(`
      1 pass
      2 pass
    `),
    say: 'unrest',
    at: 'area',
    ask: twoOf('art', 'agriculture', 'religion', 'astronomy', 'writing'),
  },
  {
    isLeap: true,
    first: [
      ...script(`
        0 draw funeral
        1 draw god
        2 draw sphinx
        0 draw ra
        1 bid 3
        2 pass
        0 pass
      `),
      ...rasUnsold(1, 2, 0, 1, 2),
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
      0 draw drought
      1 draw unrest
      2 draw earthquake
      0 draw funeral
      1 draw drought
      2 draw unrest
      0 draw nile
      1 draw art
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
      1 draw pyramid
      2 draw nile
      0 draw temple
      1 invokeRa
      2 pass
      0 bid 5
      1 pass
      2 invokeRa
      0 pass
      1 pass
      2 bid 4
      0 draw pharaoh
      1 draw pharaoh
      2 draw pharaoh
      0 draw flood
      1 invokeRa
      2 pass
      0 pass
      1 bid 6
      2 draw art
      0 draw religion
      1 draw temple
      2 invokeRa
      0 pass
      1 pass
      2 bid 7
      0 draw palace
      1 draw nile
      2 draw obelisk
      0 invokeRa
      1 pass
      2 pass
      0 bid 2
      1 invokeRa
      2 pass
      0 pass
      1 bid 8
      2 invokeRa
      0 pass
      1 pass
      2 bid 10
      0 draw statues
      1 invokeRa
      2 pass
      0 pass
      1 bid 9
      2 invokeRa
      0 pass
      1 pass
      2 bid 11
      0 draw fortress
      1 invokeRa
      0 pass
      1 bid 12
      0 draw earthquake
      0 draw sphinx
    `),
    say: 'alone',
    at: 'rivals',
    ask: [['draw']],
    brings: 'temple',
  },
  { say: 'alone2', at: 'track', ask: [['invokeRa']] },
  { say: 'alone3', at: 'suns', ask: [['bid', 13]] },
  {
    say: 'earthquake',
    at: 'area',
    ask: [
      ['discard', 'obelisk', 'obelisk'],
      ['discard', 'obelisk', 'palace'],
      ['discard', 'obelisk', 'pyramid'],
      ['discard', 'obelisk', 'sphinx'],
      ['discard', 'palace', 'pyramid'],
      ['discard', 'palace', 'sphinx'],
      ['discard', 'pyramid', 'sphinx'],
    ],
  },
  { say: 'epoch2', at: 'area' },
  {
    isLeap: true,
    first: script(`
      0 draw flood
      1 draw writing
      2 draw religion
      0 draw agriculture
      1 draw pharaoh
      2 draw god
      0 draw pharaoh
      1 invokeRa
      2 pass
    `),
    say: 'last',
    at: 'track',
    ask: [['bid', 12]],
  },
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
