import { LAST_EPOCH } from '../../../game/auction/epochs.ts';
import type { Sun } from '../../../game/auction/suns.ts';
import type { PriestsEvent, ScoreEvent, ScoreItem } from '../../../game/priests-of-ra/events.ts';
import { peopleOf, scorePeople } from '../../../game/priests-of-ra/rules/people.ts';
import { scoreSheet } from '../../../game/priests-of-ra/score.ts';
import type { Area, Table } from '../../../game/priests-of-ra/table.ts';
import {
  addTiles,
  count,
  OTHER_SIDE,
  type Person,
  type Side,
  TILE_COUNTS,
  type Turnable,
} from '../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../game/shared/seats.ts';

/** How likely the next tile is Ra, from 0 to 1, from the tiles that everybody has seen drawn. */
export const raChance = (events: readonly PriestsEvent[], bag: number): number => {
  if (bag === 0) return 0;
  const seen = events.filter(event => event.type === 'draw' && event.tile === 'ra').length;
  return (TILE_COUNTS.ra - seen) / bag;
};

/** A copy of the table on which a seat holds more tiles. */
const withTiles = (table: Table, seat: Seat, tiles: readonly Side[]): Table => ({
  ...table,
  areas: table.areas.map((area, s): Area => {
    if (s !== seat) return area;
    const held = [...area.tiles];
    for (const side of tiles) addTiles(held, side, 1);
    return { ...area, tiles: held };
  }),
});

const AT_THE_END: readonly ScoreItem[] = ['pyramid', 'chambers', 'ankhs'];

const endItems = (sheet: ScoreEvent): number =>
  sheet.items.filter(item => AT_THE_END.includes(item.for)).reduce((sum, { fame }) => sum + fame, 0);

/**
 * What a lot would add to the sheet of a seat if the epoch, and in `end` the match, were scored with
 * everything as it lies. Before the last epoch `end` holds the items that only count then.
 */
export const lotWorth = (table: Table, seat: Seat, lot: readonly Side[]): { now: number; end: number } => {
  const after = withTiles(table, seat, lot);
  const gain = (value: (table: Table) => number) => value(after) - value(table);
  return {
    now: gain(t => at(scoreSheet(t), seat).net),
    end:
      table.epoch === LAST_EPOCH ? 0 : gain(t => endItems(at(scoreSheet({ ...t, epoch: LAST_EPOCH }), seat))),
  };
};

/** What the sheet of a seat would say of one item if it were written now. */
export const itemNow = (table: Table, seat: Seat, item: ScoreItem): number =>
  at(scoreSheet(table), seat).items.find(entry => entry.for === item)?.fame ?? 0;

/** What an item that only counts at the end of the match would be worth as things lie. */
export const itemAtEnd = (table: Table, seat: Seat, item: ScoreItem): number =>
  itemNow({ ...table, epoch: LAST_EPOCH }, seat, item);

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

/** Is the fame of a seat to be shown on this screen? [E-09] */
export const fameShown = ({ options, step }: Table, of: Seat, reader: Seat | null): boolean =>
  of === reader || options.openTotals || step.kind === 'over';

/** Everything of one side in an area, one entry a tile: for laying them out. */
export const laidOut = (tiles: readonly number[], sides: readonly Side[]): readonly Side[] =>
  sides.flatMap(side => Array.from({ length: count(tiles, side) }, () => side));

/** What the players said in the auction that is on: a sun, or a pass. Empty outside of auctions. */
export const spoken = (
  events: readonly PriestsEvent[],
  { step }: Table,
): ReadonlyMap<Seat, { readonly sun: Sun } | 'passed'> => {
  const said = new Map<Seat, { sun: Sun } | 'passed'>();
  if (step.kind !== 'auction') return said;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event === undefined || event.type === 'invoke') break;
    if (event.type === 'bid') said.set(event.player, { sun: event.sun });
    if (event.type === 'pass') said.set(event.player, 'passed');
  }
  return said;
};

/** What turning a tile over would change on the seat's sheets. [P-02] */
export const turnWorth = (table: Table, seat: Seat, from: Turnable): { now: number; end: number } => {
  const turned = withTiles(table, seat, [OTHER_SIDE[from]]);
  addTiles(at(turned.areas, seat).tiles, from, -1);
  const gain = (value: (table: Table) => number) => value(turned) - value(table);
  return {
    now: gain(t => at(scoreSheet(t), seat).net),
    end:
      table.epoch === LAST_EPOCH ? 0 : gain(t => endItems(at(scoreSheet({ ...t, epoch: LAST_EPOCH }), seat))),
  };
};
