import { copyStep, copyTable } from '../auction/view.ts';
import type { State, Step, Table } from './table.ts';

/** What everybody may see: all but the bag. A new object of allowed parts; no seat knows more than another. */
export const view = (state: State): Table => ({
  options: { ...state.options },
  ...copyTable(state, (_area, copied) => copied),
  step: copyOf(state.step),
});

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
