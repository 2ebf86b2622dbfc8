import { AUCTION_TRACK } from '../../tracks.ts';
import { GAP, type Packed, SPACES, TRACK } from './table.ts';

export const clearTrack = (s: Packed): void => {
  for (let space = 0; space < AUCTION_TRACK; space++) s[TRACK + space] = GAP;
  s[SPACES] = 0;
};

export const tilesOn = (s: Packed): number => {
  let tiles = 0;
  for (let space = 0; space < s[SPACES]!; space++) if (s[TRACK + space] !== GAP) tiles += 1;
  return tiles;
};

/** Nobody may draw onto a full auction track; one with gaps is not full. [T-02] */
export const isFull = (s: Packed): boolean => s[SPACES] === AUCTION_TRACK && tilesOn(s) === AUCTION_TRACK;

/** A tile goes on the first free space. [T-04] */
export const layTile = (s: Packed, tile: number): void => {
  let space = 0;
  while (s[TRACK + space] !== GAP) space += 1;
  s[TRACK + space] = tile;
  if (space === s[SPACES]) s[SPACES] = space + 1;
};

/** Takes the first tile of a number off the track; the gap stays, unless nothing lies behind it. */
export const takeOff = (s: Packed, tile: number): void => {
  let space = 0;
  while (s[TRACK + space] !== tile) space += 1;
  s[TRACK + space] = GAP;
  while (s[SPACES]! > 0 && s[TRACK + s[SPACES]! - 1] === GAP) s[SPACES]! -= 1;
};
