import { useSyncExternalStore } from 'react';
import { defineWords, plural, useWords } from '../../ui/i18n/i18n.tsx';
import { useShortcuts, useShortcutsSwitch } from '../../ui/keys/shortcuts.ts';
import { useWithKey } from '../../ui/keys/use-with-key.ts';
import { useNavigate } from '../../ui/router/router.tsx';
import { deskNow, nextAfter, onDesk } from './desk.ts';

const nextWords = defineWords(
  {
    next: 'Next match',
    of: (n: number) => `Next match: ${plural('en', n, 'more waits', 'more wait')} for you`,
  },
  {
    next: 'Prossima partita',
    of: n => `Prossima partita: ${n === 1 ? 'te ne aspetta un’altra' : `te ne aspettano altre ${n}`}`,
  },
);

const KEY = 'N';

/** In a slow match in which nothing is to be done at the moment: on to the one that waits. */
export const NextMatch = ({ matchID }: { matchID: string }) => {
  const words = useWords(nextWords);
  const withKey = useWithKey();
  const navigate = useNavigate();
  const [shortcuts] = useShortcutsSwitch();
  const desk = useSyncExternalStore(onDesk, deskNow) ?? [];
  const isSlow = desk.some(match => match.matchID === matchID && match.pace !== 'live');
  const next = isSlow ? nextAfter(matchID) : null;
  const go = () => next !== null && navigate(`/match/${next.game}/${next.matchID}`);
  useShortcuts({ [KEY.toLowerCase()]: go }, shortcuts && next !== null);
  if (next === null) return null;
  const waiting = desk.filter(match => match.isMine && match.matchID !== matchID).length;
  return (
    <button
      type="button"
      className="bar-button button-primary"
      title={words.of(waiting)}
      aria-keyshortcuts={KEY}
      onClick={go}
    >
      <svg className="bar-button-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 12h14M12 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      <span className="bar-button-word">{withKey(words.next, KEY)}</span>
    </button>
  );
};
