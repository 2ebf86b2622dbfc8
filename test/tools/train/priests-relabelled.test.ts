import { expect, it } from 'vitest';
import { tileOutOf } from '../../../src/game/auction/bot/packed/bag.ts';
import { OVER, type Packed, PLAYERS, STEP, TURN } from '../../../src/game/auction/bot/packed/table.ts';
import { apply } from '../../../src/game/priests-of-ra/bot/packed/apply.ts';
import { epochFame } from '../../../src/game/priests-of-ra/bot/packed/score.ts';
import { steadyMove } from '../../../src/game/priests-of-ra/bot/packed/steady.ts';
import {
  heldBy,
  IN_BAG,
  newPacked,
  pack,
  SIDE_COUNT,
  TILE_COUNT,
} from '../../../src/game/priests-of-ra/bot/packed/table.ts';
import { meta } from '../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { relabel } from '../../../src/tools/train/games/priests-relabelled.ts';

const sorted = (s: Packed, from: number, count: number): number[] =>
  [...s.subarray(from, from + count)].sort((a, b) => a - b);

it('types that score alike may bear each other’s names: nobody scores anything else', () => {
  const s = pack(
    priestsOfRa.view(priestsOfRa.setup({ players: 4, options: meta.defaults, seed: 'names' }), null),
  );
  const random = quickRandom('names');
  const other = newPacked();
  let changed = 0;
  while (s[STEP] !== OVER) {
    if (s[STEP] === TURN) {
      relabel(s, random, other);
      if (other.join() !== s.join()) changed += 1;
      expect([...epochFame(other)]).toEqual([...epochFame(s)]);
      expect(sorted(other, IN_BAG, TILE_COUNT)).toEqual(sorted(s, IN_BAG, TILE_COUNT));
      for (let seat = 0; seat < s[PLAYERS]!; seat++) {
        expect(sorted(other, heldBy(seat), SIDE_COUNT)).toEqual(sorted(s, heldBy(seat), SIDE_COUNT));
      }
    }
    apply(s, steadyMove(s), tileOutOf(s, IN_BAG, random));
  }
  expect(changed).toBeGreaterThan(100);
});
