import { expect, it } from 'vitest';
import { endedMatchOf, playedKeyOf } from '../../../../src/client/match/local/ended-match.ts';
import type { LocalMatch } from '../../../../src/client/match/local/local-match.ts';
import type { SavedMatch } from '../../../../src/client/match/local/saved-match.ts';

const ADA = { name: 'Ada', bot: null };
const NED = { name: 'Ned', bot: null };
const BOT = { name: 'steady', bot: 'steady' };
const OUTCOME = { scores: [12, 20], winners: [1] };

const saved = (more: Partial<SavedMatch> = {}): SavedMatch => ({
  seats: [BOT, ADA],
  options: {},
  handOver: true,
  seed: 'a seed',
  moves: [],
  over: true,
  ...more,
});
/** As far as its end goes. */
const match = (of: SavedMatch, outcome: typeof OUTCOME | null = OUTCOME) =>
  ({ snapshot: () => ({ outcome }), saved: () => of }) as unknown as LocalMatch;

it.each([
  ['one person’s own', [BOT, ADA], 1],
  ['nobody’s, where several played', [NED, ADA], null],
  ['nobody’s, where none did', [BOT, BOT], null],
])('a match that was played on this device is %s', (_whose, seats, own) => {
  const it = saved({ seats });
  expect(endedMatchOf('ra', it, match(it), 1_000_000)).toEqual({
    key: 'local/a seed',
    game: 'ra',
    seats,
    outcome: OUTCOME,
    own,
    ended: 1_000_000,
  });
});

it('there is nothing to note as long as it goes on', () => {
  expect(endedMatchOf('ra', saved(), match(saved(), null), null)).toBeNull();
});

it('what was taken back meanwhile counts, not what was so when the page came', () => {
  const now = match(saved({ uncounted: 'taken-back' }));
  expect(endedMatchOf('ra', saved(), now, null)).toMatchObject({ uncounted: 'taken-back' });
});

it.each([
  ['its seed', undefined, 'local/a seed'],
  [
    'when it ended too, where a position of the rules is played again and again',
    'position',
    'local/ra/a seed/7',
  ],
] as const)('a match is known by %s', (_what, uncounted, key) => {
  expect(playedKeyOf('ra', saved(uncounted && { uncounted }), 7)).toBe(key);
});
