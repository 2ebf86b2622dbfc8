import { type ReactNode, useEffect, useRef } from 'react';
import type { Kind } from '../../../../game/ra/tiles.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { useDiscard } from '../pieces/discard.tsx';
import { areaWords } from '../words/board.ts';

/** A place whose tiles are chosen among like the buttons of a toolbar, while a disaster strikes it. */
export const Struck = ({
  kinds,
  children,
}: {
  /** The kinds of this place that a disaster may take by choice. */
  kinds: readonly Kind[];
  children: ReactNode;
}) => {
  const words = useWords(areaWords);
  const { mayGiveUp } = useDiscard();
  const ref = useRef<HTMLDivElement>(null);
  const choosing = kinds.some(mayGiveUp);
  useEffect(() => {
    if (choosing) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [choosing]);
  return (
    <Toolbar ref={ref} className="struck" data-choosing={choosing} label={words.picking} active={choosing}>
      {children}
    </Toolbar>
  );
};
