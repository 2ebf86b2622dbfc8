import type { ReactNode } from 'react';
import '../../ui/theme/stage.css';

/** Pieces side by side, each with how many there are of it: `[piece, count]`. */
export type Pile = readonly [piece: ReactNode, count: number];

/** One player's pieces, or several players', in the order of the sentence beside them. Decorative: the sentence says it. */
export const Groups = ({ of }: { of: readonly (readonly Pile[])[] }) => (
  <span className="rules-groups" aria-hidden="true">
    {of.map((piles, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing stands still
      <span key={i} className="rules-group">
        {piles.map(([piece, count], j) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={j} className="rules-pile">
            {piece}
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
      </span>
    ))}
  </span>
);
