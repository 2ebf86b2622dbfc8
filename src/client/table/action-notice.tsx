import { useWords } from '../i18n/i18n.tsx';
import './actions.css';
import { useBoard } from './board-context.tsx';
import { boardWords } from './words.ts';

/** Above the actions of every board: their heading, and why the last press did nothing. */
export const ActionNotice = ({ headingId }: { headingId: string }) => {
  const words = useWords(boardWords);
  const { notice } = useBoard();
  return (
    <>
      <h2 id={headingId} className="visually-hidden">
        {words.heading}
      </h2>
      <p className="actions-notice" role="status">
        {notice !== null && <span key={notice.id}>{notice.text}</span>}
      </p>
    </>
  );
};
