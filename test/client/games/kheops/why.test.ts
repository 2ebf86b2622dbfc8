import { expect, it } from 'vitest';
import { why } from '../../../../src/client/games/kheops/coach-words.tsx';
import type { Move, Step } from '../../../../src/game/kheops/table.ts';
import { position, tile } from '../../../game/kheops/position.ts';
import { NAMES, viewOf } from './on-screen.tsx';

const reason = (language: 'en' | 'it', step: Step, move: Move): string => {
  const table = position({
    pyramid: { '6,0': 33, '6,1': 46, '6,2': 21 },
    pawns: { '6,1': 'w:worker', '6,2': 'w:worker' },
    hands: [[10], [1]],
    step,
  });
  return why(language, { view: viewOf(table, 0), seat: 0, move, nameOf: seat => NAMES[seat] ?? '' }) ?? '';
};

it.each<[string, Step, Move, RegExp, RegExp]>([
  [
    'one tile',
    { kind: 'pawn', player: 0 },
    ['placePawn', 'worker', '6,0'],
    /^A room with an ankh lies there\. If /,
    /^Lì c’è una sala con un ankh\. Se /,
  ],
  [
    'two tiles',
    { kind: 'power', player: 0, power: 'move', cell: '6,2' },
    ['movePawn', '6,1', '6,0'],
    /^A corridor and a room with an ankh lie there\. If /,
    /^Lì ci sono un corridoio e una sala con un ankh\. Se /,
  ],
  [
    'none, where one is to be laid',
    { kind: 'tile', player: 0 },
    ['layTile', tile(10), '6,3', 0],
    /^If it stayed that way/,
    /^Se restasse così/,
  ],
])('a move is told by what lies at its places: %s', (_what, step, move, english, italian) => {
  expect(reason('en', step, move)).toMatch(english);
  expect(reason('it', step, move)).toMatch(italian);
});
