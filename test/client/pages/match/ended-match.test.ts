import { expect, it } from 'vitest';
import { endedMatchOf } from '../../../../src/client/pages/match/ended-match.ts';
import { KNOWN, onlineMatch, TABLE } from './told-match.ts';

const OVER = { over: true, outcome: { scores: [31, 20], winners: [0] }, ended: 1_000_000 };

it('what is noted of a match is what whoever played here knows of its end', () => {
  expect(endedMatchOf(onlineMatch(OVER))).toEqual({
    key: 'priests-of-ra/abcdef',
    game: 'priests-of-ra',
    seats: TABLE.seats,
    outcome: OVER.outcome,
    own: 0,
    online: 'abcdef',
    ended: 1_000_000,
  });
});

it('who has given it up is noted, and that a move was taken back after it was seen', () => {
  const given = { ...OVER, table: { ...TABLE, endedBy: 1 } };
  expect(endedMatchOf(onlineMatch(given))).toMatchObject({ resigned: 1 });
  const taken = { ...OVER, now: { table: { ...KNOWN, tookUnasked: true } } };
  expect(endedMatchOf(onlineMatch(taken))).toMatchObject({ uncounted: 'taken-back' });
});

it.each([
  ['goes on', {}],
  ['was only watched', { ...OVER, own: null }],
  ['has not been told', { ...OVER, table: null }],
  ['is not known from its beginning', { ...OVER, now: { table: { ...KNOWN, isWhole: false } } }],
])('nothing is noted of a match that %s', (_which, match) => {
  expect(endedMatchOf(onlineMatch(match))).toBeNull();
});
