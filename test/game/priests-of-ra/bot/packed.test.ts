import { describe, expect, it } from 'vitest';
import { tileOutOf } from '../../../../src/game/auction/bot/packed/bag.ts';
import { noMoves } from '../../../../src/game/auction/bot/packed/moves.ts';
import { winnerOf } from '../../../../src/game/auction/bot/packed/suns.ts';
import {
  AUCTION,
  BEST_SEAT,
  BEST_SUN,
  CALLER,
  CAUSE,
  NOBODY,
  OVER,
  type Packed,
  STEP,
} from '../../../../src/game/auction/bot/packed/table.ts';
import { apply } from '../../../../src/game/priests-of-ra/bot/packed/apply.ts';
import { legalMoves, moveOf, numberOf } from '../../../../src/game/priests-of-ra/bot/packed/moves.ts';
import { steadyMove } from '../../../../src/game/priests-of-ra/bot/packed/steady.ts';
import {
  IN_BAG,
  newPacked,
  PLACED,
  PLACEMENT,
  PRIESTS,
  pack,
  TURNED,
  TURNS,
} from '../../../../src/game/priests-of-ra/bot/packed/table.ts';
import { steady } from '../../../../src/game/priests-of-ra/bot/steady.ts';
import { meta } from '../../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import type { Move } from '../../../../src/game/priests-of-ra/table.ts';
import { TILE_COUNTS, TILES } from '../../../../src/game/priests-of-ra/tiles.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

/** Matches of every seat count; the long form (≥ 1,000) is for whoever has changed the rules or the packed table. */
const MATCHES = Number(process.env.MATCHES ?? 8);

/** Without what is left over from steps gone by, which nothing reads. */
const bare = (s: Packed): string => {
  const table = s.slice();
  if (table[STEP] !== AUCTION) {
    table[BEST_SEAT] = NOBODY;
    table[BEST_SUN] = table[CAUSE] = 0;
    if (table[STEP] !== PRIESTS) table[CALLER] = NOBODY;
  }
  if (table[STEP] !== PLACEMENT) table[PLACED] = 0;
  if (table[STEP] !== PRIESTS) {
    table[TURNS] = 0;
    table.fill(0, TURNED, IN_BAG);
  }
  return table.join();
};

/** The moves that came up, by name. */
const seen = new Set<string>();
const textOf = (moves: readonly Move[]): string => moves.join(' ');

describe.each([2, 3, 4, 5])('a packed table goes step by step with the rules, %i players', players => {
  it('moves, tables and ends are the same [T, A, E, P]', { timeout: 600_000 }, () => {
    const list = noMoves();
    const fresh = newPacked();
    for (let n = 0; n < MATCHES; n++) {
      const seed = `lockstep ${players} ${n}`;
      const random = quickRandom(seed);
      const state = priestsOfRa.setup({
        players,
        options: { ...meta.defaults, raHeavy: n % 4 === 1 },
        seed,
      });
      const table = pack(priestsOfRa.view(state, null));
      for (let seat = priestsOfRa.seatsToAct(state)[0]; seat !== undefined; ) {
        const legal = priestsOfRa.legalMoves(state, seat);
        const moves = [...list.subarray(0, legalMoves(table, list))];
        if (moves.join() !== legal.map(numberOf).join() || textOf(moves.map(moveOf)) !== textOf(legal))
          expect(moves.map(moveOf)).toEqual(legal);
        // Calls are rarer than chance would have them, so that tracks grow long.
        const calm = legal.filter(([name]) => name !== 'invokeRa');
        const among = calm.length > 0 && random.below(8) > 0 ? calm : legal;
        const move = among[random.below(among.length)]!;
        const { bag } = state.secret;
        const drawn = bag.charCodeAt(bag.length - 1) - 'a'.charCodeAt(0);
        priestsOfRa.apply(state, seat, move);
        apply(table, numberOf(move), drawn);
        seen.add(move[0]);
        const after = bare(table);
        if (after !== bare(pack(priestsOfRa.view(state, null), fresh)))
          expect({ seed, move, after }).toEqual({ seed, move, after: bare(fresh) });
        seat = priestsOfRa.seatsToAct(state)[0];
      }
      expect(table[STEP]).toBe(OVER);
      expect([winnerOf(table)]).toEqual(priestsOfRa.outcome(state)?.winners);
    }
  });
});

it('every kind of move came up', () => {
  expect([...seen].sort()).toEqual(
    ['bid', 'doneTurning', 'draw', 'invokeRa', 'pass', 'placeTile', 'turnTile'].sort(),
  );
});

it('tiles come as often as they lie in the bag', () => {
  const random = quickRandom('tiles');
  const table = pack(
    priestsOfRa.view(priestsOfRa.setup({ players: 4, options: meta.defaults, seed: 't' }), null),
  );
  const drawn = TILES.map(() => 0);
  for (let n = 0; n < 17_400; n++) drawn[tileOutOf(table, IN_BAG, random)]! += 1;
  for (const [tile, name] of TILES.entries()) {
    expect(Math.abs(drawn[tile]! / 100 - TILE_COUNTS[name])).toBeLessThan(0.5 + 0.1 * TILE_COUNTS[name]);
  }
});

it.each([2, 3, 4, 5])(
  'steady chooses the same on packed tables, %i players',
  { timeout: 600_000 },
  players => {
    let decisions = 0;
    let others = 0;
    for (let n = 0; n < Math.ceil(MATCHES / 4); n++) {
      const seed = `steady ${players} ${n}`;
      const state = priestsOfRa.setup({ players, options: meta.defaults, seed });
      const random = quickRandom(seed);
      for (let seat = priestsOfRa.seatsToAct(state)[0]; seat !== undefined; ) {
        const view = priestsOfRa.view(state, seat);
        const legal = priestsOfRa.legalMoves(view, seat);
        const move = steady(view, seat, legal, random);
        if (legal.length > 1) {
          decisions += 1;
          const packed = moveOf(steadyMove(pack(view)));
          if (packed.join() !== move.join()) {
            others += 1;
            expect(['placement', 'priests']).toContain(view.step.kind);
          }
        }
        priestsOfRa.apply(state, seat, move);
        seat = priestsOfRa.seatsToAct(state)[0];
      }
    }
    expect(decisions).toBeGreaterThan(200);
    // Sums in another order may tell two sides apart that are worth the same.
    expect(others / decisions).toBeLessThan(0.01);
  },
);
