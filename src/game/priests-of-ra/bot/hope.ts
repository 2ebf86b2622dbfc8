import { scoreAnkhs } from '../rules/ankhs.ts';
import { scoreChamberGroup } from '../rules/chambers.ts';
import { scorePlagues } from '../rules/plagues.ts';
import { scorePyramid } from '../rules/pyramid.ts';
import { TILE_COUNTS } from '../tiles.ts';
import type { Weights } from './weights.ts';

/** A table by tiles to come, then by tiles held. */
type ByComing = readonly (readonly number[])[];

/**
 * What a seat may expect of tiles that are still to come, worked out once for every number of them:
 * each kind comes as often as it lies in the bag, times what choosing adds to that.
 */
export type Hopes = {
  /** Chance of exactly so many more people of one type. */
  readonly people: ByComing;
  /** Chance of at most so many more. */
  readonly peopleAtMost: ByComing;
  /** Complete buildings of one type. */
  readonly complete: ByComing;
  /** Chance of at least one complete building of the type. */
  readonly completed: ByComing;
  readonly chambers: ByComing;
  readonly pyramid: ByComing;
  readonly plagues: ByComing;
  /** Chance of three priests, who send a plague away. */
  readonly threePriests: ByComing;
  /** Fame for ankhs, by epochs to come and ankhs held. */
  readonly ankhs: ByComing;
};

/** More tiles to come than this are counted as this many. */
export const MOST_COMING = 60;
const MOST_HELD = 14;
const WITHOUT_RA = 144;

export const hopesOf = (weights: Weights): Hopes => {
  const side = (tile: 'farmer/warrior' | 'granary/fortress' | 'chamber-red/chamber-blue') =>
    TILE_COUNTS[tile] / 2 / WITHOUT_RA;
  const people = coming(side('farmer/warrior') * weights.pullPeople);
  const buildings = coming(side('granary/fortress') * weights.pullBuildings);
  const chambers = coming(side('chamber-red/chamber-blue') * weights.pullChambers);
  const stones = TILE_COUNTS.pyramid + 2 * TILE_COUNTS['chamber-red/chamber-blue'];
  return {
    people,
    peopleAtMost: people.map(chances => sums(chances)),
    complete: expected(buildings, held => Math.floor(held / 2)),
    completed: expected(buildings, held => (held >= 2 ? 1 : 0)),
    chambers: expected(chambers, scoreChamberGroup),
    pyramid: expected(coming((stones / WITHOUT_RA) * weights.pullStones), scorePyramid),
    plagues: expected(coming((TILE_COUNTS.plague / WITHOUT_RA) * weights.pullPlagues), scorePlagues),
    threePriests: expected(coming((TILE_COUNTS.priest / WITHOUT_RA) * weights.pullPriests), held =>
      held >= 3 ? 1 : 0,
    ),
    ankhs: ankhHopes(weights),
  };
};

/** Chances of 0, 1, 2, … of a kind among each number of tiles to come (Poisson); the long tail is cut off. */
const coming = (share: number): ByComing =>
  Array.from({ length: MOST_COMING + 1 }, (_, tiles) => {
    const mean = share * tiles;
    const chances = [Math.exp(-mean)];
    let sum = chances[0]!;
    while (sum < 0.995) {
      const next = (chances.at(-1)! * mean) / chances.length;
      chances.push(next);
      sum += next;
    }
    return chances.map(chance => chance / sum);
  });

const sums = (chances: readonly number[]): readonly number[] => {
  let sum = 0;
  return chances.map(chance => {
    sum += chance;
    return sum;
  });
};

/** The mean of a score over what may come, by what is held already. */
const expected = (arrivals: ByComing, score: (held: number) => number): ByComing =>
  arrivals.map(chances =>
    Array.from({ length: MOST_HELD + 1 }, (_, held) =>
      chances.reduce((mean, chance, more) => mean + chance * score(held + more), 0),
    ),
  );

const ankhHopes = ({ laterAnkh, laterAnkhPair }: Weights): ByComing => {
  const byEpochs: number[][] = [[0, 1, 2, 3, 4].map(scoreAnkhs)];
  for (let epochs = 1; epochs <= 2; epochs++) {
    const after = byEpochs[epochs - 1]!;
    const held = (ankhs: number) => after[Math.min(4, ankhs)]!;
    byEpochs.push(
      after.map(
        (_, ankhs) =>
          (1 - laterAnkh) * held(ankhs) +
          laterAnkh * ((1 - laterAnkhPair) * held(ankhs + 1) + laterAnkhPair * held(ankhs + 2)),
      ),
    );
  }
  return byEpochs;
};

/** An entry of a row; the last one stands for all that follow. */
export const entry = (row: readonly number[], held: number): number => row[Math.min(held, row.length - 1)]!;
