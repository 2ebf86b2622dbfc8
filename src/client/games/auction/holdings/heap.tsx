import type { CSSProperties, ReactNode } from 'react';
import './heap.css';

/** How tiles of a kind lie: one on another, side by side like boats in line, or standing up like a tower. */
export type Lie = 'pile' | 'line' | 'tower';

/** How many tiles are drawn of so many; of a pile only the edges of those below are seen. */
const DRAWN: Readonly<Record<Lie, number>> = { pile: 1, line: 5, tower: 5 };

/** The tiles of one kind as they lie on the table, with their number where there is more than one. Words stand beside it. */
export const Heap = ({
  n,
  lie = 'pile',
  leads = false,
  tile,
}: {
  /** At least one. */
  n: number;
  lie?: Lie;
  /** Are they the most of the table? A crown says so. */
  leads?: boolean;
  /** Draws one of them. */
  tile: () => ReactNode;
}) => {
  const drawn = Math.min(n, DRAWN[lie]);
  return (
    <span
      className="heap"
      data-lie={lie}
      style={{ '--n': n, '--drawn': drawn, '--below': Math.min(n, 4) - 1 } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: drawn }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles of a kind are alike
        <span key={i} className="heap-tile" style={{ '--i': i } as CSSProperties}>
          {tile()}
        </span>
      ))}
      {(n > 1 || leads) && (
        <b className="heap-count" data-leads={leads}>
          {n}
        </b>
      )}
    </span>
  );
};
