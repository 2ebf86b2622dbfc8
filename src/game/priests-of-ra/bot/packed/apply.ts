import { fillsRaTrack, hear, invokeRa, leaveUnsold, passTurn } from '../../../auction/bot/packed/auction.ts';
import { endEpoch } from '../../../auction/bot/packed/epochs.ts';
import { DRAW, INVOKE } from '../../../auction/bot/packed/moves.ts';
import { paySun } from '../../../auction/bot/packed/suns.ts';
import {
  ACTOR,
  BAG,
  BEST_SEAT,
  BEST_SUN,
  CALLER,
  NOBODY,
  type Packed,
  PLAYERS,
  SPACES,
  STEP,
  TRACK,
} from '../../../auction/bot/packed/table.ts';
import { clearTrack, layTile } from '../../../auction/bot/packed/track.ts';
import { canTurn, DONE_TURNING, PLACE, TURN_OVER } from './moves.ts';
import { ankhsGained, epochFame, plaguesReturned } from './score.ts';
import {
  ANKHS,
  BACK,
  FIRST_SIDE,
  heldBy,
  IN_BAG,
  PEOPLE_COUNT,
  PLACED,
  PLACEMENT,
  PLAGUE,
  PRIEST,
  PRIESTS,
  RA,
  SECOND_SIDE,
  TURNABLE_COUNT,
  TURNED,
  TURNS,
} from './table.ts';

/**
 * Makes a legal move of whoever is to act.
 * @param drawn the number of the tile on top of the bag, where the move is `DRAW`
 */
export const apply = (s: Packed, move: number, drawn: number): void => {
  if (move < DRAW) {
    if (hear(s, move)) settle(s);
  } else if (move === DRAW) draw(s, drawn);
  else if (move === INVOKE) invokeRa(s);
  else if (move < TURN_OVER) {
    layTile(s, move - PLACE + 1);
    playOn(s, s[ACTOR]!);
  } else if (move < DONE_TURNING) turn(s, move - TURN_OVER);
  else playOn(s, s[CALLER]!);
};

/** Ra starts an auction or ends the epoch; of another tile the side is chosen, if it has two. [T-03, T-04, E-02, P-01] */
const draw = (s: Packed, tile: number): void => {
  s[IN_BAG + tile]! -= 1;
  s[BAG]! -= 1;
  if (tile === RA) {
    if (fillsRaTrack(s)) scoreEpoch(s);
  } else if (FIRST_SIDE[tile] !== SECOND_SIDE[tile]) {
    s[STEP] = PLACEMENT;
    s[PLACED] = tile;
  } else {
    layTile(s, FIRST_SIDE[tile]! + 1);
    playOn(s, s[ACTOR]!);
  }
};

/** All have spoken: the winner pays and takes the lot, and its priests work. [A-04 to A-09, P-02] */
export const settle = (s: Packed): void => {
  const winner = s[BEST_SEAT]!;
  if (winner === NOBODY) {
    leaveUnsold(s);
    playOn(s, s[CALLER]!);
    return;
  }
  const held = heldBy(winner);
  let priests = 0;
  for (let space = 0; space < s[SPACES]!; space++) {
    const side = s[TRACK + space]! - 1;
    s[held + side]! += 1;
    if (side === PRIEST) priests += 1;
  }
  paySun(s, winner, s[BEST_SUN]!);
  clearTrack(s);
  s.fill(0, TURNED, TURNED + TURNABLE_COUNT);
  s[ACTOR] = winner;
  s[TURNS] = priests;
  if (priests > 0 && canTurnAny(s)) s[STEP] = PRIESTS;
  else playOn(s, s[CALLER]!);
};

const canTurnAny = (s: Packed): boolean => {
  for (let side = 0; side < TURNABLE_COUNT; side++) if (canTurn(s, side)) return true;
  return false;
};

/** A priest turns one of the winner's tiles over. [P-02] */
const turn = (s: Packed, side: number): void => {
  const held = heldBy(s[ACTOR]!);
  const back = BACK[side]!;
  s[held + side]! -= 1;
  s[held + back]! += 1;
  s[TURNED + back]! += 1;
  s[TURNS]! -= 1;
  if (s[TURNS] === 0 || !canTurnAny(s)) playOn(s, s[CALLER]!);
};

/** The turn of `after` is settled. [A-08, E-01] */
const playOn = (s: Packed, after: number): void => {
  if (!passTurn(s, after)) scoreEpoch(s);
};

/** An epoch ends; people and priests leave the game, ankhs come. [E-01 to E-07, P-10 to P-22] */
const scoreEpoch = (s: Packed): void => {
  const net = epochFame(s);
  for (let seat = 0; seat < s[PLAYERS]!; seat++) {
    const held = heldBy(seat);
    const gained = ankhsGained(s, seat);
    const returned = plaguesReturned(s, seat);
    s[ANKHS + seat]! += gained;
    s[held + PLAGUE]! -= returned;
    s[held + PRIEST] = 0;
    for (let side = 0; side < PEOPLE_COUNT; side++) s[held + side] = 0;
  }
  endEpoch(s, net);
};
