import { HIGHEST, pyramidSteps } from '../../../../game/priests-of-ra/rules/pyramid.ts';
import { CHAMBERS, type Side } from '../../../../game/priests-of-ra/tiles.ts';

/** All that a pyramid is built of: chambers first, colour by colour. [P-20, P-21] */
export const STONES = [...CHAMBERS, 'pyramid'] as const;

/**
 * The stones in steps, the lowest first: as many steps as they make, each a stone shorter than the one
 * below; the stones left over lie beside. [P-20]
 */
export const inSteps = (
  stones: readonly Side[],
): { steps: readonly (readonly Side[])[]; spare: readonly Side[] } => {
  const height = Math.min(HIGHEST, pyramidSteps(stones.length));
  const steps: (readonly Side[])[] = [];
  let used = 0;
  for (let width = height; width > 0; width--) {
    steps.push(stones.slice(used, used + width));
    used += width;
  }
  return { steps, spare: stones.slice(used) };
};
