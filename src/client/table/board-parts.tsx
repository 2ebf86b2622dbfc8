import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../ui/i18n/i18n.tsx';
import { holdStage } from '../ui/motion/on-stage.ts';
import { Dialog } from './dialog.tsx';
import { boardWords } from './words.ts';

const PARTS = ['history', 'score', 'final', 'help'] as const;
/** A part that lies over the board while it is open. */
export type BoardPart = (typeof PARTS)[number];

/**
 * Which part lies over the board. `scored` counts what has been scored: a sheet opens by itself when it grows, unless
 * what grows is the history, which has arrived, or the table is shown as it stood once. Then, until something else is
 * opened, what it says is news.
 */
export const useOpenPart = (
  { isLoading, isBack }: { readonly isLoading: boolean; readonly isBack: boolean },
  scored: number,
  isFresh: boolean,
  isOver: boolean,
) => {
  const [open, setOpen] = useState<BoardPart | null>(null);
  const [isNews, setNews] = useState(false);
  const seen = useRef({ scored, isLoading });
  // After a jump, in a replay or after an absence, an old sheet would only cover the table.
  const opens = () =>
    !isBack && isFresh && scored > seen.current.scored && isLoading === seen.current.isLoading;
  // Bots wait for what is being told, and then for the sheet: until that lies over the table something still is.
  const release = useRef<(() => void) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `opens` reads
  useLayoutEffect(() => {
    if (opens()) release.current ??= holdStage();
  }, [isLoading, isBack, scored, isFresh]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `opens` reads
  useEffect(() => {
    if (isBack) return;
    if (opens()) {
      setOpen(isOver ? 'final' : 'score');
      setNews(true);
    }
    seen.current = { scored, isLoading };
  }, [isLoading, isBack, scored, isOver, isFresh]);
  useEffect(() => {
    if (open === null) return;
    release.current?.();
    release.current = null;
  });
  useEffect(() => () => release.current?.(), []);
  // To lay a sheet over the board has all of it styled anew: the press that opens one is answered first.
  const openAnew = useCallback((part: BoardPart | null) => {
    startTransition(() => {
      setOpen(part);
      setNews(false);
    });
  }, []);
  // A dialog tells late that it is closed: a key may have asked for another part by then, which stays.
  const close = useCallback((part: BoardPart) => {
    setOpen(now => (now === part ? null : now));
  }, []);
  return [open, openAnew, isNews, close] as const;
};

/** The parts in their dialogs; a game without sheets between has no `score`. */
export const BoardParts = ({
  open,
  isNews,
  close,
  children,
}: {
  open: BoardPart | null;
  /** Has it opened by itself? */
  isNews: boolean;
  close: (part: BoardPart) => void;
  children: Readonly<Record<BoardPart, ReactNode>>;
}) => {
  const words = useWords(boardWords);
  const titles = {
    history: words.history,
    score: words.scoreSheets,
    final: words.finalTitle,
    help: words.help,
  };
  return PARTS.map(part => (
    <Dialog
      key={part}
      open={open === part}
      onClose={() => close(part)}
      title={titles[part]}
      close={words.close}
      kind={part === 'history' ? 'drawer' : 'sheet'}
      isUnasked={isNews && open === part}
    >
      {children[part]}
    </Dialog>
  ));
};
