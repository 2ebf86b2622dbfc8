import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/i18n.tsx';
import './asking-notice.css';
import { undoWords } from './words.ts';

/** Asks those around one screen whether the last move may be taken back, which has shown them something. */
export const AskedHere = ({ answer }: { answer: (agree: boolean) => void }) => {
  const words = useWords(undoWords);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <section className="undo-asking" aria-label={words.label}>
      <p>
        {words.asksHere} {words.shown}
      </p>
      <p className="undo-asking-answers">
        <button ref={yes} type="button" className="button-primary" onClick={() => answer(true)}>
          {words.agree}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {words.refuse}
        </button>
      </p>
    </section>
  );
};
