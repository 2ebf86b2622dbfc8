import { outlookOf } from '../../auction/bot/outlook.ts';
import { sunsWorth } from '../../auction/bot/suns-worth.ts';
import { scoreSuns, sunTotal } from '../../auction/suns.ts';
import { actor, areaSuns } from '../../auction/table.ts';
import { AUCTION_TRACK, raChance, raTrackLength } from '../../auction/tracks.ts';
import type { Layout } from '../../shared/features.ts';
import { entryAt } from '../../shared/lists.ts';
import { at, type BySeat, type Seat } from '../../shared/seats.ts';
import { MOST_ANKHS } from '../rules/ankhs.ts';
import { scorePlagues } from '../rules/plagues.ts';
import { pyramidStones } from '../rules/pyramid.ts';
import type { View } from '../table.ts';
import { BUILDINGS, CHAMBERS, count, PEOPLE, type Person, SIDES, TILE_COUNTS, TILES } from '../tiles.ts';
import { lotWorthOf } from './lot-worth.ts';
import { mindOf } from './mind.ts';
import { addPeopleWorth, estateWorth } from './tiles-worth.ts';
import { WEIGHTS } from './weights.ts';

/** Suns of one seat that are told one by one: two and three players begin with four. [C-03] */
const SUNS_TOLD = 4;
/** How many places below, and how many values of each, are written further down. */
const OF_TABLE = 3 + 4 + SIDES.length + TILES.length;
const OF_SEAT =
  1 + 3 + (2 * SUNS_TOLD + 6) + (4 * PEOPLE.length + 1) + 3 * BUILDINGS.length + 2 + 3 * 4 + 5 + 5 + 4 + 6;

export const LAYOUT: Layout = { ofTable: OF_TABLE, ofSeat: OF_SEAT };

const mind = mindOf(WEIGHTS);

/** Writes numbers one after the other. */
class Pen {
  into: Float32Array = new Float32Array(0);
  place = 0;
  write(value: number): void {
    this.into[this.place] = value;
    this.place += 1;
  }
  /** One of several is the case: 1 for it and 0 for the others. */
  mark(which: number, of: number): void {
    for (let i = 0; i < of; i++) this.write(i === which ? 1 : 0);
  }
}
const pen = new Pen();

/**
 * Tells a position at the beginning of a turn to a net: what lies on the table, what `steady` makes of it, and what
 * everybody may remember of the bag. @param into filled with the numbers of `LAYOUT`
 */
export const fillFeatures = (view: View, looking: Seat, into: Float32Array): void => {
  pen.into = into;
  pen.place = 0;
  const { areas, epoch } = view;
  const players = areas.length;
  const suns = areaSuns(view);
  const outlook = outlookOf(view, mind.weights);

  pen.mark(epoch - 1, 3);
  pen.write((raTrackLength(players) - view.raTrack) / 10);
  pen.write(raChance(view));
  pen.write(view.track.length / AUCTION_TRACK);
  pen.write(view.centre / 16);
  for (const side of SIDES) pen.write(0.5 * view.track.reduce((n, lying) => n + (lying === side ? 1 : 0), 0));
  for (const [kind, tile] of TILES.entries()) pen.write(entryAt(view.inBag, kind) / TILE_COUNTS[tile] - 0.5);

  const fame = areas.map(area => area.fame);
  const people = areas.map(() => 0);
  addPeopleWorth(people, areas, outlook.coming, mind.hopes);
  const sunFame = sunsWorth(
    suns,
    view.centre,
    { tiles: outlook.drawsLeft + 0.5 * view.track.length, epochsAfter: outlook.epochsAfter },
    mind.weights,
  );
  const estate = areas.map(({ tiles, ankhs }, seat) =>
    estateWorth(tiles, ankhs, at(outlook.coming, seat), outlook, mind.hopes),
  );
  const hoped = fame.map((own, seat) => own + at(people, seat) + at(sunFame, seat) + at(estate, seat));
  const worth = lotWorthOf(view, view.track, outlook, mind);
  const totals = suns.map(sunTotal);
  const prizes = scoreSuns(suns);
  const live = suns.flatMap(({ faceUp }) => faceUp);
  const turn = actor(view.step);

  for (let i = 0; i < players; i++) {
    const seat = (looking + i) % players;
    const { tiles, ankhs, suns: own } = at(areas, seat);
    pen.write(turn === seat ? 1 : 0);
    // fame
    pen.write(at(fame, seat) / 40);
    pen.write(overRivals(fame, seat) / 20);
    pen.write(Math.min(1, at(fame, seat) / 10));
    // suns
    for (let n = 0; n < SUNS_TOLD; n++) {
      const sun = own.faceUp[own.faceUp.length - 1 - n] ?? 0;
      pen.write(sun / 16);
      pen.write(sun === 0 ? 0 : (1 + live.filter(other => other < sun).length) / live.length);
    }
    pen.write(own.faceUp.length / 4);
    pen.write(own.faceUp.length === 0 ? 1 : 0);
    pen.write(live.length === own.faceUp.length ? 1 : 0);
    pen.write(at(totals, seat) / 30);
    pen.write(overRivals(totals, seat) / 20);
    pen.write(at(prizes, seat) / 5);
    // people
    for (const person of PEOPLE) {
      const held = count(tiles, person);
      pen.write(held / 4);
      pen.write(held > 0 ? 1 : 0);
      pen.write(held > 1 ? 1 : 0);
      pen.write(leadOf(view, seat, person) / 2);
    }
    pen.write(PEOPLE.reduce((kinds, person) => kinds + (count(tiles, person) > 0 ? 0.25 : 0), 0));
    // buildings
    let complete = 0;
    for (const building of BUILDINGS) {
      const held = count(tiles, building);
      pen.write(held / 4);
      pen.write(held >= 2 ? 1 : 0);
      pen.write(held % 2);
      if (held >= 2) complete += 1;
    }
    pen.write(complete === 3 ? 1 : 0);
    pen.write(complete === 4 ? 1 : 0);
    // chambers
    for (const chamber of CHAMBERS) {
      const held = count(tiles, chamber);
      pen.write(held / 3);
      pen.write(held >= 3 ? 1 : 0);
      pen.write(held >= 4 ? 1 : 0);
    }
    // pyramid
    const stones = pyramidStones(tiles);
    pen.write(stones / 8);
    pen.write(stones >= 3 ? 1 : 0);
    pen.write(stones >= 6 ? 1 : 0);
    pen.write(stones >= 10 ? 1 : 0);
    pen.write(count(tiles, 'pyramid') / 4);
    // priests and plagues
    const plagues = count(tiles, 'plague');
    pen.write(count(tiles, 'priest') / 3);
    pen.write(count(tiles, 'priest') >= 3 ? 1 : 0);
    pen.write(plagues / 4);
    pen.write(scorePlagues(plagues) / 10);
    pen.write((scorePlagues(plagues) - scorePlagues(Math.max(0, plagues - 1))) / 5);
    pen.mark(ankhs - 1, MOST_ANKHS);
    // what steady makes of it
    pen.write(overRivals(people, seat) / 10);
    pen.write(overRivals(sunFame, seat) / 20);
    pen.write(overRivals(estate, seat) / 20);
    pen.write(overRivals(hoped, seat) / 20);
    pen.write(at(at(worth, seat), seat) / 15);
    pen.write(othersLoss(at(worth, seat), seat) / 5);
  }
};

/** By how much a seat has more than its rivals have on average. */
const overRivals = (all: BySeat<number>, seat: Seat): number => {
  let others = 0;
  for (let other = 0; other < all.length; other++) if (other !== seat) others += at(all, other);
  return at(all, seat) - others / (all.length - 1);
};

const othersLoss = (gains: BySeat<number>, seat: Seat): number => {
  let others = 0;
  for (let other = 0; other < gains.length; other++) if (other !== seat) others += at(gains, other);
  return others;
};

/** How many more of a type of people a seat has than any rival: from −2 to 2. [P-10] */
const leadOf = ({ areas }: View, seat: Seat, person: Person): number => {
  let most = 0;
  for (let other = 0; other < areas.length; other++) {
    if (other !== seat) most = Math.max(most, count(at(areas, other).tiles, person));
  }
  return Math.max(-2, Math.min(2, count(at(areas, seat).tiles, person) - most));
};
