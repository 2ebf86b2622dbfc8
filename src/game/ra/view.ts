import { copyStep, copySuns, viewing } from '../auction/view.ts';
import { bagging } from './bag.ts';
import type { Area, Options, Step } from './table.ts';
import type { Lying, Tile } from './tiles.ts';

const areaOf = ({ suns, tiles, fame }: Area): Area => ({ suns: copySuns(suns), tiles: [...tiles], fame });

const stepOf = (step: Step): Step => {
  switch (step.kind) {
    case 'gods':
      return { ...step };
    case 'disaster':
      return { ...step, pending: [...step.pending] };
    default:
      return copyStep(step);
  }
};

/** What everybody may see: all but the bag, of which they know what is left in it. No seat knows more than another. */
export const { view, copy, imagine } = viewing<Tile, Options, Step, Lying | null, Area>(bagging, {
  areaOf,
  stepOf,
});
