import { Foresight, noGains } from '../../../auction/bot/packed/foresight.ts';
import { DRAW, INVOKE, noMoves } from '../../../auction/bot/packed/moves.ts';
import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import type { Policy } from '../../../auction/bot/packed/rollouts.ts';
import { sunsIn } from '../../../auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
  BEST_SUN,
  LIVE,
  MOST_SEATS,
  type Packed,
  PLAYERS,
  STEP,
  TURN,
} from '../../../auction/bot/packed/table.ts';
import { mindOf } from '../mind.ts';
import { WEIGHTS, type Weights } from '../weights.ts';
import { DONE_TURNING, legalMoves, PLACE, TURN_OVER } from './moves.ts';
import { ANKHS, BACK, heldBy, PEOPLE_COUNT, PLACEMENT, PRIESTS } from './table.ts';
import { addPeopleWorth, estateWorth, fillLotWorth, gainsOfTypesWon, type PeopleGains } from './worth.ts';

/**
 * A player that weighs every lot and every sun in fame, for itself and its rivals, and thinks auctions through to their end. It
 * leaves nothing to chance: the same table gives the same move.
 * @param addPeopleGains in which order the worth of a lot is added up
 */
export const steadyBy = (weights: Weights, addPeopleGains: PeopleGains): Policy['move'] => {
  const mind = mindOf(weights);
  const foresight = new Foresight(weights);
  const outlook = newOutlook();
  const worth = noGains();
  const invoking = new Float64Array(MOST_SEATS);
  const drawing = new Float64Array(MOST_SEATS);
  const fame = new Float64Array(MOST_SEATS);

  /** Calling Ra must promise more than drawing. [T-01] */
  const chooseAction = (s: Packed, seat: number): number => {
    foresight.invoking(s, worth, seat, invoking);
    foresight.drawing(s, worth, seat, drawing);
    return invoking[seat]! > drawing[seat]! + weights.patience ? INVOKE : DRAW;
  };

  /** The utility of a side that lies up to whoever placed it: each may win the lot, the likelier the more suns and gain they have. [P-01] */
  const utilityOfSide = (s: Packed, seat: number, side: number): number => {
    const players = s[PLAYERS]!;
    fillLotWorth(s, side, outlook, mind, worth, addPeopleGains);
    let utility = 0;
    let all = 0;
    for (let winner = 0; winner < players; winner++) {
      const place = winner * MOST_SEATS;
      const likely = sunsIn(s[LIVE + winner]!) * Math.exp(worth[place + winner]! / weights.lotGreed);
      utility += likely * utilityTo(worth, place, seat, players);
      all += likely;
    }
    return utility / all;
  };

  const utilityOfTiles = (s: Packed, seat: number): number => {
    const players = s[PLAYERS]!;
    fame.fill(0);
    for (let side = 0; side < PEOPLE_COUNT; side++) {
      addPeopleWorth(s, players, side, outlook.coming, mind.hopes, 1, fame, 0);
    }
    fame[seat]! += estateWorth(s, heldBy(seat), s[ANKHS + seat]!, outlook.coming[seat]!, outlook, mind.hopes);
    return utilityTo(fame, 0, seat, players);
  };

  /** The utility of a tile turned over, which is turned back. [P-02] */
  const utilityOfTurning = (s: Packed, seat: number, side: number): number => {
    const held = heldBy(seat);
    const back = BACK[side]!;
    s[held + side]! -= 1;
    s[held + back]! += 1;
    const utility = utilityOfTiles(s, seat);
    s[held + side]! += 1;
    s[held + back]! -= 1;
    return utility;
  };

  /** What a seat makes of everybody's fame, from a place on: its own, less a part of what its rivals have on average. */
  const utilityTo = (all: Float64Array, place: number, seat: number, players: number): number => {
    let sum = 0;
    for (let other = 0; other < players; other++) sum += all[place + other]!;
    const own = all[place + seat]!;
    return own - (weights.rivalry / (players - 1)) * (sum - own);
  };

  const utilityOf = (s: Packed, seat: number, move: number): number => {
    switch (s[STEP]) {
      case AUCTION:
        return foresight.promise(s, worth, seat, move, s[BEST_SUN]!);
      case PLACEMENT:
        return utilityOfSide(s, seat, move - PLACE);
      default:
        return utilityOfTurning(s, seat, move - TURN_OVER);
    }
  };

  return (s, moves, count) => {
    if (count === 1) return moves[0]!;
    const seat = s[ACTOR]!;
    lookOut(s, weights, outlook);
    if (s[STEP] === TURN || s[STEP] === AUCTION) fillLotWorth(s, -1, outlook, mind, worth, addPeopleGains);
    if (s[STEP] === TURN) return chooseAction(s, seat);
    if (s[STEP] === AUCTION) foresight.listen(s);
    // A tile is turned over only if this is better than leaving it.
    let choice = s[STEP] === PRIESTS ? DONE_TURNING : moves[0]!;
    let most = s[STEP] === PRIESTS ? utilityOfTiles(s, seat) : Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      if (moves[i] === DONE_TURNING) continue;
      const utility = utilityOf(s, seat, moves[i]!);
      if (utility <= most) continue;
      most = utility;
      choice = moves[i]!;
    }
    return choice;
  };
};

const chooseBySteady = steadyBy(WEIGHTS, gainsOfTypesWon);
const list = noMoves();

/** What `steady` does where it is to act, as a number of `moves.ts`: the policy of playouts. */
export const steadyMove = (s: Packed): number => chooseBySteady(s, list, legalMoves(s, list));
