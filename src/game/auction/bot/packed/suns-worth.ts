import { LAST_EPOCH } from '../../epochs.ts';
import { SUN_PRIZE } from '../../suns.ts';
import { shareOfSun } from '../outlook.ts';
import type { AuctionWeights } from '../weights.ts';
import { bitOf, highestOf, sunsIn, totalOf } from './suns.ts';
import { EPOCH, LIVE, MOST_SEATS, NOBODY, type Packed, PLAYERS, SPENT } from './table.ts';

const totals = new Float64Array(MOST_SEATS);

/**
 * What each seat's suns are worth to it, in fame, once a seat has paid with one of them, or as the table is: what the live ones may
 * still buy, what all of them will be good for in later epochs, and the prize for the highest total. [E-03, E-06]
 * @param winner who has paid, or `NOBODY`
 * @param centre the sun in the centre before
 * @param tiles tiles there will be to win
 * @param into fame by seat, from `place` on
 */
export const fillSunsWorth = (
  s: Packed,
  winner: number,
  sun: number,
  centre: number,
  tiles: number,
  weights: AuctionWeights,
  into: Float64Array,
  place: number,
): void => {
  const players = s[PLAYERS]!;
  let up = 0;
  for (let seat = 0; seat < players; seat++) up |= s[LIVE + seat]!;
  if (winner !== NOBODY) up &= ~bitOf(sun);
  const live = sunsIn(up);
  const share = shareOfSun(tiles, live, weights) * weights.sunPerTile;
  let highest = winner === NOBODY ? centre : sun;
  for (let seat = 0; seat < players; seat++) {
    let worth = 0;
    for (let own = s[LIVE + seat]! & up; own !== 0; own &= own - 1) {
      const lowest = own & -own;
      const rank = live > 1 ? sunsIn(up & (lowest - 1)) / (live - 1) : 1;
      worth += share * (weights.lowestSun + weights.highestSun * rank);
    }
    into[place + seat] = worth;
    let all = s[LIVE + seat]! | s[SPENT + seat]!;
    if (seat === winner) {
      all = (all & ~bitOf(sun)) | bitOf(centre);
      // A higher sun that the winner has spent before is passed over: to look at it would change how every level bids.
      highest = Math.max(highest, highestOf(s[LIVE + seat]! & up), centre);
    } else highest = Math.max(highest, highestOf(all));
    totals[seat] = totalOf(all);
  }
  if (s[EPOCH] !== LAST_EPOCH) {
    for (let seat = 0; seat < players; seat++) {
      into[place + seat]! += (weights.sunLater * totals[seat]!) / highest;
    }
  } else if (live === 0) addCertainPrizes(players, into, place);
  else addLikelyPrizes(players, live, weights, into, place);
};

/** The suns are all spent: a prize for the highest total and a loss for the lowest, unless all are equal. [E-06] */
const addCertainPrizes = (players: number, into: Float64Array, place: number): void => {
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    most = Math.max(most, totals[seat]!);
    least = Math.min(least, totals[seat]!);
  }
  if (most === least) return;
  for (let seat = 0; seat < players; seat++) {
    if (totals[seat] === most) into[place + seat]! += SUN_PRIZE;
    else if (totals[seat] === least) into[place + seat]! -= SUN_PRIZE;
  }
};

/** The chances of the prize and of the loss: the more suns are live, the more open the race is. [E-06] */
const addLikelyPrizes = (
  players: number,
  live: number,
  { sunDrift }: AuctionWeights,
  into: Float64Array,
  place: number,
): void => {
  const scale = sunDrift * Math.sqrt(live);
  for (let seat = 0; seat < players; seat++) {
    let highest = 1;
    let lowest = 1;
    for (let rival = 0; rival < players; rival++) {
      if (rival === seat) continue;
      const above = 1 / (1 + Math.exp((totals[rival]! - totals[seat]!) / scale));
      highest *= above;
      lowest *= 1 - above;
    }
    into[place + seat]! += SUN_PRIZE * (highest - lowest);
  }
};
