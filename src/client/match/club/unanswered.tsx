import { useWords } from '../../ui/i18n/i18n.tsx';
import { useFailureWords } from '../lobby/failure.ts';
import { clubWords } from './club-words.ts';
import type { Polled } from './use-polled.ts';

/** As long as the server has told nothing. */
export const Unanswered = ({ polled: { state, why, ask } }: { polled: Polled<object> }) => {
  const words = useWords(clubWords);
  const failureWords = useFailureWords();
  if (state === 'asking') return <p role="status">{words.loading}</p>;
  return (
    <>
      <p className="page-lead" role="alert">
        {failureWords(state === 'failed' ? why : null)}
      </p>
      <button type="button" onClick={ask}>
        {words.again}
      </button>
    </>
  );
};
