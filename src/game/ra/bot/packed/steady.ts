import { Foresight, noGains } from '../../../auction/bot/packed/foresight.ts';
import { DRAW, INVOKE, type MoveList, PASS } from '../../../auction/bot/packed/moves.ts';
import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import {
  ACTOR,
  BEST_SUN,
  CALLER,
  CAUSE,
  MOST_SEATS,
  type Packed,
  STEP,
  TURN,
} from '../../../auction/bot/packed/table.ts';
import { isFull, takeOff } from '../../../auction/bot/packed/track.ts';
import { mindOf } from '../mind.ts';
import type { Weights } from '../weights.ts';
import { DISCARD, DONE_WITH_GODS, PLAY_GOD } from './moves.ts';
import { GODS, heldBy, KIND_COUNT, newPacked } from './table.ts';
import { estateWorth, lotGains, tileGains } from './worth.ts';

/** Chooses one of the legal moves of whoever is to act. */
export type Player = (s: Packed, moves: MoveList, count: number) => number;

/** `steady`, on packed tables: it makes the same moves, many times as fast. */
export const packedSteady = (weights: Weights): Player => {
  const mind = mindOf(weights);
  const foresight = new Foresight(weights);
  const outlook = newOutlook();
  const gains = noGains();
  const [invoking, drawing, waiting, taken] = [0, 1, 2, 3].map(() => new Float64Array(MOST_SEATS)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const after = newPacked();
  const god = { move: 0, utility: 0 };

  /** The tile a god had best take. */
  const findGod = (s: Packed, moves: MoveList, count: number): void => {
    const seat = s[ACTOR]!;
    god.utility = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (move <= PLAY_GOD || move >= DONE_WITH_GODS) continue;
      lookOut(s, weights, outlook);
      after.set(s);
      takeOff(after, move - PLAY_GOD);
      lotGains(after, outlook, mind, gains);
      foresight.waiting(after, gains, seat, 0, waiting);
      tileGains(s, seat, move - PLAY_GOD, outlook, mind, taken);
      taken[seat]! -= weights.god + weights.godGreed;
      foresight.toUtility(s, taken);
      const utility = waiting[seat]! + taken[seat]!;
      if (utility > god.utility) {
        god.utility = utility;
        god.move = move;
      }
    }
  };

  const chooseAction = (s: Packed, moves: MoveList, count: number): number => {
    const seat = s[ACTOR]!;
    foresight.invoking(s, gains, seat, invoking);
    const call = invoking[seat]!;
    let draw = Number.NEGATIVE_INFINITY;
    if (!isFull(s)) {
      foresight.drawing(s, gains, seat, drawing);
      draw = drawing[seat]! + weights.patience;
    }
    findGod(s, moves, count);
    if (god.utility > Math.max(call, draw)) return god.move;
    return call > draw ? INVOKE : DRAW;
  };

  const chooseGod = (s: Packed, moves: MoveList, count: number): number => {
    foresight.waiting(s, gains, s[ACTOR]!, 0, waiting);
    const wait = waiting[s[ACTOR]!]!;
    findGod(s, moves, count);
    return god.utility > wait ? god.move : DONE_WITH_GODS;
  };

  const promiseOf = (s: Packed, move: number): number => {
    const seat = s[ACTOR]!;
    if (move < DISCARD) {
      const sun = move === PASS ? 0 : move;
      return foresight.answer(s, gains, s[CAUSE]!, s[CALLER]!, seat, sun, s[BEST_SUN]!);
    }
    const other = (move - DISCARD) % KIND_COUNT;
    const held = heldBy(seat);
    after.set(s);
    after[held + (move - DISCARD - other) / KIND_COUNT]! -= 1;
    after[held + other]! -= 1;
    return estateWorth(after, held, outlook.coming[seat]!, outlook, mind);
  };

  return (s, moves, count) => {
    if (count === 1) return moves[0]!;
    lookOut(s, weights, outlook);
    lotGains(s, outlook, mind, gains);
    if (s[STEP] === TURN) return chooseAction(s, moves, count);
    if (s[STEP] === GODS) return chooseGod(s, moves, count);
    let best = moves[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const promise = promiseOf(s, moves[i]!);
      if (promise > most) {
        most = promise;
        best = moves[i]!;
      }
    }
    return best;
  };
};
