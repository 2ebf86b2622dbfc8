import type { Seat } from '../shared/seats.ts';
import { CELLS, type Cell } from './pyramid.ts';
import type { Move, Pawn, Refusal, Table } from './table.ts';
import { type Power, TURNS, tileOf } from './tiles.ts';

/** What the player to act may do with a power. */
export type Use = Extract<Move, readonly ['rotate' | 'swap' | 'movePawn', ...unknown[]]>;

const GUARDS: ReadonlySet<string> = new Set(['priest', 'pharaoh']);

/** Priests and pharaohs, and the tiles under them, are out of the opponent's reach. [K-21] */
export const isGuarded = (pawn: Pawn | undefined, against: Seat): boolean =>
  pawn !== undefined && pawn.player !== against && GUARDS.has(pawn.piece);

/** May a pawn go on this cell, as far as the cell is concerned? A laid tile, no no-pawn tile, nobody there. [K-11, K-15] */
export const isFree = ({ pyramid, pawns }: Pick<Table, 'pyramid' | 'pawns'>, cell: Cell): boolean => {
  const laid = pyramid[cell];
  return laid !== undefined && pawns[cell] === undefined && tileOf(laid.tile).symbol !== 'no-pawn';
};

/** Every legal use of a power by the player who has just placed a pawn at `placed`. [K-12 to K-15] */
export const usesOf = (table: Table, player: Seat, power: Power, placed: Cell): readonly Use[] => {
  const { pyramid, pawns } = table;
  const laid = CELLS.filter(cell => pyramid[cell] !== undefined);
  switch (power) {
    case 'rotate-corridor':
    case 'rotate-room': {
      const kind = power === 'rotate-room' ? 'room' : 'corridor';
      const uses: Use[] = [];
      for (const cell of laid) {
        const { tile, turn } = pyramid[cell]!;
        if (tileOf(tile).kind !== kind || isGuarded(pawns[cell], player)) continue;
        for (const other of TURNS) if (other !== turn) uses.push(['rotate', cell, other]);
      }
      return uses;
    }
    case 'swap': {
      const own = laid.filter(cell => pawns[cell]?.player === player);
      const theirs = laid.filter(cell => isOpposing(pawns[cell], player));
      return own.flatMap(from => theirs.map(to => ['swap', from, to] as const));
    }
    case 'move': {
      const own = laid.filter(cell => pawns[cell]?.player === player && cell !== placed);
      const free = laid.filter(cell => isFree(table, cell));
      return own.flatMap(from => free.map(to => ['movePawn', from, to] as const));
    }
  }
};

/** Can a power be used at all? The same as asking for its uses, without listing them. [K-12] */
export const hasUse = (table: Table, player: Seat, power: Power, placed: Cell): boolean => {
  const { pyramid, pawns } = table;
  switch (power) {
    case 'rotate-corridor':
    case 'rotate-room': {
      const kind = power === 'rotate-room' ? 'room' : 'corridor';
      return CELLS.some(cell => {
        const laid = pyramid[cell];
        return laid !== undefined && tileOf(laid.tile).kind === kind && !isGuarded(pawns[cell], player);
      });
    }
    case 'swap':
      return CELLS.some(cell => isOpposing(pawns[cell], player));
    case 'move':
      return (
        CELLS.some(cell => cell !== placed && pawns[cell]?.player === player) &&
        CELLS.some(cell => isFree(table, cell))
      );
  }
};

/** An opposing pawn within reach. [K-14, K-21] */
const isOpposing = (pawn: Pawn | undefined, player: Seat): boolean =>
  pawn !== undefined && pawn.player !== player && !isGuarded(pawn, player);

/** Why a power cannot be used so, or null. [K-13 to K-15] */
export const refusalOfUse = (
  table: Table,
  player: Seat,
  power: Power,
  placed: Cell,
  [name, from, to]: readonly unknown[],
): Refusal | null => {
  const { pyramid, pawns } = table;
  const wanted = power === 'swap' ? 'swap' : power === 'move' ? 'movePawn' : 'rotate';
  if (name !== wanted) return 'not-now';
  const cell = from as Cell;
  if (!CELLS.includes(cell)) return 'no-such-cell';
  const laid = pyramid[cell];
  if (laid === undefined) return 'no-tile-there';
  if (wanted === 'rotate') {
    if (tileOf(laid.tile).kind !== (power === 'rotate-room' ? 'room' : 'corridor'))
      return 'wrong-kind-of-tile';
    if (isGuarded(pawns[cell], player)) return 'guarded';
    if (!TURNS.includes(to as never)) return 'no-such-turn';
    return to === laid.turn ? 'same-turn' : null;
  }
  if (!CELLS.includes(to as Cell)) return 'no-such-cell';
  if (pawns[cell]?.player !== player) return 'not-your-pawn';
  const there = pawns[to as Cell];
  if (wanted === 'swap') {
    if (there === undefined || there.player === player) return 'not-an-opposing-pawn';
    return isGuarded(there, player) ? 'guarded' : null;
  }
  if (cell === placed) return 'pawn-just-placed';
  if (pyramid[to as Cell] === undefined) return 'no-tile-there';
  if (there !== undefined) return 'occupied';
  return isFree(table, to as Cell) ? null : 'no-pawn-tile';
};
