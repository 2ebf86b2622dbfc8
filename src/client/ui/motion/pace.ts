import { useMemo } from 'react';
import { type Settings, useSettings } from '../settings.tsx';

/** How much a moment of the match weighs: what weighs more is shown for longer. */
export type Weight = 'pass' | 'draw' | 'bid' | 'scene';

const MS: Readonly<Record<Weight, number>> = { pass: 400, draw: 700, bid: 900, scene: 2000 };
/** A scene may choose its length between these. */
const SHORTEST_SCENE = 1500;
const LONGEST_SCENE = 2500;

/** How long a moment lasts at the normal pace, in milliseconds; `ms` is a wish that only a scene has. */
export const lastsOf = (weight: Weight, ms = MS[weight]): number =>
  weight === 'scene' ? Math.min(LONGEST_SCENE, Math.max(SHORTEST_SCENE, ms)) : MS[weight];

/** What every length is multiplied by. */
const PACE_FACTORS: Readonly<Record<Settings['pace'], number>> = { slow: 1.6, normal: 1, fast: 0.55 };

/** Lengths at the pace that is set, for what moves during a moment. */
export const usePace = (): { readonly factor: number; readonly paced: (ms: number) => number } => {
  const factor = PACE_FACTORS[useSettings().pace];
  return useMemo(() => ({ factor, paced: ms => ms * factor }), [factor]);
};
