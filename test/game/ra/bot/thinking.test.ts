import { describe, expect, it } from 'vitest';
import { type Judge, MaxNSearch } from '../../../../src/game/auction/bot/packed/max-n-search.ts';
import { noMoves } from '../../../../src/game/auction/bot/packed/moves.ts';
import { winnerOf } from '../../../../src/game/auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
  BAG,
  OVER,
  type Packed,
  PLAYERS,
  STEP,
  TURN,
} from '../../../../src/game/auction/bot/packed/table.ts';
import { apply } from '../../../../src/game/ra/bot/packed/apply.ts';
import { packedRa } from '../../../../src/game/ra/bot/packed/game.ts';
import { leastMissedMove } from '../../../../src/game/ra/bot/packed/losses.ts';
import { legalMoves, numberOf } from '../../../../src/game/ra/bot/packed/moves.ts';
import { packedSteady } from '../../../../src/game/ra/bot/packed/steady.ts';
import { DISASTER, IN_BAG, newPacked, pack, TILE_COUNT } from '../../../../src/game/ra/bot/packed/table.ts';
import { steady } from '../../../../src/game/ra/bot/steady.ts';
import { thoughtRa } from '../../../../src/game/ra/bot/thought-game.ts';
import { WEIGHTS } from '../../../../src/game/ra/bot/weights.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import { playMatch } from './matches.ts';

/** A judge without sense, but who sees every number of the table. */
const whim: Judge = (s, chances) => {
  if (s[STEP] === OVER) {
    chances.fill(0);
    chances[winnerOf(s)] = 1;
    return;
  }
  for (let seat = 0; seat < s[PLAYERS]!; seat++) {
    let mixed = seat + 1;
    for (const value of s) mixed = Math.imul(mixed ^ value, 0x9e3779b1) ^ (mixed >>> 15);
    chances[seat] = (mixed >>> 0) / 2 ** 32;
  }
};

/** The same thought without any art: every answer of everybody, one after the other. */
const plainly = (s: Packed): Float64Array => {
  const chances = new Float64Array(5);
  if (s[STEP] === OVER || s[STEP] === TURN) whim(s, chances);
  else {
    const list = noMoves();
    const seat = s[ACTOR]!;
    for (let i = 0, count = legalMoves(s, list); i < count; i++) {
      const next = s.slice();
      apply(next, list[i]!, 0);
      const after = plainly(next);
      if (i === 0 || after[seat]! > chances[seat]!) chances.set(after);
    }
  }
  return chances;
};

/** Tables of matches of `steady`, as they come. */
const tables = (players: number, seed: string): Packed[] => {
  const seen: Packed[] = [];
  playMatch(seed, Array(players).fill(steady), {
    chosen: ({ state, legal }) => legal.length > 1 && seen.push(pack(ra.view(state, null))),
  });
  return seen;
};

describe('thinking ahead', () => {
  it.each([2, 3, 4, 5])('thinks auctions of %i players through to their end [A-01 to A-09]', players => {
    const thinker = new MaxNSearch(packedRa, whim, null);
    const chances = new Float64Array(5);
    let auctions = 0;
    for (const table of tables(players, `auctions ${players}`)) {
      if (table[STEP] !== AUCTION) continue;
      auctions += 1;
      thinker.value(table, 0, chances);
      const plain = plainly(table);
      for (let seat = 0; seat < players; seat++) expect(chances[seat]).toBeCloseTo(plain[seat]!, 9);
    }
    expect(auctions).toBeGreaterThan(20);
  });

  it('a draw is every tile of the bag, as often as it lies there [T-03, T-04]', () => {
    const thinker = new MaxNSearch(packedRa, whim, null);
    const chances = new Float64Array(5);
    const turns = tables(3, 'draws').filter(table => table[STEP] === TURN);
    for (const table of turns.slice(0, 40)) {
      if (legalMoves(table, noMoves()) < 2) continue;
      thinker.after(table, numberOf(['draw']), 0, chances);
      const mean = [0, 0, 0];
      for (let tile = 0; tile < TILE_COUNT; tile++) {
        if (table[IN_BAG + tile] === 0) continue;
        const next = newPacked();
        next.set(table);
        apply(next, numberOf(['draw']), tile);
        for (const [seat, chance] of plainly(next).subarray(0, 3).entries())
          mean[seat]! += (chance * table[IN_BAG + tile]!) / table[BAG]!;
      }
      for (const seat of [0, 1, 2]) expect(chances[seat]).toBeCloseTo(mean[seat]!, 9);
    }
  });

  it('a turn more: whoever acts next is taken to act as is best for them', () => {
    const thinker = new MaxNSearch(packedRa, whim, null);
    const [chances, after] = [new Float64Array(5), new Float64Array(5)];
    const list = noMoves();
    for (const table of tables(4, 'turns')
      .filter(one => one[STEP] === TURN)
      .slice(10, 14)) {
      thinker.value(table, 1, chances);
      const seat = table[ACTOR]!;
      const promised = [...list.subarray(0, legalMoves(table, list))].map(move => {
        thinker.after(table, move, 0, after);
        return after[seat]!;
      });
      expect(chances[seat]).toBeCloseTo(Math.max(...promised), 9);
    }
  });

  it('in passing gives up what steady gives up, and asks the judge once instead of once a pair [R-03]', () => {
    const steadily = packedSteady(WEIGHTS);
    const list = noMoves();
    let asked = 0;
    const judge: Judge = (s, chances) => {
      asked += 1;
      whim(s, chances);
    };
    const thinker = new MaxNSearch(thoughtRa.game, judge, null);
    const struck = Array.from({ length: 12 }, (_, n) => tables(4, `losses ${n}`))
      .flat()
      .filter(table => table[STEP] === DISASTER);
    expect(struck.length).toBeGreaterThan(5);
    for (const table of struck) {
      const count = legalMoves(table, list);
      const before = table.slice();
      expect(leastMissedMove(table)).toBe(steadily(table, list, count));
      expect(table).toEqual(before);
      asked = 0;
      thinker.value(table, 0, new Float64Array(5));
      expect(asked).toBe(1);
    }
  });
});
