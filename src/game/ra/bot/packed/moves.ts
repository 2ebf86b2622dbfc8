import {
  auctionMoveOf,
  DRAW,
  INVOKE,
  legalBids,
  type MoveList,
  numberOfAuctionMove,
  OWN_MOVE,
} from '../../../auction/bot/packed/moves.ts';
import {
  ACTOR,
  AUCTION,
  GAP,
  type Packed,
  SPACES,
  STEP,
  TRACK,
  TURN,
} from '../../../auction/bot/packed/table.ts';
import { isFull } from '../../../auction/bot/packed/track.ts';
import type { Move } from '../../table.ts';
import { KINDS, type Lying, TILES } from '../../tiles.ts';
import { endStruck, firstStruck } from './disasters.ts';
import {
  DISASTER,
  DISASTERS_TAKEN,
  GOD,
  GOD_TILE,
  GODS,
  heldBy,
  isDisaster,
  KIND_COUNT,
  kindNumber,
  STRIKES,
  TILE_COUNT,
  tileNumber,
} from './table.ts';

/** A god takes the tile of this number above `PLAY_GOD`. */
export const PLAY_GOD = OWN_MOVE;
export const DONE_WITH_GODS = PLAY_GOD + TILE_COUNT;
/** Two kinds are given up: `DISCARD + KIND_COUNT * one + other`, the lower number first. */
export const DISCARD = DONE_WITH_GODS + 1;

/** Writes down every legal move of whoever is to act, in the order of the rules, and returns how many there are. */
export const legalMoves = (s: Packed, into: MoveList): number => {
  switch (s[STEP]) {
    case TURN: {
      let n = 0;
      if (!isFull(s)) into[n++] = DRAW;
      into[n++] = INVOKE;
      return s[heldBy(s[ACTOR]!) + GOD] === 0 ? n : addGods(s, into, n);
    }
    case AUCTION:
      return legalBids(s, into);
    case GODS: {
      const n = addGods(s, into, 0);
      into[n] = DONE_WITH_GODS;
      return n + 1;
    }
    case DISASTER:
      return pairsToLose(s, into);
    default:
      return 0;
  }
};

/** May a god take such a tile? */
const isTakeable = (s: Packed, tile: number): boolean =>
  tile !== GAP && tile !== GOD_TILE && (s[DISASTERS_TAKEN] === 1 || !isDisaster(tile));

/** Is there a tile for a god to take? */
export const anyTakeable = (s: Packed): boolean => {
  for (let space = 0; space < s[SPACES]!; space++) if (isTakeable(s, s[TRACK + space]!)) return true;
  return false;
};

const addGods = (s: Packed, into: MoveList, from: number): number => {
  let n = from;
  let seen = 0;
  for (let space = 0; space < s[SPACES]!; space++) {
    const tile = s[TRACK + space]!;
    if (!isTakeable(s, tile) || (seen & (1 << tile)) !== 0) continue;
    seen |= 1 << tile;
    into[n++] = PLAY_GOD + tile;
  }
  return n;
};

const pairsToLose = (s: Packed, into: MoveList): number => {
  const held = heldBy(s[ACTOR]!);
  const end = endStruck(s[STRIKES]!);
  let n = 0;
  for (let one = firstStruck(s[STRIKES]!); one < end; one++) {
    const have = s[held + one]!;
    if (have === 0) continue;
    for (let other = one; other < end; other++) {
      if (s[held + other]! > (other === one ? 1 : 0)) into[n++] = DISCARD + KIND_COUNT * one + other;
    }
  }
  return n;
};

/** The move as the rules name it. */
export const moveOf = (move: number): Move => {
  if (move < OWN_MOVE) return auctionMoveOf(move);
  if (move < DONE_WITH_GODS) return ['playGod', TILES[move - PLAY_GOD] as Lying];
  if (move === DONE_WITH_GODS) return ['doneWithGods'];
  const pair = move - DISCARD;
  return ['discard', KINDS[Math.floor(pair / KIND_COUNT)]!, KINDS[pair % KIND_COUNT]!];
};

/** The number of a move of the rules. */
export const numberOf = (move: Move): number => {
  switch (move[0]) {
    case 'playGod':
      return PLAY_GOD + tileNumber(move[1]);
    case 'doneWithGods':
      return DONE_WITH_GODS;
    case 'discard': {
      const [one, other] = [kindNumber(move[1]), kindNumber(move[2])];
      return DISCARD + KIND_COUNT * Math.min(one, other) + Math.max(one, other);
    }
    default:
      return numberOfAuctionMove(move);
  }
};
