import type { BySeat, Seat } from '../shared/seats.ts';
import type { Bonus, KheopsEvent, NetworkEvent } from './events.ts';
import { isClosed, networksOf, type Pyramid } from './networks.ts';
import { APEX, type Cell } from './pyramid.ts';
import type { Pawn, Table } from './table.ts';
import { SARCOPHAGI, type Sarcophagus, type Tile, tileOf } from './tiles.ts';

type Laid = Pick<Table, 'pyramid' | 'pawns'>;

const pyramidOf = ({ pyramid }: Pick<Table, 'pyramid'>): Pyramid => ({ get: cell => pyramid[cell] });
const tileAt = ({ pyramid }: Pick<Table, 'pyramid'>, cell: Cell): Tile => tileOf(pyramid[cell]!.tile);

/** A pawn weighs 1, on a double tile 2; the pharaoh 2, never 4. [K-43] */
export const weightOf = ({ piece }: Pawn, { symbol }: Tile): number =>
  piece === 'pharaoh' || symbol === 'double' ? 2 : 1;

/** What the sarcophagi of a network add: one alone 5, one pair of a colour and nothing else 15. [K-41] */
const sarcophagusBonus = (tiles: readonly Tile[]): readonly { for: Bonus; points: number }[] => {
  const colours = tiles
    .map(({ symbol }) => symbol)
    .filter(symbol => SARCOPHAGI.includes(symbol as Sarcophagus));
  if (colours.length === 1) return [{ for: 'single-sarcophagus', points: 5 }];
  if (colours.length === 2 && colours[0] === colours[1]) return [{ for: 'sarcophagus-pair', points: 15 }];
  return [];
};

/** Who has more pawn weight on a network; nobody when it is level. [K-43] */
const ownersOf = (table: Laid, cells: readonly Cell[]): readonly Seat[] => {
  const weights: [number, number] = [0, 0];
  for (const cell of cells) {
    const pawn = table.pawns[cell];
    if (pawn !== undefined) weights[pawn.player]! += weightOf(pawn, tileAt(table, cell));
  }
  if (weights[0] === weights[1]) return [];
  return [weights[0] > weights[1] ? 0 : 1];
};

/** A network and what it would pay, whoever stands on it. */
export type Value = Pick<NetworkEvent, 'cells' | 'rooms' | 'bonuses' | 'closed' | 'cursed' | 'points'>;

/** What every network is worth as the tiles lie, without a look at the pawns. [K-40 to K-42, K-45] */
export const valueNetworks = (table: Pick<Table, 'pyramid' | 'options'>): readonly Value[] => {
  const pyramid = pyramidOf(table);
  const networks = networksOf(pyramid);
  const longest = Math.max(0, ...networks.map(cells => cells.length));
  return networks.map(cells => {
    const tiles = cells.map(cell => tileAt(table, cell));
    const cursed = tiles.some(({ symbol }) => symbol === 'curse');
    const rooms = tiles.filter(({ kind }) => kind === 'room').length;
    const closed = isClosed(pyramid, cells, table.options.strictClosure);
    const bonuses = cursed
      ? []
      : [
          ...sarcophagusBonus(tiles),
          ...(cells.includes(APEX) ? [{ for: 'apex', points: 5 } as const] : []),
          ...(cells.length === longest ? [{ for: 'longest', points: 5 } as const] : []),
        ];
    const value = rooms + bonuses.reduce((sum, { points }) => sum + points, 0);
    const points = cursed ? 0 : closed ? 2 * value : value;
    return { cells, rooms, bonuses, closed, cursed, points };
  });
};

/** How every network would be scored if the pyramid stood as it does. [K-40 to K-43, K-45] */
export const scoreNetworks = (table: Laid & Pick<Table, 'options'>): readonly NetworkEvent[] =>
  valueNetworks(table).map(value => ({ type: 'network', ...value, owners: ownersOf(table, value.cells) }));

/** How many ankh tiles each seat holds outside of cursed networks; a lone tile counts. [K-44] */
export const countAnkhs = (table: Laid, networks: readonly Value[]): BySeat<number> => {
  const cursed = new Set(networks.filter(network => network.cursed).flatMap(({ cells }) => cells));
  const counts: [number, number] = [0, 0];
  for (const [cell, { player }] of Object.entries(table.pawns)) {
    if (tileAt(table, cell).symbol === 'ankh' && !cursed.has(cell)) counts[player]! += 1;
  }
  return counts;
};

/** The scoring of a finished pyramid, event by event, and the end. [K-40 to K-45] */
export const finalScoring = (table: Table): readonly KheopsEvent[] => {
  const networks = scoreNetworks(table);
  const ankhs = countAnkhs(table, networks);
  const scores = [0, 1].map(
    seat =>
      ankhs[seat]! ** 2 +
      networks.reduce((sum, { owners, points }) => sum + (owners.includes(seat) ? points : 0), 0),
  );
  const most = Math.max(...scores);
  const winners = [0, 1].filter(seat => scores[seat] === most);
  return [
    ...networks,
    ...ankhs.map((count, player) => ({ type: 'ankhs', player, count, points: count ** 2 }) as const),
    { type: 'end', scores, winners },
  ];
};
