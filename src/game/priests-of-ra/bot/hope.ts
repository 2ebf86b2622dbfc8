import { arrivalsOf, atMostOf, type ByComing, expected } from '../../auction/bot/chances.ts';
import { LAST_EPOCH } from '../../auction/epochs.ts';
import { entryAt, sumOf } from '../../shared/lists.ts';
import { ANKH_FAME, PRIESTS_AGAINST_PLAGUE, TILES_A_BUILDING } from '../numbers.ts';
import { MOST_ANKHS } from '../rules/ankhs.ts';
import { scoreChamberGroup } from '../rules/chambers.ts';
import { scorePlagues } from '../rules/plagues.ts';
import { scorePyramid } from '../rules/pyramid.ts';
import { TILE_COUNTS } from '../tiles.ts';
import type { Weights } from './weights.ts';

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

const WITHOUT_RA = sumOf(Object.values(TILE_COUNTS)) - TILE_COUNTS.ra;

export const hopesOf = (weights: Weights): Hopes => {
  const side = (tile: 'farmer/warrior' | 'granary/fortress' | 'chamber-red/chamber-blue') =>
    TILE_COUNTS[tile] / 2 / WITHOUT_RA;
  const people = arrivalsOf(side('farmer/warrior') * weights.pullPeople);
  const buildings = arrivalsOf(side('granary/fortress') * weights.pullBuildings);
  const chambers = arrivalsOf(side('chamber-red/chamber-blue') * weights.pullChambers);
  const stones = TILE_COUNTS.pyramid + 2 * TILE_COUNTS['chamber-red/chamber-blue'];
  return {
    people,
    peopleAtMost: atMostOf(people),
    complete: expected(buildings, held => Math.floor(held / TILES_A_BUILDING)),
    completed: expected(buildings, held => Number(held >= TILES_A_BUILDING)),
    chambers: expected(chambers, scoreChamberGroup),
    pyramid: expected(arrivalsOf((stones / WITHOUT_RA) * weights.pullStones), scorePyramid),
    plagues: expected(arrivalsOf((TILE_COUNTS.plague / WITHOUT_RA) * weights.pullPlagues), scorePlagues),
    threePriests: expected(arrivalsOf((TILE_COUNTS.priest / WITHOUT_RA) * weights.pullPriests), held =>
      Number(held >= PRIESTS_AGAINST_PLAGUE),
    ),
    ankhs: ankhHopes(weights),
  };
};

const ankhHopes = ({ laterAnkh, laterAnkhPair }: Weights): ByComing => {
  const byEpochs: (readonly number[])[] = [ANKH_FAME];
  for (let epochs = 1; epochs < LAST_EPOCH; epochs++) {
    const after = entryAt(byEpochs, epochs - 1);
    const held = (ankhs: number) => entryAt(after, Math.min(MOST_ANKHS, ankhs));
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
