import { DISASTER_TAKES } from './numbers.ts';
import { lose, STRUCK, takenBy } from './rules/disasters.ts';
import type { ChoosingDisaster } from './table.ts';
import { addTiles, count, type Disaster, isDisaster, type Kind, type Lying } from './tiles.ts';

/** What a holding is worth to whoever asks. */
export type Worth = (tiles: readonly number[]) => number;

/** What somebody holds who has placed a lot and given up to its disasters what is missed least. */
export const tilesAfter = (
  tiles: readonly number[],
  lot: readonly Lying[],
  worth: Worth,
): { readonly kept: readonly number[]; readonly lost: readonly Kind[] } => {
  const kept = [...tiles];
  const disasters: Disaster[] = [];
  for (const tile of lot) {
    if (isDisaster(tile)) disasters.push(tile);
    else addTiles(kept, tile, 1);
  }
  const lost: Kind[] = [];
  for (const disaster of disasters) {
    const taken =
      disaster === 'unrest' || disaster === 'earthquake'
        ? leastMissed(disaster, kept, worth)
        : takenBy(disaster, kept);
    lose(kept, taken);
    lost.push(...taken);
  }
  return { kept, lost };
};

/** The tiles whose loss costs least, found one after the other. */
const leastMissed = (disaster: ChoosingDisaster, tiles: readonly number[], worth: Worth): readonly Kind[] => {
  const kept = [...tiles];
  const lost: Kind[] = [];
  while (lost.length < DISASTER_TAKES) {
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
