import type { PackedTree } from '../../../auction/bot/packed/auction-tree.ts';
import { Calls, newWorth } from '../../../auction/bot/packed/calls.ts';
import { DRAW, INVOKE } from '../../../auction/bot/packed/moves.ts';
import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import { sunsIn } from '../../../auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
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
import { canTurn, DONE_TURNING, PLACE, TURN_OVER } from './moves.ts';
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
const calls = new Calls(WEIGHTS);
const outlook = newOutlook();
const worth = newWorth();
const fame = new Float64Array(MOST_SEATS);

/** What `steady` does on a packed table, as a number of `moves.ts`: the same choice, many times as quick. */
export const steadyMove = (s: Packed): number => {
  switch (s[STEP]) {
    case TURN:
      if (isFull(s)) return INVOKE;
      lookAt(s);
      return calls.isToInvoke(s, worth, outlook) ? INVOKE : DRAW;
    case AUCTION:
      lookAt(s);
      return calls.bid(s, worth, outlook);
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
const chooseTurning = (s: Packed): number => {
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

/** Thinks an auction through as `steady` does, with another doubt. */
export type SteadyThought = (s: Packed, doubt: number) => PackedTree;

export const newSteadyThought = (): SteadyThought => {
  const own = new Calls(WEIGHTS);
  return (s, doubt) => {
    lookAt(s);
    const tree = own.tree(s, worth, outlook);
    tree.doubt = doubt;
    return tree;
  };
};
