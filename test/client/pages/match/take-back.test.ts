import { expect, it } from 'vitest';
import { takingBackOf } from '../../../../src/client/pages/match/take-back.ts';
import { KNOWN, onlineMatch, TABLE } from './told-match.ts';

const after = (back: typeof KNOWN.back) => ({ now: { table: { ...KNOWN, back } } });
const UNSEEN = after({ hasShown: false, since: [] });

it.each([
  ['shown nothing and been followed by none', UNSEEN, false],
  ['shown what was hidden', after({ hasShown: true, since: [] }), true],
  ['been followed by another’s', after({ hasShown: false, since: [1] }), true],
])('a move is taken back that has %s, with leave or without', (_what, told, asks) => {
  const match = onlineMatch(told);
  const back = takingBackOf(match);
  expect(back?.price.asks).toBe(asks);
  back?.take();
  expect(match.online!.connection.undo).toHaveBeenCalledOnce();
});

it.each([
  ['there is no move', {}],
  ['one only watches', { ...UNSEEN, claim: null, table: { ...TABLE, seat: null } }],
  ['one has given up', { ...UNSEEN, hasResigned: true, table: { ...TABLE, seat: null } }],
  ['the match is over', { ...UNSEEN, over: true }],
  ['a move is under way', { now: { ...UNSEEN.now, status: 'sending' as const } }],
  ['the connection is lost', { now: { ...UNSEEN.now, status: 'offline' as const } }],
])('nothing can be taken back where %s', (_where, match) => {
  expect(takingBackOf(onlineMatch(match))).toBeNull();
});
