import { at } from '../../shared/seats.ts';
import { handOf } from '../hands.ts';
import { CELLS, type Cell, isCell, neighboursOf } from '../pyramid.ts';
import {
  type MoveNamed,
  opponentOf,
  type Player,
  type Pyramid,
  playerAt,
  type Refusal,
  type Rule,
  type Step,
} from '../table.ts';
import { isTurn, TILES, type TileId, TURNS } from '../tiles.ts';

type Laying = MoveNamed<'layTile'>;

/** By place in `CELLS`, the three turns in which each tile may lie there; made once, as simulations ask for them millions of times. */
const LAYINGS = CELLS.map(cell =>
  TILES.map(({ id }) => TURNS.map((turn): Laying => ['layTile', id, cell, turn])),
);
/** By place in `CELLS`, the places of the cells that share a side with it. */
const BESIDE = CELLS.map(cell => neighboursOf(cell).map(other => CELLS.indexOf(other)));

/** Why no tile may be laid on a cell, or null: it is empty, and shares a side with a laid tile. [K-30] */
const refusalOfSite = (pyramid: Pyramid, cell: Cell): Refusal | null => {
  if (pyramid[cell] !== undefined) return 'cell-taken';
  for (const other of neighboursOf(cell)) if (pyramid[other] !== undefined) return null;
  return 'not-adjoining';
};

const isAnyLaid = (isLaid: readonly boolean[], places: readonly number[]): boolean => {
  for (const place of places) if (isLaid[place]) return true;
  return false;
};

/** Every cell is covered. Looked at from the apex, which mostly is among the last. [K-40] */
const isFinished = (pyramid: Pyramid): boolean => CELLS.every(cell => pyramid[cell] !== undefined);

/** A tile of one's hand is laid, another drawn while there is stock; with the last one the pyramid is scored. [K-10, K-30, K-40] */
export const layTile: Rule<'layTile'> = {
  args: 3,
  refusal: (table, seat, tile, cell, turn) => {
    if (!handOf(table, seat).includes(tile as TileId)) return 'not-in-hand';
    if (!isCell(cell)) return 'no-such-cell';
    const refusal = refusalOfSite(table.pyramid, cell);
    if (refusal !== null) return refusal;
    return isTurn(turn) ? null : 'no-such-turn';
  },
  legal: (table, seat, moves) => {
    const hand = handOf(table, seat);
    // Each cell is looked up by its name once.
    const isLaid = CELLS.map(cell => table.pyramid[cell] !== undefined);
    for (let place = 0; place < isLaid.length; place++) {
      if (isLaid[place] || !isAnyLaid(isLaid, at(BESIDE, place))) continue;
      const layings = at(LAYINGS, place);
      for (const tile of hand) for (const laying of layings[tile] ?? []) moves.push(laying);
    }
  },
  make: (state, seat, events, tile, cell, turn) => {
    const player = playerAt(seat);
    const hand = at(state.secret.hands, player);
    hand.splice(hand.indexOf(tile), 1);
    state.pyramid[cell] = { tile, turn };
    events.push({ type: 'tile', player, tile, cell, turn });
    const drawn = state.secret.stock.pop();
    if (drawn !== undefined) {
      hand.push(drawn);
      state.stock = state.secret.stock.length;
      events.push({ type: 'refill', player });
    }
    state.handSizes[player] = hand.length;
    state.step = nextAfterTile(state.pyramid, player);
  },
};

/** The other one is to move, unless the pyramid is finished. [K-10, K-40] */
export const nextAfterTile = (pyramid: Pyramid, player: Player): Step =>
  isFinished(pyramid) ? { kind: 'scoring' } : { kind: 'pawn', player: opponentOf(player) };
