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
  GAP,
  NOBODY,
  type Packed,
  PLAYERS,
  SPACES,
  STEP,
  TRACK,
} from '../../../auction/bot/packed/table.ts';
import { clearTrack, layTile, takeOff } from '../../../auction/bot/packed/track.ts';
import { leavesChoice, takeStruck } from './disasters.ts';
import { anyTakeable, DISCARD, DONE_WITH_GODS, PLAY_GOD } from './moves.ts';
import { epochFame } from './score.ts';
import {
  BY_GOD,
  DISASTER,
  FIRST_MONUMENT,
  GOD,
  GODS,
  heldBy,
  IN_BAG,
  isDisaster,
  KIND_COUNT,
  NILE,
  PENDING,
  PENDING_TILES,
  PHARAOH,
  STRIKES,
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
  else if (move < DONE_WITH_GODS) playGod(s, move - PLAY_GOD);
  else if (move === DONE_WITH_GODS) playOn(s, s[ACTOR]!);
  else discard(s, move - DISCARD);
};

/** Ra starts an auction or ends the epoch; any other tile goes on the track and ends the turn. [T-03, T-04, E-02] */
const draw = (s: Packed, tile: number): void => {
  s[IN_BAG + tile]! -= 1;
  s[BAG]! -= 1;
  if (tile !== GAP) {
    layTile(s, tile);
    playOn(s, s[ACTOR]!);
  } else if (fillsRaTrack(s)) scoreEpoch(s);
};

/** A god goes to the box, and its player takes a tile of the track; a disaster strikes at once. */
const playGod = (s: Packed, tile: number): void => {
  const player = s[ACTOR]!;
  takeOff(s, tile);
  s[heldBy(player) + GOD]! -= 1;
  if (isDisaster(tile)) {
    s[PENDING] = 1;
    s[PENDING_TILES] = tile;
    s[BY_GOD] = 1;
    s[CALLER] = player;
    strike(s, player);
  } else {
    s[heldBy(player) + tile - 1]! += 1;
    playMoreGods(s, player);
  }
};

const playMoreGods = (s: Packed, player: number): void => {
  if (s[heldBy(player) + GOD]! > 0 && anyTakeable(s)) {
    s[STEP] = GODS;
    s[ACTOR] = player;
  } else playOn(s, player);
};

/** All have spoken: the winner pays and places the lot, then its disasters strike. */
export const settle = (s: Packed): void => {
  const winner = s[BEST_SEAT]!;
  if (winner === NOBODY) {
    leaveUnsold(s);
    playOn(s, s[CALLER]!);
    return;
  }
  const held = heldBy(winner);
  let pending = 0;
  for (let space = 0; space < s[SPACES]!; space++) {
    const tile = s[TRACK + space]!;
    if (isDisaster(tile)) s[PENDING_TILES + pending++] = tile;
    else if (tile !== GAP) s[held + tile - 1]! += 1;
  }
  s[PENDING] = pending;
  s[BY_GOD] = 0;
  paySun(s, winner, s[BEST_SUN]!);
  clearTrack(s);
  strike(s, winner);
};

/** Resolves the pending disasters until one leaves its owner a choice, or all are done and play goes on. */
const strike = (s: Packed, player: number): void => {
  while (s[PENDING]! > 0) {
    const tile = s[PENDING_TILES]!;
    s[PENDING]! -= 1;
    s.copyWithin(PENDING_TILES, PENDING_TILES + 1, PENDING_TILES + 1 + s[PENDING]!);
    if (leavesChoice(s, tile, player)) {
      s[STEP] = DISASTER;
      s[ACTOR] = player;
      s[STRIKES] = tile;
      return;
    }
    takeStruck(s, tile, player);
  }
  if (s[BY_GOD] === 1) playMoreGods(s, player);
  else playOn(s, s[CALLER]!);
};

const discard = (s: Packed, pair: number): void => {
  const player = s[ACTOR]!;
  const held = heldBy(player);
  const other = pair % KIND_COUNT;
  s[held + (pair - other) / KIND_COUNT]! -= 1;
  s[held + other]! -= 1;
  strike(s, player);
};

/** The turn of `after` is settled. [A-08, E-01] */
const playOn = (s: Packed, after: number): void => {
  if (!passTurn(s, after)) scoreEpoch(s);
};

/** An epoch ends; all but pharaohs, Niles and monuments leaves the game. [E-01 to E-07, R-10 to R-15] */
const scoreEpoch = (s: Packed): void => {
  const net = epochFame(s);
  for (let seat = 0; seat < s[PLAYERS]!; seat++) {
    const held = heldBy(seat);
    for (let kind = 0; kind < FIRST_MONUMENT; kind++)
      if (kind !== PHARAOH && kind !== NILE) s[held + kind] = 0;
  }
  endEpoch(s, net);
};
