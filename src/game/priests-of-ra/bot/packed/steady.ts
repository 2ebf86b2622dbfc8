import { Foresight, noGains } from '../../../auction/bot/packed/foresight.ts';
import { DRAW, INVOKE, type MoveList, noMoves } from '../../../auction/bot/packed/moves.ts';
import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import { sunsIn } from '../../../auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
  BEST_SUN,
  CALLER,
  CAUSE,
  LIVE,
  MOST_SEATS,
  type Packed,
  PLAYERS,
  STEP,
  TURN,
} from '../../../auction/bot/packed/table.ts';
import { isFull } from '../../../auction/bot/packed/track.ts';
import { type Mind, mindOf } from '../mind.ts';
import { WEIGHTS } from '../weights.ts';
import { canTurn, DONE_TURNING, legalMoves, PLACE, TURN_OVER } from './moves.ts';
import {
  ANKHS,
  BACK,
  FIRST_SIDE,
  heldBy,
  PEOPLE_COUNT,
  PLACED,
  PLACEMENT,
  SECOND_SIDE,
  TURNABLE_COUNT,
} from './table.ts';
import { addPeopleWorth, estateWorth, fillLotWorth } from './worth.ts';

const mind: Mind = mindOf(WEIGHTS);
const foresight = new Foresight(WEIGHTS);
const outlook = newOutlook();
const worth = noGains();
const moves: MoveList = noMoves();
const invoking = new Float64Array(MOST_SEATS);
const drawing = new Float64Array(MOST_SEATS);
const fame = new Float64Array(MOST_SEATS);

/** What `steady` does on a packed table, as a number of `moves.ts`: the same choice, many times as quick. */
export const steadyMove = (s: Packed): number => {
  switch (s[STEP]) {
    case TURN:
      return isFull(s) || isToInvoke(s, s[ACTOR]!) ? INVOKE : DRAW;
    case AUCTION:
      return chooseBid(s, s[ACTOR]!);
    case PLACEMENT:
      return chooseSide(s);
    default:
      return chooseTurning(s);
  }
};

const lookAt = (s: Packed): void => {
  lookOut(s, WEIGHTS, outlook);
  fillLotWorth(s, -1, outlook, mind, worth);
};

/** Calling Ra must promise more than drawing. [T-01] */
const isToInvoke = (s: Packed, seat: number): boolean => {
  lookAt(s);
  foresight.invoking(s, worth, seat, invoking);
  foresight.drawing(s, worth, seat, drawing);
  return invoking[seat]! > drawing[seat]! + WEIGHTS.patience;
};

const chooseBid = (s: Packed, seat: number): number => {
  lookAt(s);
  const count = legalMoves(s, moves);
  let choice = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const promise = foresight.answer(s, worth, s[CAUSE]!, s[CALLER]!, seat, moves[i]!, s[BEST_SUN]!);
    if (promise <= most) continue;
    most = promise;
    choice = moves[i]!;
  }
  return choice;
};

const chooseSide = (s: Packed): number => {
  lookOut(s, WEIGHTS, outlook);
  const first = FIRST_SIDE[s[PLACED]!]!;
  const second = SECOND_SIDE[s[PLACED]!]!;
  return PLACE + (joyOfSide(s, second) > joyOfSide(s, first) ? second : first);
};

/** What whoever places a side may hope for, whoever wins it. [P-01] */
const joyOfSide = (s: Packed, side: number): number => {
  const players = s[PLAYERS]!;
  const seat = s[ACTOR]!;
  fillLotWorth(s, side, outlook, mind, worth);
  let utility = 0;
  let all = 0;
  for (let winner = 0; winner < players; winner++) {
    const place = winner * MOST_SEATS;
    const likely = sunsIn(s[LIVE + winner]!) * Math.exp(worth[place + winner]! / WEIGHTS.lotGreed);
    utility += likely * joyOf(worth, place, seat, players);
    all += likely;
  }
  return utility / all;
};

/** The tile to turn over next, or no more; a tile is turned only if this is better than leaving it. [P-02] */
export const chooseTurning = (s: Packed): number => {
  lookOut(s, WEIGHTS, outlook);
  const seat = s[ACTOR]!;
  const held = heldBy(seat);
  let choice = DONE_TURNING;
  let most = joyOfTiles(s, seat);
  for (let side = 0; side < TURNABLE_COUNT; side++) {
    if (!canTurn(s, side)) continue;
    const back = BACK[side]!;
    s[held + side]! -= 1;
    s[held + back]! += 1;
    const joy = joyOfTiles(s, seat);
    s[held + side]! += 1;
    s[held + back]! -= 1;
    if (joy > most) {
      most = joy;
      choice = TURN_OVER + side;
    }
  }
  return choice;
};

const joyOfTiles = (s: Packed, seat: number): number => {
  const players = s[PLAYERS]!;
  fame.fill(0);
  for (let side = 0; side < PEOPLE_COUNT; side++) {
    addPeopleWorth(s, players, side, outlook.coming, mind.hopes, 1, fame, 0);
  }
  fame[seat]! += estateWorth(s, heldBy(seat), s[ANKHS + seat]!, outlook.coming[seat]!, outlook, mind.hopes);
  return joyOf(fame, 0, seat, players);
};

/** What a seat makes of everybody's fame, from a place on: as `utilityOf`. */
const joyOf = (all: Float64Array, place: number, seat: number, players: number): number => {
  let sum = 0;
  for (let other = 0; other < players; other++) sum += all[place + other]!;
  const own = all[place + seat]!;
  return own - (WEIGHTS.rivalry / (players - 1)) * (sum - own);
};
