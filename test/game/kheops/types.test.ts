import { expect, it } from 'vitest';
import type { Cell } from '../../../src/game/kheops/pyramid.ts';
import { type Move, opponentOf, type Player, playerAt } from '../../../src/game/kheops/table.ts';
import type { TileId, Turn } from '../../../src/game/kheops/tiles.ts';
import { tile } from './position.ts';

it('the compiler tells cells, tiles, turns and players apart', () => {
  const turn = 1 as Turn;
  const count = 7 as number;
  // @ts-expect-error row 0 has one cell
  const cell: Cell = '0,1';
  // @ts-expect-error a turn is no tile
  const tileOfTurn: TileId = turn;
  // @ts-expect-error any number is no tile
  const tileOfCount: TileId = count;
  // @ts-expect-error a tile is no turn
  const turnOfTile: Turn = tile(1);
  // @ts-expect-error a tile is no player
  const playerOfTile: Player = tile(1);
  // @ts-expect-error a turn may be 2
  const playerOfTurn: Player = turn;
  // @ts-expect-error tile and turn are in each other's place
  const move: Move = ['layTile', turn, '6,1', tile(2)];
  expect([cell, tileOfTurn, tileOfCount, turnOfTile, playerOfTile, playerOfTurn, move[0]]).toHaveLength(7);
});

it('there are two players, and each is the other’s opponent', () => {
  expect([0, 1].map(seat => opponentOf(playerAt(seat)))).toEqual([1, 0]);
});

it.each([2, -1, 0.5, Number.NaN])('seat %d is nobody’s', seat => {
  expect(() => playerAt(seat)).toThrow(RangeError);
});
