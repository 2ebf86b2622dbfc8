import type { Seat } from '../shared/seats.ts';
import { CELLS, type Cell, isCell } from './pyramid.ts';
import { type Spot, spotAt, spotsOf } from './spots.ts';
import type { Move, Pawn, Refusal, Table } from './table.ts';
import { isTurn, type Power, type Tile, TURNS, type Turn, tileOf } from './tiles.ts';

/** What the player to act may do with a power. */
export type Use = Extract<Move, readonly ['rotate' | 'swap' | 'movePawn', ...unknown[]]>;

/** Why a spot cannot be taken up by the player who has just placed a pawn at `placed`, or null. */
type Check = (spot: Spot, player: Seat, placed: Cell) => Refusal | null;
/** Why a pawn cannot go to a spot, or to a cell where no tile lies, or null. */
type GoalCheck = (spot: Spot | null, player: Seat) => Refusal | null;

/**
 * The one statement of each power. A use is a stone and how it shall lie, or an own pawn and where it goes; it is legal when
 * neither is refused. Listing, refusing, and whether there is any use at all follow from this.
 */
type Rule =
  | { readonly move: 'rotate'; readonly stone: Check }
  | { readonly move: 'swap' | 'movePawn'; readonly pawn: Check; readonly goal: GoalCheck };

const GUARDS: ReadonlySet<string> = new Set(['priest', 'pharaoh']);

/** Priests and pharaohs, and the tiles under them, are out of the opponent's reach. [K-21] */
const isGuarded = (pawn: Pawn | undefined, against: Seat): boolean =>
  pawn !== undefined && pawn.player !== against && GUARDS.has(pawn.piece);

/** Why no pawn may come to stand somewhere, or null: on a tile, where nobody is, and no no-pawn tile. [K-11, K-15] */
export const refusalOfStanding = (spot: Spot | null): Refusal | null => {
  if (spot === null) return 'no-tile-there';
  if (spot.pawn !== undefined) return 'occupied';
  return tileOf(spot.laid.tile).symbol === 'no-pawn' ? 'no-pawn-tile' : null;
};

/** Tiles of one kind are turned, but not under the opponent's priest or pharaoh. [K-13, K-21] */
const stoneOf =
  (kind: Tile['kind']): Check =>
  ({ laid, pawn }, player) => {
    if (tileOf(laid.tile).kind !== kind) return 'wrong-kind-of-tile';
    return isGuarded(pawn, player) ? 'guarded' : null;
  };

/** By 120° or 240°. [K-13] */
const refusalOfTurn = ({ laid }: Spot, turn: Turn): Refusal | null =>
  turn === laid.turn ? 'same-turn' : null;

/** The new one too. [K-14, reading] */
const ownPawn: Check = ({ pawn }, player) => (pawn?.player === player ? null : 'not-your-pawn');

/** But not the new one. [K-15] */
const ownOlderPawn: Check = (spot, player, placed) =>
  ownPawn(spot, player, placed) ?? (spot.cell === placed ? 'pawn-just-placed' : null);

/** No priest and no pharaoh. [K-14, K-21] */
const opposingPawn: GoalCheck = (spot, player) => {
  if (spot?.pawn === undefined || spot.pawn.player === player) return 'not-an-opposing-pawn';
  return isGuarded(spot.pawn, player) ? 'guarded' : null;
};

const RULES: Readonly<Record<Power, Rule>> = {
  'rotate-corridor': { move: 'rotate', stone: stoneOf('corridor') },
  'rotate-room': { move: 'rotate', stone: stoneOf('room') },
  swap: { move: 'swap', pawn: ownPawn, goal: opposingPawn },
  move: { move: 'movePawn', pawn: ownOlderPawn, goal: refusalOfStanding },
};

/**
 * Every legal use of a power by one of its moves, by the player who has just placed a pawn at `placed`, cell by cell. [K-12 to K-15]
 * @param uses the list to which they are added
 */
export const usesOf = (
  table: Table,
  player: Seat,
  power: Power,
  placed: Cell,
  move: Use[0],
  uses: Use[] = [],
): readonly Use[] => {
  const rule = RULES[power];
  if (rule.move !== move) return uses;
  const spots = spotsOf(table);
  if (rule.move === 'rotate') {
    for (const spot of spots) {
      if (spot === null || rule.stone(spot, player, placed) !== null) continue;
      for (const turn of TURNS)
        if (refusalOfTurn(spot, turn) === null) uses.push(['rotate', spot.cell, turn]);
    }
    return uses;
  }
  const goals: Spot[] = [];
  for (const spot of spots) if (spot !== null && rule.goal(spot, player) === null) goals.push(spot);
  for (const spot of spots) {
    if (spot === null || rule.pawn(spot, player, placed) !== null) continue;
    for (const goal of goals) uses.push([rule.move, spot.cell, goal.cell]);
  }
  return uses;
};

/** Can a power be used at all? Any stone can be turned somehow; a pawn needs somewhere to go. [K-12] */
export const hasUse = (table: Table, player: Seat, power: Power, placed: Cell): boolean => {
  const rule = RULES[power];
  if (rule.move === 'rotate') return isFit(rule.stone, table, player, placed);
  return isFit(rule.pawn, table, player, placed) && isFit(rule.goal, table, player, placed);
};

const isFit = (check: Check, table: Table, player: Seat, placed: Cell): boolean => {
  for (const cell of CELLS) {
    const spot = spotAt(table, cell);
    if (spot !== null && check(spot, player, placed) === null) return true;
  }
  return false;
};

/** Why a power cannot be used so, or null. Anything may be asked. [K-13 to K-15] */
export const refusalOfUse = (
  table: Table,
  player: Seat,
  power: Power,
  placed: Cell,
  [name, from, to]: readonly unknown[],
): Refusal | null => {
  const rule = RULES[power];
  if (name !== rule.move) return 'not-now';
  if (!isCell(from)) return 'no-such-cell';
  const spot = spotAt(table, from);
  if (spot === null) return 'no-tile-there';
  if (rule.move === 'rotate') {
    const refusal = rule.stone(spot, player, placed);
    if (refusal !== null) return refusal;
    return isTurn(to) ? refusalOfTurn(spot, to) : 'no-such-turn';
  }
  if (!isCell(to)) return 'no-such-cell';
  return rule.pawn(spot, player, placed) ?? rule.goal(spotAt(table, to), player);
};
