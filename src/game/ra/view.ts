import { copyStep, copySuns, copyTable } from '../auction/view.ts';
import type { Area, State, Step, Table } from './table.ts';

/** What everybody may see: all but the bag. A new object of allowed parts; no seat knows more than another. */
export const view = (state: State): Table => copyTable(state, copyArea, copyOf(state.step));

const copyArea = ({ suns, tiles, fame }: Area): Area => ({ suns: copySuns(suns), tiles: [...tiles], fame });

const copyOf = (step: Step): Step => {
  switch (step.kind) {
    case 'gods':
      return { ...step };
    case 'disaster':
      return { ...step, pending: [...step.pending] };
    default:
      return copyStep(step);
  }
};
