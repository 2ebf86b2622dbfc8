import { addAt } from '../../shared/lists.ts';
import { at, type BySeat } from '../../shared/seats.ts';
import { SUN_PRIZE, type Sun, type Suns, scoreSuns, sunTotal } from '../suns.ts';
import { shareOfSun } from './outlook.ts';
import type { AuctionWeights } from './weights.ts';

/** What the worth of suns hangs on. */
export type SunsOutlook = {
  /** Tiles there will be to win with the live suns, those on the track among them. */
  readonly tiles: number;
  readonly epochsAfter: number;
};

/**
 * What each seat's suns are worth to it, in fame: what the live ones may still buy, what all of them will
 * be good for in later epochs, and the prize for the highest total. [E-06]
 */
export const sunsWorth = (
  suns: BySeat<Suns>,
  centre: Sun,
  { tiles, epochsAfter }: SunsOutlook,
  weights: AuctionWeights,
): number[] => {
  const live = suns.reduce((n, { faceUp }) => n + faceUp.length, 0);
  const share = shareOfSun(tiles, live, weights) * weights.sunPerTile;
  const fame = suns.map(({ faceUp }) => {
    let worth = 0;
    for (const sun of faceUp) {
      const rank = live > 1 ? lowerLive(suns, sun) / (live - 1) : 1;
      worth += share * (weights.lowestSun + weights.highestSun * rank);
    }
    return worth;
  });
  if (epochsAfter > 0) addLaterWorth(fame, suns, centre, weights);
  else addPrizes(fame, suns, live, weights);
  return fame;
};

const lowerLive = (suns: BySeat<Suns>, sun: Sun): number => {
  let lower = 0;
  for (const { faceUp } of suns) for (const other of faceUp) if (other < sun) lower++;
  return lower;
};

/** High suns win the choice lots of the next epoch, whichever way up they lie now. [E-03] */
const addLaterWorth = (
  fame: number[],
  suns: BySeat<Suns>,
  centre: Sun,
  { sunLater }: AuctionWeights,
): void => {
  let highest: number = centre;
  for (const { faceUp, faceDown } of suns) {
    highest = Math.max(highest, faceUp.at(-1) ?? 0, faceDown.at(-1) ?? 0);
  }
  for (let seat = 0; seat < suns.length; seat++) {
    addAt(fame, seat, (sunLater * sunTotal(at(suns, seat))) / highest);
  }
};

/** The chances of the prize and of the loss, the more open the more suns are live; certain when none is. [E-06] */
const addPrizes = (fame: number[], suns: BySeat<Suns>, live: number, { sunDrift }: AuctionWeights): void => {
  if (live === 0) {
    const prizes = scoreSuns(suns);
    for (let seat = 0; seat < suns.length; seat++) addAt(fame, seat, at(prizes, seat));
    return;
  }
  const totals = suns.map(sunTotal);
  const scale = sunDrift * Math.sqrt(live);
  for (let seat = 0; seat < suns.length; seat++) {
    let highest = 1;
    let lowest = 1;
    for (let rival = 0; rival < suns.length; rival++) {
      if (rival === seat) continue;
      const above = 1 / (1 + Math.exp((at(totals, rival) - at(totals, seat)) / scale));
      highest *= above;
      lowest *= 1 - above;
    }
    addAt(fame, seat, SUN_PRIZE * (highest - lowest));
  }
};
