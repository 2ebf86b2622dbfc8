import { useSyncExternalStore } from 'react';
import { defineWords, useWords } from '../i18n/i18n.tsx';
import { loadAgain, newVersion } from './worker.ts';

const versionWords = defineWords(
  { there: 'There is a new version of this site.', use: 'Use it now' },
  { there: 'C’è una nuova versione del sito.', use: 'Passa alla nuova' },
);

/** Asks whether a new version may take over. Pages with a table on them do not show it. */
export const NewVersion = () => {
  const words = useWords(versionWords);
  const waiting = useSyncExternalStore(newVersion.subscribe, newVersion.get, () => null);
  return (
    <div role="status">
      {waiting !== null && (
        <p className="page-version">
          {words.there}{' '}
          <button type="button" onClick={loadAgain}>
            {words.use}
          </button>
        </p>
      )}
    </div>
  );
};
