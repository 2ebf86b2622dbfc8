import { useEffect, useState } from 'react';
import { afterPaint } from '../ui/hooks/after-paint.ts';
import { useWords } from '../ui/i18n/i18n.tsx';
import './actions.css';
import { useBoard } from './board-context.tsx';
import { boardWords } from './words.ts';

/** Above the actions of every board: their heading, and what the last press was answered. The next press takes it away. */
export const ActionNotice = ({ headingId }: { headingId: string }) => {
  const words = useWords(boardWords);
  const { notice } = useBoard();
  const [read, setRead] = useState(0);
  const shown = notice !== null && notice.id > read ? notice : null;
  useEffect(() => {
    if (shown === null) return;
    const done = new AbortController();
    // It may be drawn later than what the press brings about.
    const end = () => afterPaint(() => setRead(shown.id));
    document.addEventListener('pointerdown', end, { capture: true, signal: done.signal });
    document.addEventListener('keydown', end, { capture: true, signal: done.signal });
    return () => done.abort();
  }, [shown]);
  return (
    <>
      <h2 id={headingId} className="visually-hidden">
        {words.heading}
      </h2>
      <p className="actions-notice" role="status">
        {shown !== null && (
          <span key={shown.id} data-tone={shown.tone}>
            {shown.text}
          </span>
        )}
      </p>
    </>
  );
};
