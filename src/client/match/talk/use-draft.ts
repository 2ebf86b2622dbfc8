import { useMemo } from 'react';
import { kept, plainText, useKept } from '../../ui/storage/kept.ts';

/** What is half written at a table: it stays, though the panel be closed, or the page be left or loaded again. */
export const useDraft = (matchID: string): readonly [draft: string, set: (draft: string) => void] => {
  const stored = useMemo(
    () =>
      kept(
        `draft:${matchID}`,
        plainText(text => text),
        { none: '' },
      ),
    [matchID],
  );
  const set = (draft: string) => (draft === '' ? stored.drop() : void stored.set(draft));
  return [useKept(stored), set];
};
