import type { TableMatch } from '../../../../src/client/table/table-match.ts';
import type { PebblesEvent, View } from '../rules/table.ts';

/** The board, as plain as can be. */
export const Board = ({ match: { view, play } }: { match: TableMatch<View, PebblesEvent> }) => (
  <main>
    <p>{view.left}</p>
    <button type="button" onClick={() => play(['take', 1])}>
      1
    </button>
  </main>
);
