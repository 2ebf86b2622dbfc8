import { assertDefined } from '../shared/assert.ts';
import { at, type BySeat } from '../shared/seats.ts';
import type { Bonus, KheopsEvent, NetworkEvent } from './events.ts';
import { networksOf } from './networks.ts';
import { BONUS_POINTS, CLOSED_TIMES, DOUBLE_WEIGHT, PAWN_WEIGHT, ROOM_POINTS } from './numbers.ts';
import { APEX, CELLS, type Cell } from './pyramid.ts';
import { type Pawn, PLAYERS, type Player, type State, type Table } from './table.ts';
import { SARCOPHAGI, type Sarcophagus, type Tile, tileOf } from './tiles.ts';

type Board = Pick<Table, 'pyramid' | 'pawns'>;

const tileAt = ({ pyramid }: Pick<Table, 'pyramid'>, cell: Cell): Tile =>
  tileOf(assertDefined(pyramid[cell], 'pawns and networks are where tiles lie').tile);

/** The pharaoh weighs as much as any pawn on a double tile, and never more. [K-43] */
export const weightOf = ({ piece }: Pawn, { symbol }: Tile): number =>
  piece === 'pharaoh' || symbol === 'double' ? DOUBLE_WEIGHT : PAWN_WEIGHT;

/** What the sarcophagi of a network add: one alone, or one pair of a colour and nothing else. [K-41] */
const sarcophagusBonus = (tiles: readonly Tile[]): readonly Bonus[] => {
  const colours = tiles
    .map(({ symbol }) => symbol)
    .filter(symbol => SARCOPHAGI.includes(symbol as Sarcophagus));
  if (colours.length === 1) return ['single-sarcophagus'];
  if (colours.length === 2 && colours[0] === colours[1]) return ['sarcophagus-pair'];
  return [];
};

/** How much pawn weight each seat has on some cells. [K-43] */
export const weightsOn = (table: Board, cells: readonly Cell[]): BySeat<number> => {
  const weights: [number, number] = [0, 0];
  for (const cell of cells) {
    const pawn = table.pawns[cell];
    if (pawn !== undefined)
      weights[pawn.player] = at(weights, pawn.player) + weightOf(pawn, tileAt(table, cell));
  }
  return weights;
};

/** Who has more pawn weight on a network; nobody when it is level. [K-43] */
const ownersOf = (table: Board, cells: readonly Cell[]): readonly Player[] => {
  const weights = weightsOn(table, cells);
  const lead = at(weights, 0) - at(weights, 1);
  return lead === 0 ? [] : [lead > 0 ? 0 : 1];
};

/** A network and what it would pay, whoever stands on it. */
export type Value = Pick<NetworkEvent, 'cells' | 'rooms' | 'bonuses' | 'closed' | 'cursed' | 'points'>;

/** What every network is worth as the tiles lie, without a look at the pawns. [K-40 to K-42, K-45] */
export const valueNetworks = (table: Pick<Table, 'pyramid' | 'options'>): readonly Value[] => {
  const networks = networksOf(table.pyramid);
  const longest = Math.max(0, ...networks.map(({ cells }) => cells.length));
  return networks.map(({ cells, ...network }) => {
    const tiles = cells.map(cell => tileAt(table, cell));
    const cursed = tiles.some(({ symbol }) => symbol === 'curse');
    const rooms = tiles.filter(({ kind }) => kind === 'room').length;
    const closed = table.options.strictClosure ? network.sealed : network.closed;
    const earned: readonly Bonus[] = cursed
      ? []
      : [
          ...sarcophagusBonus(tiles),
          ...(cells.includes(APEX) ? ['apex' as const] : []),
          ...(cells.length === longest ? ['longest' as const] : []),
        ];
    const bonuses = earned.map(bonus => ({ for: bonus, points: BONUS_POINTS[bonus] }));
    const value = ROOM_POINTS * rooms + bonuses.reduce((sum, { points }) => sum + points, 0);
    const points = cursed ? 0 : closed ? CLOSED_TIMES * value : value;
    return { cells, rooms, bonuses, closed, cursed, points };
  });
};

/** How every network would be scored if the pyramid stood as it does. [K-40 to K-43, K-45] */
export const scoreNetworks = (table: Board & Pick<Table, 'options'>): readonly NetworkEvent[] =>
  valueNetworks(table).map(value => ({ type: 'network', ...value, owners: ownersOf(table, value.cells) }));

/** The ankh tiles that count: those outside of cursed networks; a lone tile does. [K-44] */
export const ankhCells = (table: Pick<Table, 'pyramid'>, networks: readonly Value[]): readonly Cell[] =>
  CELLS.filter(cell => {
    const laid = table.pyramid[cell];
    if (laid === undefined || tileOf(laid.tile).symbol !== 'ankh') return false;
    return !networks.some(({ cursed, cells }) => cursed && cells.includes(cell));
  });

/** How many of some ankh tiles each seat holds. [K-44] */
export const countHeld = ({ pawns }: Pick<Table, 'pawns'>, ankhs: readonly Cell[]): BySeat<number> => {
  const counts: [number, number] = [0, 0];
  for (const cell of ankhs) {
    const pawn = pawns[cell];
    if (pawn !== undefined) counts[pawn.player] = at(counts, pawn.player) + 1;
  }
  return counts;
};

/** How many ankh tiles each seat holds outside of cursed networks. [K-44] */
export const countAnkhs = (table: Board, networks: readonly Value[]): BySeat<number> =>
  countHeld(table, ankhCells(table, networks));

/** How the match would be scored if the pyramid stayed as it is. [K-40 to K-45] */
export type Standing = {
  readonly networks: readonly NetworkEvent[];
  readonly ankhs: BySeat<number>;
  readonly scores: BySeat<number>;
};

export const standing = (table: Board & Pick<Table, 'options'>): Standing => {
  const networks = scoreNetworks(table);
  const ankhs = countAnkhs(table, networks);
  const scores = PLAYERS.map(player =>
    networks.reduce(
      (sum, { owners, points }) => sum + (owners.includes(player) ? points : 0),
      at(ankhs, player) ** 2,
    ),
  );
  return { networks, ankhs, scores };
};

/** A finished pyramid pays, network by network and ankh by ankh, which ends the match. [K-40 to K-45] */
export const scorePyramid = (state: State, events: KheopsEvent[]): void => {
  const { networks, ankhs, scores } = standing(state);
  events.push(...networks);
  for (const player of PLAYERS) {
    const count = at(ankhs, player);
    events.push({ type: 'ankhs', player, count, points: count ** 2 });
  }
  const most = Math.max(...scores);
  const outcome = { scores, winners: PLAYERS.filter(player => scores[player] === most) };
  events.push({ type: 'end', ...outcome });
  state.step = { kind: 'over', ...outcome };
};
