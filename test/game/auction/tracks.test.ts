import { expect, it } from 'vitest';
import { AUCTION_TRACK, raTrackLength } from '../../../src/game/auction/tracks.ts';

it('the auction track holds 8 tiles [C-01]', () => {
  expect(AUCTION_TRACK).toBe(8);
});

it.each([
  [2, 6],
  [3, 8],
  [4, 9],
  [5, 10],
])('with %i players the Ra track is full with %i tiles [C-01]', (players, length) => {
  expect(raTrackLength(players)).toBe(length);
});

it.each([1, 6])('there is no Ra track for %i players [C-06]', players => {
  expect(() => raTrackLength(players)).toThrow(RangeError);
});
