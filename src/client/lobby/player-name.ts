import { useState } from 'react';

const STORED = 'name';
/** As long as the lobby takes. */
export const MAX_NAME = 24;

const kept = (): string => {
  try {
    return localStorage.getItem(STORED)?.slice(0, MAX_NAME) ?? '';
  } catch {
    return '';
  }
};

/** The name one sits down with, remembered from table to table. */
export const usePlayerName = () => {
  const [name, setName] = useState(kept);
  const change = (changed: string) => {
    setName(changed);
    try {
      localStorage.setItem(STORED, changed.trim());
    } catch {
      // it is remembered for this visit only
    }
  };
  return [name, change] as const;
};
