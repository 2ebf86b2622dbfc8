import { describe, expect, it } from 'vitest';
import { tileOutOf } from '../../../../src/game/auction/bot/packed/bag.ts';
import { type Judge, MaxNSearch } from '../../../../src/game/auction/bot/packed/max-n-search.ts';
import { DRAW, INVOKE, noMoves } from '../../../../src/game/auction/bot/packed/moves.ts';
import { totalOf, winnerOf } from '../../../../src/game/auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
  BAG,
  LIVE,
  MOST_SEATS,
  OVER,
  type Packed,
  PLAYERS,
  STEP,
  TURN,
} from '../../../../src/game/auction/bot/packed/table.ts';
import { apply } from '../../../../src/game/priests-of-ra/bot/packed/apply.ts';
import { packedPriests } from '../../../../src/game/priests-of-ra/bot/packed/game.ts';
import { legalMoves } from '../../../../src/game/priests-of-ra/bot/packed/moves.ts';
import { steadyMove } from '../../../../src/game/priests-of-ra/bot/packed/steady.ts';
import {
  heldBy,
  IN_BAG,
  PLACEMENT,
  PRIESTS,
  pack,
  SIDE_COUNT,
  TILE_COUNT,
} from '../../../../src/game/priests-of-ra/bot/packed/table.ts';
import { meta } from '../../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

/** Whoever has more tiles and suns is said to be likelier to win: no wisdom, but it tells tables apart. */
const judge: Judge = (s, chances) => {
  const players = s[PLAYERS]!;
  if (s[STEP] === OVER) {
    chances.fill(0);
    chances[winnerOf(s)] = 1;
    return;
  }
  let all = 0;
  for (let seat = 0; seat < players; seat++) {
    let worth = totalOf(s[LIVE + seat]!) / 7;
    for (let side = 0; side < SIDE_COUNT; side++) worth += (s[heldBy(seat) + side]! * (3 + (side % 4))) / 9;
    chances[seat] = Math.exp(worth / 4);
    all += chances[seat]!;
  }
  for (let seat = 0; seat < players; seat++) chances[seat]! /= all;
};

/** What a table comes to when everybody does what is best for them, thought through move by move. */
const plainly = (s: Packed, turns: number): number[] => {
  const players = s[PLAYERS]!;
  const after = (move: number, drawn = 0, left = turns): number[] => {
    const next = s.slice();
    apply(next, move, drawn);
    return plainly(next, left);
  };
  if (s[STEP] === PRIESTS) return after(steadyMove(s));
  if (s[STEP] === OVER || (s[STEP] === TURN && turns === 0)) {
    const chances = new Float64Array(MOST_SEATS);
    judge(s, chances);
    return [...chances];
  }
  const list = noMoves();
  const seat = s[ACTOR]!;
  if (s[STEP] === TURN && turns === 0.5) {
    const called = after(INVOKE, 0, 0);
    const waited = plainly(s, 0);
    return legalMoves(s, list) === 1 || called[seat]! > waited[seat]! ? called : waited;
  }
  const left = s[STEP] === TURN ? turns - 1 : turns;
  const worths = [...list.subarray(0, legalMoves(s, list))].map(move => {
    if (move !== DRAW) return after(move, 0, left);
    const mean = new Array<number>(players).fill(0);
    for (let tile = 0; tile < TILE_COUNT; tile++) {
      if (s[IN_BAG + tile] === 0) continue;
      const worth = after(move, tile, left);
      for (const seat of mean.keys()) mean[seat]! += (s[IN_BAG + tile]! / s[BAG]!) * worth[seat]!;
    }
    return mean;
  });
  return worths.reduce((best, worth) => (worth[seat]! > best[seat]! ? worth : best));
};

/** Tables of matches of `steady`, each with whoever is to act. */
const tablesOf = (players: number, seed: string, oneIn: number): Packed[] => {
  const s = pack(priestsOfRa.view(priestsOfRa.setup({ players, options: meta.defaults, seed }), null));
  const random = quickRandom(seed);
  const tables: Packed[] = [];
  while (s[STEP] !== OVER) {
    if (random.below(oneIn) === 0) tables.push(s.slice());
    apply(s, steadyMove(s), tileOutOf(s, IN_BAG, random));
  }
  return tables;
};

describe.each([2, 3, 4, 5])('foresight among %i', players => {
  it.each([0, 0.5, 1])('weighs moves as if every answer were thought through, with %s more turns', turns => {
    const thinker = new MaxNSearch(packedPriests, judge, null);
    const list = noMoves();
    const chances = new Float64Array(MOST_SEATS);
    const steps = new Set<number>();
    for (const s of tablesOf(players, `weigh ${turns}`, turns < 1 ? 24 : 240)) {
      const count = legalMoves(s, list);
      const before = s.slice();
      steps.add(s[STEP]!);
      for (const move of list.subarray(0, count)) {
        if (move === DRAW) continue;
        thinker.after(s, move, turns, chances);
        expect(s).toEqual(before);
        const next = s.slice();
        apply(next, move, 0);
        expect(chances[s[ACTOR]!]).toBeCloseTo(plainly(next, turns)[s[ACTOR]!]!, 4);
      }
    }
    if (turns === 0) expect([...steps]).toEqual(expect.arrayContaining([TURN, AUCTION, PLACEMENT]));
  });

  it('weighs a draw by what lies in the bag', () => {
    const thinker = new MaxNSearch(packedPriests, judge, null);
    const chances = new Float64Array(MOST_SEATS);
    for (const s of tablesOf(players, 'draw', 30).filter(table => table[STEP] === TURN)) {
      if (legalMoves(s, noMoves()) === 1) continue;
      thinker.after(s, DRAW, 0, chances);
      let mean = 0;
      for (let tile = 0; tile < TILE_COUNT; tile++) {
        if (s[IN_BAG + tile] === 0) continue;
        const next = s.slice();
        apply(next, DRAW, tile);
        mean += (s[IN_BAG + tile]! / s[BAG]!) * plainly(next, 0)[s[ACTOR]!]!;
      }
      expect(chances[s[ACTOR]!]).toBeCloseTo(mean, 4);
    }
  });
});
