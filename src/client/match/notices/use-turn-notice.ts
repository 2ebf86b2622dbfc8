import { useEffect, useRef } from 'react';
import { onServer } from '../../ui/base.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { useLocation } from '../../ui/router/router.tsx';
import { useSettings } from '../../ui/settings.tsx';

/** What a notice says, whoever shows it. */
const turnWords = defineWords(
  { turn: 'Your turn', again: 'It is still your turn' },
  { turn: 'Tocca a te', again: 'Tocca ancora a te' },
);

/**
 * Has the system say that it is one's turn, where that is wanted and the page is open, but out of sight.
 * @param tag of the match: the same as the server's notices of it have
 */
export const useTurnNotice = (mine: boolean, game: string, tag: string): void => {
  const { notice } = useSettings();
  const { turn, again } = useWords(turnWords);
  const path = onServer(useLocation().pathname as `/${string}`);
  // The turn one finds on opening the page is no news.
  const was = useRef(true);
  useEffect(() => {
    const isNew = mine && !was.current;
    was.current = mine;
    if (!isNew || !notice || !document.hidden) return;
    let end: (() => void) | null = null;
    let isOver = false;
    import('./system-notice.ts')
      .then(({ tellTurn }) => {
        const said = { title: turn, body: game, path, tag };
        if (!isOver && document.hidden) end = tellTurn(said, { ...said, title: again });
      })
      .catch(() => {});
    return () => {
      isOver = true;
      end?.();
    };
  }, [mine, notice, turn, again, game, path, tag]);
};
