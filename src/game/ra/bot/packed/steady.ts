import { Foresight, noGains } from '../../../auction/bot/packed/foresight.ts';
import { DRAW, INVOKE, MOST_MOVES } from '../../../auction/bot/packed/moves.ts';
import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import type { Policy } from '../../../auction/bot/packed/rollouts.ts';
import {
  ACTOR,
  AUCTION,
  BEST_SUN,
  MOST_SEATS,
  type Packed,
  STEP,
} from '../../../auction/bot/packed/table.ts';
import { takeOff } from '../../../auction/bot/packed/track.ts';
import { mindOf } from '../mind.ts';
import type { Weights } from '../weights.ts';
import { worthLeft } from './losses.ts';
import { DISCARD, DONE_WITH_GODS, PLAY_GOD } from './moves.ts';
import { newPacked } from './table.ts';
import { lotGains, tileGains } from './worth.ts';

/** `steady`, on packed tables: it makes the same moves, many times as fast. */
export const packedSteady = (weights: Weights): Policy['move'] => {
  const mind = mindOf(weights);
  const foresight = new Foresight(weights);
  const outlook = newOutlook();
  const gains = noGains();
  const everybody = new Float64Array(MOST_SEATS);
  const taken = new Float64Array(MOST_SEATS);
  const after = newPacked();
  const promised = new Float64Array(MOST_MOVES);

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

  /** What a move promises, in fame. */
  const rateMove = (s: Packed, seat: number, move: number): number => {
    if (move >= DISCARD) return worthLeft(s, seat, move - DISCARD, outlook, mind);
    if (isGod(move)) return rateGod(s, seat, move - PLAY_GOD);
    if (move < DRAW) return foresight.promise(s, gains, seat, move, s[BEST_SUN]!);
    if (move === INVOKE) foresight.invoking(s, gains, seat, everybody);
    else if (move === DRAW) foresight.drawing(s, gains, seat, everybody);
    else foresight.waiting(s, gains, seat, 0, everybody);
    return everybody[seat]! + (move === DRAW ? weights.patience : 0);
  };

  return (s, moves, count) => {
    if (count === 1) return moves[0]!;
    lookOut(s, weights, outlook);
    lotGains(s, outlook, mind, gains);
    if (s[STEP] === AUCTION) foresight.listen(s);
    // Gods think of other lots, and so they come last.
    for (let i = 0; i < count; i++) if (!isGod(moves[i]!)) promised[i] = rateMove(s, s[ACTOR]!, moves[i]!);
    for (let i = 0; i < count; i++) if (isGod(moves[i]!)) promised[i] = rateMove(s, s[ACTOR]!, moves[i]!);
    let best = 0;
    for (let i = 1; i < count; i++) if (promised[i]! > promised[best]!) best = i;
    return moves[best]!;
  };
};

const isGod = (move: number): boolean => move > PLAY_GOD && move < DONE_WITH_GODS;
