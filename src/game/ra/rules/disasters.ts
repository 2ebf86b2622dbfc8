import type { Counts } from '../../auction/counts.ts';
import { DISASTER_TAKES } from '../numbers.ts';
import type { ChoosingDisaster } from '../table.ts';
import {
  addTiles,
  CIVILIZATIONS,
  count,
  countAll,
  type Disaster,
  type Kind,
  MONUMENTS,
  RIVER,
} from '../tiles.ts';

/** What each disaster strikes; where nobody chooses, the earlier of the list go first: floods before Niles. */
export const STRUCK = {
  funeral: ['pharaoh'],
  drought: RIVER,
  unrest: CIVILIZATIONS,
  earthquake: MONUMENTS,
} as const satisfies Record<Disaster, readonly Kind[]>;

/**
 * Does its owner choose what a disaster takes? Only if there are types to choose among, and not all of them
 * will be gone once the other disasters of this kind have struck too.
 * @param pending the disasters that strike after this one
 */
export const leavesChoice = (
  disaster: Disaster,
  tiles: readonly number[],
  pending: readonly Disaster[],
): disaster is ChoosingDisaster => {
  if (disaster === 'funeral' || disaster === 'drought') return false;
  const struck: readonly Kind[] = STRUCK[disaster];
  const alike = pending.filter(other => other === disaster).length;
  const types = struck.filter(kind => count(tiles, kind) > 0).length;
  return types > 1 && countAll(tiles, struck) > DISASTER_TAKES * (1 + alike);
};

/** What a disaster takes where nothing is to be chosen. */
export const takenBy = (disaster: Disaster, tiles: readonly number[]): readonly Kind[] => {
  const lost: Kind[] = [];
  for (const kind of STRUCK[disaster])
    for (let left = count(tiles, kind); left > 0 && lost.length < DISASTER_TAKES; left--) lost.push(kind);
  return lost;
};

/** Every two tiles somebody may give up to a disaster, each pair once. */
export const pairsToLose = (
  disaster: ChoosingDisaster,
  tiles: readonly number[],
): readonly (readonly [Kind, Kind])[] => {
  const struck: readonly Kind[] = STRUCK[disaster];
  return struck.flatMap((one, i) =>
    struck
      .slice(i)
      .filter(other => count(tiles, one) > 0 && count(tiles, other) > (other === one ? 1 : 0))
      .map(other => [one, other] as const),
  );
};

/** Tiles leave their owner and the game. */
export const lose = (tiles: Counts, lost: readonly Kind[]): void => {
  for (const kind of lost) addTiles(tiles, kind, -1);
};
