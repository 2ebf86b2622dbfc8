import { describe, expect, it } from 'vitest';
import { tileOutOf } from '../../../../src/game/auction/bot/packed/bag.ts';
import { noMoves } from '../../../../src/game/auction/bot/packed/moves.ts';
import { winnerOf } from '../../../../src/game/auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
  BEST_SEAT,
  BEST_SUN,
  CALLER,
  CAUSE,
  GAP,
  NOBODY,
  OVER,
  type Packed,
  STEP,
} from '../../../../src/game/auction/bot/packed/table.ts';
import { apply } from '../../../../src/game/ra/bot/packed/apply.ts';
import { legalMoves, moveOf, numberOf } from '../../../../src/game/ra/bot/packed/moves.ts';
import {
  BY_GOD,
  DISASTER,
  heldBy,
  IN_BAG,
  newPacked,
  PENDING,
  PENDING_TILES,
  pack,
  STRIKES,
  tileNumber,
} from '../../../../src/game/ra/bot/packed/table.ts';
import { meta } from '../../../../src/game/ra/meta.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import type { Move } from '../../../../src/game/ra/table.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

/** Matches of every seat count; the long form (≥ 1,000) is for whoever has changed the rules or the packed table. */
const MATCHES = Number(process.env.MATCHES ?? 8);

/** Without what is left over from steps gone by, which nothing reads. */
const bare = (s: Packed): string => {
  const table = s.slice();
  const struck = table[STEP] === DISASTER;
  if (table[STEP] !== AUCTION) {
    table[BEST_SEAT] = NOBODY;
    table[BEST_SUN] = table[CAUSE] = 0;
    if (!struck) table[CALLER] = NOBODY;
  }
  if (!struck) table[STRIKES] = table[BY_GOD] = table[PENDING] = 0;
  table.fill(GAP, PENDING_TILES + table[PENDING]!, IN_BAG);
  return table.join();
};

/** The moves that came up, by name. */
const seen = new Set<string>();
const textOf = (moves: readonly Move[]): string => moves.join(' ');

describe.each([2, 3, 4, 5])('a packed table goes step by step with the rules, %i players', players => {
  it('moves, tables and ends are the same [T, A, E, R]', { timeout: 600_000 }, () => {
    const list = noMoves();
    const fresh = newPacked();
    for (let n = 0; n < MATCHES; n++) {
      const seed = `lockstep ${players} ${n}`;
      const random = quickRandom(seed);
      const options = { ...meta.defaults, raHeavy: n % 4 === 1, godsTakeDisasters: n % 3 !== 1 };
      const state = ra.setup({ players, options, seed });
      const table = pack(ra.view(state, null));
      for (let seat = ra.seatsToAct(state)[0]; seat !== undefined; seat = ra.seatsToAct(state)[0]) {
        const legal = ra.legalMoves(state, seat);
        const moves = [...list.subarray(0, legalMoves(table, list))];
        if (moves.join() !== legal.map(numberOf).join() || textOf(moves.map(moveOf)) !== textOf(legal))
          expect(moves.map(moveOf)).toEqual(legal);
        // Calls and gods are rarer than chance would have them, so that tracks grow long and gods are saved up.
        const calm = legal.filter(([name]) => name !== 'invokeRa' && name !== 'playGod');
        const among = calm.length > 0 && random.below(8) > 0 ? calm : legal;
        const move = among[random.below(among.length)]!;
        const { bag } = state.secret;
        const drawn = bag.charCodeAt(bag.length - 1) - 'a'.charCodeAt(0);
        ra.apply(state, seat, move);
        apply(table, numberOf(move), drawn);
        seen.add(move[0]);
        const packed = bare(pack(ra.view(state, null), fresh));
        if (bare(table) !== packed) expect(bare(table)).toBe(packed);
      }
      expect([table[STEP], table[ACTOR], winnerOf(table)]).toEqual([
        OVER,
        NOBODY,
        ra.outcome(state)!.winners[0],
      ]);
    }
  });
});

describe('packed tables', () => {
  it('have been tried with every move of the rules', () => {
    const names = ['bid', 'discard', 'doneWithGods', 'draw', 'invokeRa', 'pass', 'playGod'];
    expect([...seen].sort()).toEqual(names);
  });

  it('draw each tile as often as the bag holds it [T-03]', () => {
    const state = ra.setup({ players: 4, options: meta.defaults, seed: 'bag' });
    const table = pack(ra.view(state, null));
    const next = { below: () => at++ };
    let at = 0;
    const counts = new Array<number>(23).fill(0);
    while (at < 180) counts[tileOutOf(table, IN_BAG, next)]! += 1;
    expect(counts).toEqual([...ra.view(state, null).inBag]);
    expect(counts[tileNumber('ra')]).toBe(30);
  });

  it('hold what is held, and are packed into a list that was used before', () => {
    const state = ra.setup({ players: 3, options: meta.defaults, seed: 'held' });
    state.areas[2]!.tiles[0] = 7;
    const used = newPacked().fill(99, 0, heldBy(0));
    expect(bare(pack(ra.view(state, null), used))).toEqual(bare(pack(ra.view(state, null))));
    expect(used[heldBy(2)]).toBe(7);
  });
});
