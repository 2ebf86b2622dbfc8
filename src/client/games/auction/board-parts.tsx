import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyEvent } from '../../../game/contract.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { Dialog } from '../../table/dialog.tsx';
import { useBoard } from './board-context.tsx';
import { boardWords } from './words/board.ts';
import { helpWords } from './words/help.ts';
import { scoreWords } from './words/score.ts';

const PARTS = ['history', 'score', 'final', 'help'] as const;
/** A part that lies over the board while it is open. */
export type BoardPart = (typeof PARTS)[number];

/** Which part lies over the board. The score sheet opens by itself when an epoch has been scored. */
export const useOpenPart = () => {
  const { events, view } = useBoard().match;
  const [open, setOpen] = useState<BoardPart | null>(null);
  const scored = events.filter(event => event.type === 'epoch-end').length;
  const over = view.step.kind === 'over';
  // Whoever jumps ahead, in a replay or after an absence, wants the table and not an old sheet.
  const fresh = events.slice(events.findLastIndex(event => event.type === 'epoch-end')).every(isOfScoring);
  const seen = useRef(scored);
  useEffect(() => {
    if (scored > seen.current && fresh) setOpen(over ? 'final' : 'score');
    seen.current = scored;
  }, [scored, over, fresh]);
  return [open, setOpen] as const;
};

/** What happens between the end of an epoch and the next move. */
const SCORING: ReadonlySet<string> = new Set(['epoch-end', 'score', 'epoch-start', 'end']);
const isOfScoring = ({ type }: AnyEvent): boolean => SCORING.has(type);

/** The parts in their dialogs. */
export const BoardParts = ({
  open,
  close,
  children,
}: {
  open: BoardPart | null;
  close: () => void;
  children: Readonly<Record<BoardPart, ReactNode>>;
}) => {
  const words = useWords(boardWords);
  const score = useWords(scoreWords);
  const help = useWords(helpWords);
  const titles = {
    history: words.history,
    score: words.scoreSheets,
    final: score.finalTitle,
    help: help.title,
  };
  return PARTS.map(part => (
    <Dialog
      key={part}
      open={open === part}
      onClose={close}
      title={titles[part]}
      close={words.close}
      kind={part === 'history' ? 'drawer' : 'sheet'}
    >
      {children[part]}
    </Dialog>
  ));
};
