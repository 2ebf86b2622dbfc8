import { expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import type { State, View } from '../../../src/game/kheops/table.ts';
import { covered, PLAIN, position, tile, toAct } from './position.ts';

/** What a reader sees after each event that they hear of some moves. */
const seenBy = (reader: 0 | 1 | null, state: State, ...moves: readonly AnyMove[]): readonly View[] => {
  const views = [kheops.view(state, reader)];
  for (const move of moves) {
    const by = toAct(state);
    expect(kheops.refusalOf(state, by, move)).toBeNull();
    const events = kheops.apply(state, by, move as never);
    for (const event of kheops.heard!(state, reader, by, events))
      views.push(kheops.after(views.at(-1)!, event));
    expect(views.at(-1)).toEqual(kheops.view(state, reader));
  }
  return views;
};

const [PLAIN_TILE = 0, OTHER = 0, THIRD = 0] = PLAIN;

it('a mummy stands in the place of a worker, who is its owner’s again [K-20]', () => {
  const state = position({ pyramid: covered(PLAIN_TILE), pawns: { '6,0': 'b:worker' } });
  const [before, after] = seenBy(1, state, ['placePawn', 'mummy', '6,0']);
  expect([before!.supplies[1]!.worker, after!.supplies[1]!.worker]).toEqual([15, 16]);
  expect(after!.pawns['6,0']).toEqual({ player: 0, piece: 'mummy' });
});

it('whoever lays a tile has it no more, and the one that is drawn only its drawer sees [K-03, K-30]', () => {
  const lie = () =>
    position({
      pyramid: { '6,0': PLAIN_TILE },
      hands: [[OTHER], []],
      stock: [THIRD],
      step: { kind: 'tile', player: 0 },
    });
  const move = ['layTile', tile(OTHER), '6,1', 0] as const;
  expect(seenBy(0, lie(), move).map(({ hand }) => hand)).toEqual([[OTHER], [], [], [THIRD]]);
  expect(seenBy(1, lie(), move).map(({ hand }) => hand)).toEqual([[], [], []]);
  expect(seenBy(null, lie(), move).map(({ handSizes, stock }) => [handSizes[0], stock])).toEqual([
    [1, 1],
    [0, 1],
    [1, 0],
  ]);
});

it('the last tile is told of before what the pyramid pays, and that before who has won [K-40]', () => {
  const { '0,0': _apex, ...others } = covered(PLAIN_TILE);
  const state = position({ pyramid: others, hands: [[OTHER], []], step: { kind: 'tile', player: 0 } });
  const views = seenBy(null, state, ['layTile', tile(OTHER), '0,0', 0]);
  expect(views.map(view => kheops.outcome(view) === null)).toEqual([
    ...Array.from({ length: views.length - 1 }, () => true),
    false,
  ]);
});
