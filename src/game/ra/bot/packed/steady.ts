import { Foresight, noGains } from '../../../auction/bot/packed/foresight.ts';
import { DRAW, INVOKE, MOST_MOVES, type MoveList } from '../../../auction/bot/packed/moves.ts';
import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import {
  ACTOR,
  BEST_SUN,
  CALLER,
  CAUSE,
  MOST_SEATS,
  type Packed,
} from '../../../auction/bot/packed/table.ts';
import { takeOff } from '../../../auction/bot/packed/track.ts';
import { mindOf } from '../mind.ts';
import type { Weights } from '../weights.ts';
import { DISCARD, DONE_WITH_GODS, PLAY_GOD } from './moves.ts';
import { heldBy, KIND_COUNT, newPacked } from './table.ts';
import { estateWorth, lotGains, tileGains } from './worth.ts';

/** Chooses one of the legal moves of whoever is to act. */
export type Player = (s: Packed, moves: MoveList, count: number) => number;

/** Says of each legal move what it promises whoever is to act, in fame. */
export type Rating = (s: Packed, moves: MoveList, count: number, into: Float64Array) => void;

/** `steady`, on packed tables: it makes the same moves, many times as fast. */
export const packedSteady = (weights: Weights): Player => {
  const rate = steadyRating(weights);
  const promised = new Float64Array(MOST_MOVES);
  return (s, moves, count) => {
    if (count === 1) return moves[0]!;
    rate(s, moves, count, promised);
    let best = 0;
    for (let i = 1; i < count; i++) if (promised[i]! > promised[best]!) best = i;
    return moves[best]!;
  };
};

/** What `steady` makes of its moves. */
export const steadyRating = (weights: Weights): Rating => {
  const mind = mindOf(weights);
  const foresight = new Foresight(weights);
  const outlook = newOutlook();
  const gains = noGains();
  const everybody = new Float64Array(MOST_SEATS);
  const taken = new Float64Array(MOST_SEATS);
  const after = newPacked();

  /** A god takes a tile. */
  const rateGod = (s: Packed, seat: number, tile: number): number => {
    lookOut(s, weights, outlook);
    after.set(s);
    takeOff(after, tile);
    lotGains(after, outlook, mind, gains);
    foresight.waiting(after, gains, seat, 0, everybody);
    tileGains(s, seat, tile, outlook, mind, taken);
    taken[seat]! -= weights.god + weights.godGreed;
    foresight.toUtility(s, taken);
    return everybody[seat]! + taken[seat]!;
  };

  const rateLoss = (s: Packed, seat: number, pair: number): number => {
    const other = pair % KIND_COUNT;
    const held = heldBy(seat);
    after.set(s);
    after[held + (pair - other) / KIND_COUNT]! -= 1;
    after[held + other]! -= 1;
    return estateWorth(after, held, outlook.coming[seat]!, outlook, mind);
  };

  const rateMove = (s: Packed, seat: number, move: number): number => {
    if (move >= DISCARD) return rateLoss(s, seat, move - DISCARD);
    if (isGod(move)) return rateGod(s, seat, move - PLAY_GOD);
    if (move < DRAW) return foresight.answer(s, gains, s[CAUSE]!, s[CALLER]!, seat, move, s[BEST_SUN]!);
    if (move === INVOKE) foresight.invoking(s, gains, seat, everybody);
    else if (move === DRAW) foresight.drawing(s, gains, seat, everybody);
    else foresight.waiting(s, gains, seat, 0, everybody);
    return everybody[seat]! + (move === DRAW ? weights.patience : 0);
  };

  return (s, moves, count, into) => {
    lookOut(s, weights, outlook);
    lotGains(s, outlook, mind, gains);
    // Gods think of other lots, and so they come last.
    for (let i = 0; i < count; i++) if (!isGod(moves[i]!)) into[i] = rateMove(s, s[ACTOR]!, moves[i]!);
    for (let i = 0; i < count; i++) if (isGod(moves[i]!)) into[i] = rateMove(s, s[ACTOR]!, moves[i]!);
  };
};

const isGod = (move: number): boolean => move > PLAY_GOD && move < DONE_WITH_GODS;
