import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/i18n.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { boardWords } from '../words/board.ts';
import { Heap } from './heap.tsx';

/** With so many heaps all of them become smaller, in a niche of one shape or the other. */
const SMALLER = [9, 10, 16, 17];

/** What a rival owns: the heaps lie where they lay, but where all become smaller, they are laid out anew. */
export const NicheHeaps = ({ heaps, children }: { heaps: number; children: ReactNode }) => (
  <ul key={SMALLER.filter(n => heaps >= n).length} className="niche-heaps">
    {children}
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
