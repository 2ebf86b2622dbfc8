import { expect, it } from 'vitest';
import { priestsOfRa } from '../../../../src/client/games/priests-of-ra/game.ts';
import { thinkThrough } from '../../../../src/client/games/thinking/thinking.ts';
import type { View } from '../../../../src/game/priests-of-ra/table.ts';
import { addTiles, noTiles, type Side, TILES, type Tile } from '../../../../src/game/priests-of-ra/tiles.ts';
import { changed, until } from './on-screen.tsx';

const table = (
  lot: readonly Side[],
  held: Partial<Record<Side, number>>,
  bag: Partial<Record<Tile, number>>,
) =>
  ({
    ...changed(
      until(3, () => true),
      state => {
        state.step = { kind: 'turn', player: 0 };
        state.track.splice(0, 8, ...lot);
        state.areas.forEach((area, seat) => {
          area.tiles.splice(0, 99, ...noTiles());
          // The first seat has another sun to win with, the others have none.
          const up = area.suns.faceUp.splice(seat === 0 ? 2 : 0);
          area.suns.faceDown.push(...up);
        });
        for (const [side, n] of Object.entries(held)) addTiles(state.areas[0]!.tiles, side as Side, n);
      },
    ).state,
    inBag: TILES.map(tile => bag[tile] ?? 0),
  }) as View;

it.each<[string, Side[], Partial<Record<Side, number>>, Partial<Record<Tile, number>>, object]>([
  ['the fourth plague [P-14]', ['plague'], { plague: 3 }, { ra: 9 }, { now: -4, likely: -4, best: -4 }],
  // Three priests send one away: three plagues cost 6 where two cost 3. [P-13]
  ['priests against plagues', ['plague'], { plague: 3 }, { priest: 3 }, { now: -4, likely: -3, best: -3 }],
  // The other half of a granary comes with its right side up for sure only in the best of cases. [P-12]
  ['half a building', ['granary'], {}, { 'granary/fortress': 1 }, { now: 0, likely: 1, best: 2 }],
])('%s', (_what, lot, held, bag, expected) => {
  const view = table(lot, held, bag);
  const { now } = priestsOfRa.lotWorth(view, 0);
  expect({ now, ...thinkThrough(priestsOfRa.prospects(view, 0, null)!) }).toEqual(expected);
});

it('says for what: the plague and the people by themselves', () => {
  const view = table(['plague', 'farmer', 'farmer'], { plague: 3 }, {});
  expect(priestsOfRa.lotReasons(view, 0)).toEqual([
    { item: 'farmers', fame: 5 },
    { item: 'plagues', fame: -4 },
  ]);
});
