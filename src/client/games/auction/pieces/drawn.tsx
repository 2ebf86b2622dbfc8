import type { ReactNode } from 'react';
import type { Sun } from '../../../../game/auction/suns.ts';
import { Groups } from '../../rules-page/groups.tsx';
import { SunToken } from '../art/tokens.tsx';

/** So many of each of some faces. */
export type Held<Face extends string> = readonly (readonly [Face, number])[];

/** Draws groups of a game's tiles beside its rules. */
export const drawnBy =
  <Face extends string>(tile: (side: Face) => ReactNode) =>
  (...groups: readonly Held<Face>[]) =>
  () => <Groups of={groups.map(group => group.map(([side, n]) => [tile(side), n]))} />;

/** Draws suns, each player's by themselves. */
export const sunsOf =
  (...groups: readonly (readonly number[])[]) =>
  () => <Groups of={groups.map(group => group.map(sun => [<SunToken key={sun} sun={sun as Sun} />, 1]))} />;

export const suns = (...numbers: readonly number[]) => sunsOf(numbers);

/** Four players' suns that add up to 17, 25, 21 and 17, of those that are dealt to four. [C-03] */
export const SUN_TOTALS = [
  [13, 3, 1],
  [12, 7, 6],
  [9, 8, 4],
  [10, 5, 2],
] as const;
