import { describe, expect, it } from 'vitest';
import { inSlots } from '../../../../src/client/games/kheops/slots.ts';
import type { TileId } from '../../../../src/game/kheops/tiles.ts';

const tiles = (...ids: number[]) => ids as unknown as TileId[];

describe('the places of a hand', () => {
  it('what stays lies where it lay, what is drawn takes the gap', () => {
    expect(inSlots([], tiles(5, 6, 7))).toEqual([5, 6, 7]);
    expect(inSlots(tiles(5, 6, 7), tiles(6, 7))).toEqual([null, 6, 7]);
    expect(inSlots([null, ...tiles(6, 7)], tiles(6, 7, 8))).toEqual([8, 6, 7]);
    expect(inSlots(tiles(5, 6, 7), tiles(5, 7, 9))).toEqual([5, 9, 7]);
  });

  it('another hand altogether lies from the left', () => {
    expect(inSlots(tiles(5, 6, 7), tiles(1, 2, 3))).toEqual([1, 2, 3]);
  });
});
