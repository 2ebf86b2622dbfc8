import { useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';

const STORED = 'name';
/** As long as the lobby takes. */
export const MAX_NAME = 24;

/** The name somebody last sat down with on this device, or ''. */
export const keptName = (): string => {
  try {
    return localStorage.getItem(STORED)?.trim().slice(0, MAX_NAME) ?? '';
  } catch {
    return '';
  }
};

/** The name one sits down with, remembered from table to table; on a written page, known as soon as it is taken over. */
export const usePlayerName = () => {
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? (isHydrated ? keptName() : '');
  const change = (changed: string) => {
    setTyped(changed);
    try {
      localStorage.setItem(STORED, changed.trim());
    } catch {
      // it is remembered for this visit only
    }
  };
  return [name, change] as const;
};
