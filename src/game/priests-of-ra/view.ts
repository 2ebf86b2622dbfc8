import { copyStep, copySuns, viewing } from '../auction/view.ts';
import { bagging } from './bag.ts';
import type { Area, Options, Step } from './table.ts';
import type { Side, Tile } from './tiles.ts';

const areaOf = ({ suns, tiles, ankhs, fame }: Area): Area => ({
  suns: copySuns(suns),
  tiles: [...tiles],
  ankhs,
  fame,
});

const stepOf = (step: Step): Step => {
  switch (step.kind) {
    case 'placement':
      return { ...step };
    case 'priests':
      return { ...step, turned: [...step.turned] };
    default:
      return copyStep(step);
  }
};

/** What everybody may see: all but the bag, of which they know what is left in it. No seat knows more than another. */
export const { view, copy, imagine } = viewing<Tile, Options, Step, Side, Area>(bagging, { areaOf, stepOf });
