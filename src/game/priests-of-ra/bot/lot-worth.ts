import { tilesOf } from '../../auction/bot/chances.ts';
import type { LotWorth } from '../../auction/bot/foresight.ts';
import type { Outlook } from '../../auction/bot/outlook.ts';
import type { Counts } from '../../auction/counts.ts';
import { addAt } from '../../shared/lists.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { Table } from '../table.ts';
import { addTiles, countAll, type Side, TURNABLE } from '../tiles.ts';
import type { Mind } from './mind.ts';

import { addPeopleWorth, estateWorth } from './tiles-worth.ts';

export const lotWorthOf = (table: Table, lot: readonly Side[], outlook: Outlook, mind: Mind): LotWorth =>
  table.areas.map((_, winner) => gainsOf(table, winner, lot, outlook, mind));

/** The winner spends a sun, so in both cases one sun less brings tiles to it: the sun has a price of its own. */
const gainsOf = (
  table: Table,
  winner: Seat,
  lot: readonly Side[],
  outlook: Outlook,
  mind: Mind,
): number[] => {
  const gains = table.areas.map(() => 0);
  const { ankhs, suns, tiles } = at(table.areas, winner);
  if (lot.length === 0 || suns.faceUp.length === 0) return gains;
  const left = tilesOf((suns.faceUp.length - 1) * outlook.perSun);
  const coming = outlook.coming.map((tilesToCome, seat) => (seat === winner ? left : tilesToCome));
  const won = [...tiles];
  for (const side of lot) addTiles(won, side, 1);

  addPeopleWorth(gains, table.areas, coming, mind.hopes);
  for (let seat = 0; seat < gains.length; seat++) gains[seat] = -at(gains, seat);
  addPeopleWorth(gains, withTiles(table, winner, won), coming, mind.hopes);
  addAt(
    gains,
    winner,
    estateWorth(won, ankhs, left, outlook, mind.hopes) -
      estateWorth(tiles, ankhs, left, outlook, mind.hopes) +
      mind.weights.turning * turnsIn(lot, won),
  );
  return gains;
};

/** Everybody's tiles, with other ones for one seat. */
export const withTiles = (table: Table, seat: Seat, tiles: Counts): readonly { readonly tiles: Counts }[] =>
  table.areas.map((area, other) => (other === seat ? { tiles } : area));

/** How many tiles the priests of a lot could turn. [P-02] */
const turnsIn = (lot: readonly Side[], held: Counts): number => {
  let priests = 0;
  for (const side of lot) if (side === 'priest') priests++;
  return priests === 0 ? 0 : Math.min(priests, countAll(held, TURNABLE));
};
