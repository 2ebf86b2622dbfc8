import type { ScoreItem } from '../../../../game/ra/events.ts';
import { tilesAfter } from '../../../../game/ra/lot.ts';
import { scoreCivilizations } from '../../../../game/ra/rules/civilizations.ts';
import { lose } from '../../../../game/ra/rules/disasters.ts';
import { scoreMonumentSet } from '../../../../game/ra/rules/monuments.ts';
import { ra } from '../../../../game/ra/rules.ts';
import { scoreSheet } from '../../../../game/ra/score.ts';
import type { Table, View } from '../../../../game/ra/table.ts';
import {
  addTiles,
  CIVILIZATIONS,
  count,
  isDisaster,
  type Kind,
  type Lying,
  MONUMENTS,
  type Monument,
  noTiles,
  TILE_COUNTS,
  TILES,
} from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { type Gain, inAll, type Reason, sheetFacts } from '../../auction/view/sheet-facts.ts';
import { prospectsIn } from '../../auction/worth/prospects.ts';

const { itemNow, itemAtEnd, total, gain, reasons, withTiles } = sheetFacts<Table, ScoreItem>(scoreSheet, [
  'monument-kinds',
  'monument-sets',
]);

export { itemAtEnd, itemNow };

/**
 * What a lot would bring a seat, and what its disasters would take: of tiles to choose among, those that
 * are missed least.
 * @param paid the table on which it has been paid for, where that counts
 */
export const lotWorth = (
  table: Table,
  seat: Seat,
  lot: readonly Lying[],
  paid: Table = table,
): Gain & { readonly lost: readonly Kind[] } => {
  const { after, lost } = withLot(paid, seat, lot);
  return { ...gain(table, after, seat), lost };
};

/** Why a lot is worth what it is to a seat: the items of the sheet that it would change. */
export const lotReasons = (
  table: Table,
  seat: Seat,
  lot: readonly Lying[],
  paid: Table = table,
): readonly Reason<ScoreItem>[] => reasons(table, withLot(paid, seat, lot).after, seat);

/** The kinds of the bag by the sides that may lie up, in the order in which they are counted. */
export const BAG: readonly (readonly Lying[])[] = TILES.map(tile => (tile === 'ra' ? [] : [tile]));

/** What tiles would bring a seat by the end of the epoch. */
export const prospects = prospectsIn<Table, Lying>({
  bag: BAG,
  isHarm: isDisaster,
  won: (table, seat, lot) => withLot(table, seat, lot).after,
  total,
});

const withLot = (table: Table, seat: Seat, lot: readonly Lying[]) => {
  const worthOf = (tiles: readonly number[]): number =>
    inAll(gain(table, withTiles(table, seat, tiles), seat));
  const { kept, lost } = tilesAfter(at(table.areas, seat).tiles, lot, worthOf);
  return { after: withTiles(table, seat, kept), lost };
};

/** Has a seat a god now, and is there a tile for it to take? */
export const mayPlayGod = (table: Table, seat: Seat): boolean =>
  // What is left in the bag, which a table may not tell, makes no move legal.
  ra.legalMoves(table as View, seat).some(([name]) => name === 'playGod');

/** What taking a tile of the track with a god would bring a seat: the god, and its two fame, are gone. */
export const takeWorth = (table: Table, seat: Seat, tile: Lying): Gain => {
  const tiles = [...at(table.areas, seat).tiles];
  lose(tiles, ['god']);
  const played = withTiles(table, seat, tiles);
  const [spent, taken] = [gain(table, played, seat), lotWorth(played, seat, [tile])];
  return { now: spent.now + taken.now, end: spent.end + taken.end };
};

/** What giving up some tiles would cost a seat. */
export const lossWorth = (table: Table, seat: Seat, lost: readonly Kind[]): Gain => {
  const kept = [...at(table.areas, seat).tiles];
  lose(kept, lost);
  return gain(table, withTiles(table, seat, kept), seat);
};

/** How a seat stands in the race of the pharaohs. */
export type Standing = 'most' | 'fewest' | 'between' | 'level';

export const standing = ({ areas }: Table, seat: Seat): Standing => {
  const held = areas.map(({ tiles }) => count(tiles, 'pharaoh'));
  const [own, most, fewest] = [at(held, seat), Math.max(...held), Math.min(...held)];
  if (most === fewest) return 'level';
  return own === most ? 'most' : own === fewest ? 'fewest' : 'between';
};

/** What so many different types of civilization are worth, 0 to 5. */
export const fameOfTypes = (types: number): number => {
  const tiles = noTiles();
  for (const kind of CIVILIZATIONS.slice(0, types)) addTiles(tiles, kind, 1);
  return scoreCivilizations(tiles);
};

/** The monument of which the next tile is worth most, by its set alone; null where none makes or raises a set. */
export const nextSet = (
  tiles: readonly number[],
): { readonly kind: Monument; readonly nth: number; readonly fame: number } | null => {
  const raises = (kind: Monument) => {
    const nth = count(tiles, kind) + 1;
    return { kind, nth, fame: scoreMonumentSet(nth) - scoreMonumentSet(nth - 1) };
  };
  const [best] = MONUMENTS.filter(kind => count(tiles, kind) < MOST_OF_A_TYPE)
    .map(raises)
    .filter(({ fame }) => fame > 0)
    .sort((a, b) => b.fame - a.fame || b.nth - a.nth);
  return best ?? null;
};

const MOST_OF_A_TYPE = TILE_COUNTS.fortress;

/** The groups of an area. */
export type Group = 'gods' | 'gold' | 'pharaohs' | 'river' | 'civilizations' | 'monuments';

const GROUP_OF: Partial<Readonly<Record<Kind, Exclude<Group, 'monuments'>>>> = {
  god: 'gods',
  gold: 'gold',
  pharaoh: 'pharaohs',
  nile: 'river',
  flood: 'river',
};

/** What the group of a kind would bring a seat; monuments, if the match ended now. */
export const fameOfKind = (
  table: Table,
  seat: Seat,
  kind: Kind,
): { readonly group: Group; readonly fame: number; readonly atEnd: boolean } => {
  if ((MONUMENTS as readonly Kind[]).includes(kind)) {
    const fame = itemAtEnd(table, seat, 'monument-kinds') + itemAtEnd(table, seat, 'monument-sets');
    return { group: 'monuments', fame, atEnd: true };
  }
  const group = GROUP_OF[kind] ?? 'civilizations';
  return { group, fame: itemNow(table, seat, group), atEnd: false };
};
