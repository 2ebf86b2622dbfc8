import type { ReactNode } from 'react';
import type { Sun } from '../../../game/auction/suns.ts';
import { Groups } from '../../rules/groups.tsx';
import { SunToken } from './tokens.tsx';

/** So many of each of some faces. */
export type Held<Face extends string> = readonly (readonly [Face, number])[];

/** Draws groups of a game's tiles beside its rules. */
export const drawnBy =
  <Face extends string>(tile: (side: Face) => ReactNode) =>
  (...groups: readonly Held<Face>[]) =>
  () => <Groups of={groups.map(group => group.map(([side, n]) => [tile(side), n]))} />;

export const suns =
  (...numbers: readonly number[]) =>
  () => <Groups of={[numbers.map(sun => [<SunToken key={sun} sun={sun as Sun} />, 1])]} />;
