import type { CSSProperties, ReactNode } from 'react';
import { useExplain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { boardWords } from '../words/board.ts';
import { Heap } from './heap.tsx';

/** From so many heaps on all of them are smaller; how many then lie side by side, the stylesheet says for the shape of the niche. */
const CROWDS = [9, 16];

/**
 * All that somebody owns, in little room, in the order of the rulebook: it lies the same whenever one looks, also after an
 * absence. With another kind among them all are laid out anew, so that none of them is seen to move.
 */
export const Heaps = <Kind extends string>({
  className,
  kinds,
  children,
}: {
  className: string;
  kinds: readonly Kind[];
  children: (kind: Kind) => ReactNode;
}) => (
  <ul
    key={kinds.join()}
    className={`heaps ${className}`}
    data-crowd={CROWDS.filter(n => kinds.length >= n).length}
    style={{ '--heaps': kinds.length } as CSSProperties}
  >
    {kinds.map(children)}
  </ul>
);

/** What a rival owns of one kind: a small pile, which explains itself to a mouse; a tap opens the whole area. */
export const NicheHeap = ({
  n,
  name,
  leads = false,
  tile,
  card,
}: {
  n: number;
  /** The kind in words, in singular or plural as `n` asks for. */
  name: string;
  /** Is it the most of the table? Then `name` says so too. */
  leads?: boolean;
  tile: () => ReactNode;
  card: () => ReactNode;
}) => {
  const words = useWords(boardWords);
  const explained = useExplain(card);
  return (
    <li {...explained.props}>
      <Heap n={n} leads={leads} tile={tile} />
      <span className="visually-hidden">{words.held(n, name)}</span>
      {explained.card}
    </li>
  );
};
