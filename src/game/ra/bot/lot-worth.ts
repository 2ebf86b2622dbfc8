import { tilesOf } from '../../auction/bot/chances.ts';
import type { LotWorth } from '../../auction/bot/foresight.ts';
import type { Outlook } from '../../auction/bot/outlook.ts';
import { at, type Seat } from '../../shared/seats.ts';
import { lose, STRUCK, takenBy } from '../rules/disasters.ts';
import type { ChoosingDisaster, Table } from '../table.ts';
import { addTiles, count, type Disaster, isDisaster, type Kind, type Lying } from '../tiles.ts';
import type { Mind } from './mind.ts';
import { addPharaohsWorth, estateWorth } from './tiles-worth.ts';

/** What a lot would bring or cost each seat that could win it, and the others with it. */
export const lotWorthOf = (table: Table, lot: readonly Lying[], outlook: Outlook, mind: Mind): LotWorth =>
  table.areas.map(({ suns }, winner) => {
    if (lot.length === 0 || suns.faceUp.length === 0) return table.areas.map(() => 0);
    // The winner spends a sun, so with the lot or without it one sun less brings tiles.
    const left = tilesOf((suns.faceUp.length - 1) * outlook.perSun);
    return gainsOf(table, winner, lot, left, outlook, mind);
  });

/**
 * What some tiles add to everybody's fame when one seat takes them, and their disasters strike.
 * @param coming tiles that seat still wins in this epoch
 */
export const gainsOf = (
  table: Table,
  taker: Seat,
  lot: readonly Lying[],
  coming: number,
  outlook: Outlook,
  mind: Mind,
): number[] => {
  const { tiles } = at(table.areas, taker);
  const after = tilesAfter(tiles, lot, kept => estateWorth(kept, coming, outlook, mind));
  const gains = pharaohGains(table, taker, count(after, 'pharaoh'), coming, outlook, mind);
  gains[taker]! += estateWorth(after, coming, outlook, mind) - estateWorth(tiles, coming, outlook, mind);
  return gains;
};

/** What everybody's place in the races changes when one seat has so many pharaohs. */
const pharaohGains = (
  { areas }: Table,
  taker: Seat,
  pharaohs: number,
  left: number,
  outlook: Outlook,
  { hopes }: Mind,
): number[] => {
  const gains = areas.map(() => 0);
  const held = areas.map(({ tiles }) => count(tiles, 'pharaoh'));
  if (held[taker] === pharaohs) return gains;
  const coming = outlook.coming.map((tiles, seat) => (seat === taker ? left : tiles));
  addPharaohsWorth(gains, held, coming, outlook, hopes);
  for (let seat = 0; seat < gains.length; seat++) gains[seat] = -gains[seat]!;
  addPharaohsWorth(gains, held.with(taker, pharaohs), coming, outlook, hopes);
  return gains;
};

/** What a seat holds once it has placed a lot and given up to its disasters what it misses least. */
const tilesAfter = (
  tiles: readonly number[],
  lot: readonly Lying[],
  worth: (kept: readonly number[]) => number,
): readonly number[] => {
  const after = [...tiles];
  const disasters: Disaster[] = [];
  for (const tile of lot) {
    if (isDisaster(tile)) disasters.push(tile);
    else addTiles(after, tile, 1);
  }
  for (const disaster of disasters) {
    lose(
      after,
      disaster === 'unrest' || disaster === 'earthquake'
        ? leastMissed(disaster, after, worth)
        : takenBy(disaster, after),
    );
  }
  return after;
};

/** The tiles whose loss costs least, found one after the other: two at most. */
export const leastMissed = (
  disaster: ChoosingDisaster,
  tiles: readonly number[],
  worth: (kept: readonly number[]) => number,
): readonly Kind[] => {
  const kept = [...tiles];
  const lost: Kind[] = [];
  while (lost.length < 2) {
    let least: Kind | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const kind of STRUCK[disaster]) {
      if (count(kept, kind) === 0) continue;
      addTiles(kept, kind, -1);
      const left = worth(kept);
      addTiles(kept, kind, 1);
      if (left > most) [least, most] = [kind, left];
    }
    if (least === undefined) break;
    addTiles(kept, least, -1);
    lost.push(least);
  }
  return lost;
};
