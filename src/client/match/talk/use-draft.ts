import { useMemo } from 'react';
import { plainText, storedValue, useStored } from '../../ui/storage/stored.ts';

/** What is half written at a table: it stays, though the panel be closed, or the page be left or loaded again. */
export const useDraft = (matchID: string): readonly [draft: string, set: (draft: string) => void] => {
  const stored = useMemo(
    () =>
      storedValue(
        `draft:${matchID}`,
        plainText(text => text),
        { none: '' },
      ),
    [matchID],
  );
  const set = (draft: string) => (draft === '' ? stored.drop() : void stored.set(draft));
  return [useStored(stored), set];
};
