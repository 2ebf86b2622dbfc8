import { expect, it } from 'vitest';
import { type Auction, canOutbid, mustBid, openAuction, outbids } from '../../../src/game/auction/auction.ts';
import type { Sun, Suns } from '../../../src/game/auction/suns.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';

const faceUp = (...suns: Sun[]): Suns => ({ faceUp: suns, faceDown: [] });
const spent = (...suns: Sun[]): Suns => ({ faceUp: [], faceDown: suns });

it.each<[string, Seat, Sun[][], Seat[]]>([
  ['from the left of the Ra player round to the Ra player', 1, [[5], [6], [7], [8]], [2, 3, 0, 1]],
  ['the last seat calls: it goes on with the first', 3, [[5], [6], [7], [8]], [0, 1, 2, 3]],
  ['whoever has no face-up sun is not asked', 0, [[5], [], [7], []], [2, 0]],
  ['a lone Ra player is asked alone', 2, [[], [], [7]], [2]],
  ['of two players the other one speaks first', 0, [[5], [6]], [1, 0]],
])('who is asked, and in which order [A-01]: %s', (_rule, caller, suns, toSpeak) => {
  const owners = suns.map(up => ({ suns: { faceUp: up, faceDown: [9 as Sun] } }));
  expect(openAuction('voluntary', caller, owners)).toEqual({
    kind: 'auction',
    cause: 'voluntary',
    caller,
    toSpeak,
    best: null,
  });
});

it.each(['voluntary', 'full-track', 'ra-tile'] as const)('an auction knows its kind [A-03]: %s', cause => {
  expect(openAuction(cause, 0, [{ suns: faceUp(2) }, { suns: faceUp(3) }]).cause).toBe(cause);
});

it.each<[string, Auction, boolean]>([
  ['nobody bid', { cause: 'voluntary', caller: 0, toSpeak: [0], best: null }, true],
  ['somebody bid', { cause: 'voluntary', caller: 0, toSpeak: [0], best: { seat: 1, sun: 2 } }, false],
  ['others are to speak yet', { cause: 'voluntary', caller: 0, toSpeak: [1, 0], best: null }, false],
  ['a full track binds nobody', { cause: 'full-track', caller: 0, toSpeak: [0], best: null }, false],
  ['a Ra tile binds nobody', { cause: 'ra-tile', caller: 0, toSpeak: [0], best: null }, false],
])('must the Ra player bid [A-04]: %s', (_rule, auction, must) => {
  expect(mustBid(auction)).toBe(must);
});

it.each<[string, Sun, Sun | null, boolean]>([
  ['the first bid may be any sun', 1, null, true],
  ['higher', 8, 7, true],
  ['equal is not higher', 7, 7, false],
  ['lower', 6, 7, false],
])('a bid must be higher than every one before [A-02]: %s', (_rule, sun, best, beats) => {
  expect(outbids(sun, best === null ? null : { seat: 0, sun: best })).toBe(beats);
});

it.each<[string, Suns, Sun | null, boolean]>([
  ['the highest face-up sun decides', faceUp(2, 9), 8, true],
  ['none is high enough', faceUp(2, 8), 8, false],
  ['any sun will do when nobody bid', faceUp(2), null, true],
  ['face-down suns are no use', spent(16), 3, false],
])('can a player say anything but pass [A-02]: %s', (_rule, suns, best, can) => {
  expect(canOutbid(suns, best === null ? null : { seat: 0, sun: best })).toBe(can);
});
