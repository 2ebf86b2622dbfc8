import { useState } from 'react';
import { cutToName } from '../../../game/shared/name-length.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { plainText, storedValue, useStored } from '../../ui/storage/stored.ts';

const stored = storedValue(
  'name',
  plainText(text => cutToName(text.trim())),
  { none: '' },
);

/** The name somebody last sat down with on this device, or ''. */
export const keptName = stored.get;

/** The name one sits down with, remembered from table to table; on a prerendered page, known once it is hydrated. */
export const usePlayerName = () => {
  const isHydrated = useHydrated();
  const before = useStored(stored);
  const [typed, setTyped] = useState<string | null>(null);
  const change = (changed: string) => {
    setTyped(changed);
    stored.set(changed.trim());
  };
  return [typed ?? (isHydrated ? before : ''), change] as const;
};
