import type { ReactNode } from 'react';
import './hanging.css';

/** What hangs in the gate for all to see while somebody chooses: a tile just drawn, a disaster that strikes. */
export const Hanging = ({ dire = false, children }: { dire?: boolean; children: readonly ReactNode[] }) => (
  <div className="hanging" data-dire={dire}>
    {children.map((tile, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what hangs there does not change places
      <span key={i} className="hanging-tile">
        {tile}
      </span>
    ))}
  </div>
);
