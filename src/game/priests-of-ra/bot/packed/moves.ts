import {
  auctionMoveOf,
  DRAW,
  INVOKE,
  legalBids,
  type MoveList,
  numberOfAuctionMove,
  OWN_MOVE,
} from '../../../auction/bot/packed/moves.ts';
import { ACTOR, AUCTION, type Packed, STEP, TURN } from '../../../auction/bot/packed/table.ts';
import { isFull } from '../../../auction/bot/packed/track.ts';
import type { Move } from '../../table.ts';
import { SIDES, type Turnable } from '../../tiles.ts';
import {
  FIRST_SIDE,
  heldBy,
  PLACED,
  PLACEMENT,
  PRIESTS,
  SECOND_SIDE,
  sideNumber,
  TURNABLE_COUNT,
  TURNED,
} from './table.ts';

/** The side of this number above `PLACE` lies up; the tile of this number above `TURN_OVER` is turned. */
export const PLACE = OWN_MOVE;
export const TURN_OVER = PLACE + TURNABLE_COUNT;
export const DONE_TURNING = TURN_OVER + TURNABLE_COUNT;

/** Writes down every legal move of whoever is to act, in the order of the rules, and returns how many there are. */
export const legalMoves = (s: Packed, into: MoveList): number => {
  switch (s[STEP]) {
    case TURN: {
      let n = 0;
      if (!isFull(s)) into[n++] = DRAW;
      into[n++] = INVOKE;
      return n;
    }
    case AUCTION:
      return legalBids(s, into);
    case PLACEMENT:
      into[0] = PLACE + FIRST_SIDE[s[PLACED]!]!;
      into[1] = PLACE + SECOND_SIDE[s[PLACED]!]!;
      return 2;
    case PRIESTS: {
      let n = 0;
      for (let side = 0; side < TURNABLE_COUNT; side++) if (canTurn(s, side)) into[n++] = TURN_OVER + side;
      into[n++] = DONE_TURNING;
      return n;
    }
    default:
      return 0;
  }
};

/** Has whoever is to act a tile with this side up that the priests have not turned yet? [P-02] */
export const canTurn = (s: Packed, side: number): boolean => s[heldBy(s[ACTOR]!) + side]! > s[TURNED + side]!;

/** The move as the rules name it. */
export const moveOf = (move: number): Move => {
  if (move < OWN_MOVE) return auctionMoveOf(move);
  if (move < TURN_OVER) return ['placeTile', SIDES[move - PLACE] as Turnable];
  if (move < DONE_TURNING) return ['turnTile', SIDES[move - TURN_OVER] as Turnable];
  return ['doneTurning'];
};

/** The number of a move of the rules. */
export const numberOf = (move: Move): number => {
  switch (move[0]) {
    case 'placeTile':
      return PLACE + sideNumber(move[1]);
    case 'turnTile':
      return TURN_OVER + sideNumber(move[1]);
    case 'doneTurning':
      return DONE_TURNING;
    default:
      return numberOfAuctionMove(move);
  }
};
