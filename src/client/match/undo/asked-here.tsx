import { useWords } from '../../ui/i18n/i18n.tsx';
import { Answers } from './answers.tsx';
import './asking-notice.css';
import { undoWords } from './words.ts';

/** Asks those around one screen whether the last move may be taken back, which has shown them something. */
export const AskedHere = ({ answer }: { answer: (agree: boolean) => void }) => {
  const words = useWords(undoWords);
  return (
    <section className="undo-asking" aria-label={words.label}>
      <p>
        {words.asksHere} {words.shown}
      </p>
      <Answers answer={answer} focused />
    </section>
  );
};
