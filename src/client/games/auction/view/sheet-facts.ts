import { LAST_EPOCH } from '../../../../game/auction/epochs.ts';
import type { Sheet } from '../../../../game/auction/events.ts';
import { at, type BySeat, type Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView } from './auction-view.ts';

/** What a change would add to the sheet of a seat if it were written now, and in `end` to what only counts at the end. */
export type Gain = { readonly now: number; readonly end: number };

/** What it adds to the fame at the end of the match. */
export const inAll = ({ now, end }: Gain): number => now + end;

/** One item of the sheet that a change would make larger or smaller. */
export type Reason<Item extends string = string> = { readonly item: Item; readonly fame: number };

/** What the sheets say as things lie. `atTheEnd` are the items that hang on a seat's tiles and only count after the last epoch. */
export const sheetFacts = <View extends AuctionView, Item extends string>(
  scoreSheet: (table: View) => BySeat<Sheet<Item>>,
  atTheEnd: readonly Item[],
) => {
  const sheetOf = (table: View, seat: Seat) => at(scoreSheet(table), seat);
  const last = (table: View): View => ({ ...table, epoch: LAST_EPOCH });
  const endItems = (table: View, seat: Seat): number => {
    const awards = sheetOf(last(table), seat).items.filter(item => atTheEnd.includes(item.for));
    return awards.reduce((sum, { fame }) => sum + fame, 0);
  };
  /** What the sheet of a seat would say of one item if it were written now. */
  const itemNow = (table: View, seat: Seat, item: Item): number =>
    sheetOf(table, seat).items.find(award => award.for === item)?.fame ?? 0;
  return {
    itemNow,
    /** The sum of the sheet of a seat if epoch and match were scored as things lie. */
    total: (table: View, seat: Seat): number => sheetOf(last(table), seat).net,
    /** What an item that only counts at the end of the match would be worth as things lie. */
    itemAtEnd: (table: View, seat: Seat, item: Item): number => itemNow(last(table), seat, item),
    /** What a seat gains when one table becomes the other. In the last epoch the end is now. */
    gain: (before: View, after: View, seat: Seat): Gain => ({
      now: sheetOf(after, seat).net - sheetOf(before, seat).net,
      end: before.epoch === LAST_EPOCH ? 0 : endItems(after, seat) - endItems(before, seat),
    }),
    /** Which items of a seat's sheet change when one table becomes the other, those that only count at the end among them. */
    reasons: (before: View, after: View, seat: Seat): readonly Reason<Item>[] => {
      const [old, fresh] = [sheetOf(last(before), seat).items, sheetOf(last(after), seat).items];
      const items = new Set([...old, ...fresh].map(award => award.for));
      const fameOf = (awards: typeof old, item: Item) => awards.find(award => award.for === item)?.fame ?? 0;
      return [...items]
        .map(item => ({ item, fame: fameOf(fresh, item) - fameOf(old, item) }))
        .filter(({ fame }) => fame !== 0)
        .sort((a, b) => b.fame - a.fame);
    },
    /** A copy of the table on which a seat holds other tiles. */
    withTiles: (table: View, seat: Seat, tiles: readonly number[]): View => ({
      ...table,
      areas: table.areas.map((area, s) => (s === seat ? { ...area, tiles: [...tiles] } : area)),
    }),
  };
};
