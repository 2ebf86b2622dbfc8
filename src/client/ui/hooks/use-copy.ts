import { type RefObject, useEffect, useState } from 'react';

/** How long it is said that something was copied. */
const COPIED_MS = 3000;

/**
 * Copies a text to the clipboard. Where there is no leave to write there (or no HTTPS) it has failed, until it is tried again.
 *
 * @param byHand what shows the text: it is marked then, to be copied by hand
 */
export const useCopy = (
  text: string,
  byHand?: RefObject<HTMLElement | null>,
): { readonly copied: boolean; readonly failed: boolean; readonly copy: () => Promise<void> } => {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
      if (byHand?.current) mark(byHand.current);
    }
  };
  return { copied: result === 'copied', failed: result === 'failed', copy };
};

const mark = (shown: HTMLElement): void => {
  if (shown instanceof HTMLInputElement) shown.select();
  else getSelection()?.selectAllChildren(shown);
};
