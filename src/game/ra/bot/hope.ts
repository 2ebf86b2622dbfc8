import { arrivalsOf, atMostOf, type ByComing, expected, MOST_COMING } from '../../auction/bot/chances.ts';
import { entryAt, sumOf } from '../../shared/lists.ts';
import { CIVILIZATION_FAME, MONUMENT_FAME } from '../numbers.ts';
import { scoreMonumentSet } from '../rules/monuments.ts';
import { CIVILIZATIONS, MONUMENTS, TILE_COUNTS } from '../tiles.ts';
import type { Weights } from './weights.ts';

/**
 * What a seat may expect of tiles that are still to come, worked out once for every number of them:
 * each kind comes as often as it lies in the bag, times what choosing adds to that.
 */
export type Hopes = {
  /** Chance of exactly so many more pharaohs. */
  readonly pharaohs: ByComing;
  /** Chance of at most so many more. */
  readonly pharaohsAtMost: ByComing;
  /** Chance of at least one flood, by tiles to come. */
  readonly flood: readonly number[];
  /** Floods and Niles one tile to come brings, on average. */
  readonly floodsPerTile: number;
  readonly nilesPerTile: number;
  /** Fame for civilizations, by tiles to come and types held. */
  readonly civilizations: ByComing;
  /** Fame for different monuments, by tiles to come and types held. */
  readonly monumentKinds: ByComing;
  /** Fame for the set of one monument, by tiles to come and how many are held. */
  readonly monumentSet: ByComing;
};

const WITHOUT_RA = sumOf(Object.values(TILE_COUNTS)) - TILE_COUNTS.ra;
/** Of every type of civilization and monument there are as many. */
const OF_A_TYPE = TILE_COUNTS.art;

export const hopesOf = (weights: Weights): Hopes => {
  const pharaohs = arrivalsOf((TILE_COUNTS.pharaoh / WITHOUT_RA) * weights.pullPharaohs);
  const floodsPerTile = (TILE_COUNTS.flood / WITHOUT_RA) * weights.pullFloods;
  const civilization = (OF_A_TYPE / WITHOUT_RA) * weights.pullCivilizations;
  const monument = (OF_A_TYPE / WITHOUT_RA) * weights.pullMonuments;
  return {
    pharaohs,
    pharaohsAtMost: atMostOf(pharaohs),
    flood: tilesToCome(tiles => 1 - Math.exp(-tiles * floodsPerTile)),
    floodsPerTile,
    nilesPerTile: (TILE_COUNTS.nile / WITHOUT_RA) * weights.pullNiles,
    civilizations: typesHopes(civilization, CIVILIZATIONS.length, CIVILIZATION_FAME),
    monumentKinds: typesHopes(monument, MONUMENTS.length, MONUMENT_FAME),
    monumentSet: expected(arrivalsOf(monument), held => scoreMonumentSet(Math.min(held, OF_A_TYPE))),
  };
};

const tilesToCome = <T>(of: (tiles: number) => T): readonly T[] =>
  Array.from({ length: MOST_COMING + 1 }, (_, tiles) => of(tiles));

/** The mean fame for different types of a category: each one lacking may still come, independently. */
const typesHopes = (share: number, types: number, fame: readonly number[]): ByComing =>
  tilesToCome(tiles => {
    const comes = 1 - Math.exp(-tiles * share);
    return fame.map((_, held) => {
      let mean = 0;
      for (let more = 0; more <= types - held; more++) {
        mean += binomial(types - held, more, comes) * entryAt(fame, held + more);
      }
      return mean;
    });
  });

const binomial = (n: number, k: number, chance: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * chance ** k * (1 - chance) ** (n - k);
};
