import type { State } from './table.ts';
import { copyTable } from './view.ts';

/** An independent copy of a whole match. */
export const copy = (state: State): State => {
  const { pile, box, choices, seed } = state.secret;
  return {
    ...copyTable(state),
    secret: { pile: [...pile], box: [...box], seed, choices: [...choices] },
  };
};
