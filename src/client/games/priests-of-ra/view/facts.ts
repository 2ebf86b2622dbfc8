import type { ScoreItem } from '../../../../game/priests-of-ra/events.ts';
import { PEOPLE_NEEDED } from '../../../../game/priests-of-ra/numbers.ts';
import { peopleOf, scorePeople } from '../../../../game/priests-of-ra/rules/people.ts';
import { scoreSheet } from '../../../../game/priests-of-ra/score.ts';
import type { Table } from '../../../../game/priests-of-ra/table.ts';
import {
  addTiles,
  CHAMBERS,
  count,
  isTwoSided,
  OTHER_SIDE,
  PEOPLE,
  type Person,
  SIDES_OF,
  type Side,
  TILES,
  type Turnable,
} from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { type Gain, type Reason, sheetFacts } from '../../auction/view/sheet-facts.ts';
import { prospectsIn } from '../../auction/worth/prospects.ts';

const { itemNow, itemAtEnd, total, gain, reasons, withTiles } = sheetFacts<Table, ScoreItem>(scoreSheet, [
  'pyramid',
  'chambers',
  'ankhs',
]);

export { itemAtEnd, itemNow };

/** What a lot would add to the sheet of a seat if the epoch, and in `end` the match, were scored as things lie. */
export const lotWorth = (table: Table, seat: Seat, lot: readonly Side[], paid: Table = table): Gain =>
  gain(table, withLot(paid, seat, lot), seat);

/** Why a lot is worth what it is to a seat: the items of the sheet that it would change. */
export const lotReasons = (
  table: Table,
  seat: Seat,
  lot: readonly Side[],
  paid: Table = table,
): readonly Reason<ScoreItem>[] => reasons(table, withLot(paid, seat, lot), seat);

/** The kinds of the bag by the sides that may lie up, in the order in which they are counted. */
export const BAG: readonly (readonly Side[])[] = TILES.map(tile =>
  tile === 'ra' ? [] : isTwoSided(tile) ? SIDES_OF[tile] : [tile],
);

/** What tiles would bring a seat by the end of the epoch; priests turn nothing over in these thoughts. */
export const prospects = prospectsIn<Table, Side>({
  bag: BAG,
  isHarm: side => side === 'plague',
  won: (table, seat, lot) => withLot(table, seat, lot),
  total,
});

const withLot = (table: Table, seat: Seat, lot: readonly Side[]): Table => {
  const held = [...at(table.areas, seat).tiles];
  for (const side of lot) addTiles(held, side, 1);
  return withTiles(table, seat, held);
};

/** How a seat stands among the others in one type of people. [P-10] */
export type Standing =
  | { readonly kind: 'scores' }
  | { readonly kind: 'needs-two' }
  | { readonly kind: 'behind'; readonly by: number };

export const standing = (table: Table, seat: Seat, person: Person): Standing => {
  const held = peopleOf(
    table.areas.map(area => area.tiles),
    person,
  );
  if (at(scorePeople(held), seat) > 0) return { kind: 'scores' };
  const by = Math.max(...held) - at(held, seat);
  return by > 0 ? { kind: 'behind', by } : { kind: 'needs-two' };
};

/** Has a seat the most of these people, as things lie? Of what are no people nobody has. [P-10] */
export const leads = (table: Table, seat: Seat, side: Side): boolean =>
  PEOPLE.includes(side as Person) && standing(table, seat, side as Person).kind === 'scores';

/** Everything of one side in an area, one entry a tile: for laying them out. */
export const laidOut = (tiles: readonly number[], sides: readonly Side[]): readonly Side[] =>
  sides.flatMap(side => Array.from({ length: count(tiles, side) }, () => side));

/** What turning a tile over would change on the seat's sheets. [P-02] */
export const turnWorth = (table: Table, seat: Seat, from: Turnable): Gain => {
  const turned = [...at(table.areas, seat).tiles];
  addTiles(turned, from, -1);
  addTiles(turned, OTHER_SIDE[from], 1);
  return gain(table, withTiles(table, seat, turned), seat);
};

/** How many more of a type of people a seat needs to score for it: as many as the most, and enough. [P-10] */
export const peopleToScore = (table: Table, seat: Seat, person: Person): number => {
  const held = peopleOf(
    table.areas.map(area => area.tiles),
    person,
  );
  return Math.max(PEOPLE_NEEDED, ...held) - at(held, seat);
};

/** The groups of an area. */
export type Group = 'people' | 'buildings' | 'priests' | 'plagues' | 'pyramid' | 'chambers';

const PEOPLE_ITEM: Readonly<Record<Person, ScoreItem>> = {
  farmer: 'farmers',
  warrior: 'warriors',
  merchant: 'merchants',
  scribe: 'scribes',
};

/** What the group of a side would bring a seat; the pyramid and chambers, if the match ended now. [P-10 to P-21] */
export const fameOfSide = (
  table: Table,
  seat: Seat,
  side: Side,
): { readonly group: Group; readonly fame: number; readonly atEnd: boolean } => {
  const now = (group: Group, ...items: readonly ScoreItem[]) => ({
    group,
    fame: items.reduce((sum, item) => sum + itemNow(table, seat, item), 0),
    atEnd: false,
  });
  if (side === 'pyramid') return { group: 'pyramid', fame: itemAtEnd(table, seat, 'pyramid'), atEnd: true };
  if ((CHAMBERS as readonly Side[]).includes(side))
    return { group: 'chambers', fame: itemAtEnd(table, seat, 'chambers'), atEnd: true };
  if (side === 'priest') return now('priests', 'priests');
  if (side === 'plague') return now('plagues', 'plagues');
  if (side in PEOPLE_ITEM) return now('people', PEOPLE_ITEM[side as Person]);
  return now('buildings', 'buildings', 'building-kinds');
};
