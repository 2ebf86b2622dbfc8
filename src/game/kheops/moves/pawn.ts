import { at, type Seat } from '../../shared/seats.ts';
import { hasUse, refusalOfStanding } from '../powers.ts';
import { CELLS, type Cell, isCell } from '../pyramid.ts';
import { lyingAt, type Spot, spotAt, spotsOf } from '../spots.ts';
import {
  type MoveNamed,
  PIECES,
  type Piece,
  type Player,
  playerAt,
  type Refusal,
  type Rule,
  type Table,
} from '../table.ts';
import { isPower, type Power, tileOf } from '../tiles.ts';

type Placing = MoveNamed<'placePawn'>;

/** Has a seat such a piece left, and is it its time? Priest and pharaoh wait for their own mummy. [K-21] */
export const mayPlace = ({ supplies }: Table, seat: Seat, piece: Piece): boolean => {
  const supply = at(supplies, seat);
  if (supply[piece] === 0) return false;
  return piece === 'worker' || piece === 'mummy' || supply.mummy === 0;
};

// Moves are made once and handed out again and again: simulations ask for them millions of times.
const placingsOf = (piece: Piece): readonly Placing[] => CELLS.map(cell => ['placePawn', piece, cell]);
/** By place in `CELLS`. */
const PLACINGS: Readonly<Record<Piece, readonly Placing[]>> = {
  worker: placingsOf('worker'),
  priest: placingsOf('priest'),
  mummy: placingsOf('mummy'),
  pharaoh: placingsOf('pharaoh'),
};

/** Why a piece may not be placed somewhere, or null: on a free tile, and the mummy in the place of an opposing worker. [K-11, K-20] */
const refusalOfSpot = (piece: Piece, spot: Spot | null, seat: Seat): Refusal | null => {
  const pawn = spot?.pawn;
  const isPrey = pawn !== undefined && pawn.player !== seat && pawn.piece === 'worker';
  return isPrey && piece === 'mummy' ? null : refusalOfStanding(spot);
};

/** A pawn goes on a tile, and the power it shows must be used if it can be. [K-11, K-12, K-20, K-21] */
export const placePawn: Rule<'placePawn'> = {
  args: 2,
  refusal: (table, seat, piece, cell) => {
    if (!PIECES.includes(piece as Piece)) return 'none-left';
    if (at(table.supplies, seat)[piece as Piece] === 0) return 'none-left';
    if (!mayPlace(table, seat, piece as Piece)) return 'mummy-first';
    if (!isCell(cell)) return 'no-such-cell';
    return refusalOfSpot(piece as Piece, spotAt(table, cell), seat);
  },
  legal: (table, seat, moves) => {
    const spots = spotsOf(table);
    for (const piece of PIECES) {
      if (!mayPlace(table, seat, piece)) continue;
      const placings = PLACINGS[piece];
      for (let i = 0; i < placings.length; i++) {
        const placing = placings[i];
        const spot = spots[i];
        if (placing && spot && refusalOfSpot(piece, spot, seat) === null) moves.push(placing);
      }
    }
  },
  make: (state, seat, events, piece, cell) => {
    const player = playerAt(seat);
    const replaced = state.pawns[cell];
    const placed = { type: 'pawn', player, piece, cell } as const;
    events.push(replaced === undefined ? placed : { ...placed, replaces: replaced.piece });
    const power = placedOn(state, player, piece, cell);
    if (power !== null && state.step.kind !== 'power')
      events.push({ type: 'power', player, power, none: true });
  },
};

/**
 * A pawn stands on a tile; whom it replaces goes back to its supply. What the tile shows is used first, where it can be. [K-11, K-12, K-20]
 * @returns the power that the tile shows, if any
 */
export const placedOn = (table: Table, player: Player, piece: Piece, cell: Cell): Power | null => {
  const replaced = table.pawns[cell];
  if (replaced !== undefined) at(table.supplies, replaced.player)[replaced.piece] += 1;
  at(table.supplies, player)[piece] -= 1;
  table.pawns[cell] = { player, piece };
  const { symbol } = tileOf(lyingAt(table, cell).tile);
  const power = isPower(symbol) ? symbol : null;
  table.step =
    power !== null && hasUse(table, player, power, cell)
      ? { kind: 'power', player, power, cell }
      : { kind: 'tile', player };
  return power;
};
