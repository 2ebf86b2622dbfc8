import { useWords } from '../../ui/i18n/i18n.tsx';
import { clubWords } from './club-words.ts';

/** As long as the server has told nothing. */
export const NotTold = ({ state, ask }: { state: 'asking' | 'failed'; ask: () => void }) => {
  const words = useWords(clubWords);
  if (state === 'asking') return <p role="status">{words.loading}</p>;
  return (
    <>
      <p className="page-lead" role="alert">
        {words.failed}
      </p>
      <button type="button" onClick={ask}>
        {words.again}
      </button>
    </>
  );
};
