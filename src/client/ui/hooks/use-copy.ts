import { useEffect, useState } from 'react';

/** How long it is said that something was copied. */
const COPIED_MS = 3000;

/**
 * Copies a text to the clipboard. `copy` resolves with false where there is no leave to write there (or no HTTPS):
 * then the text is to be shown or marked, to be copied by hand.
 */
export const useCopy = (
  text: string,
): { readonly copied: boolean; readonly copy: () => Promise<boolean> } => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      return true;
    } catch {
      return false;
    }
  };
  return { copied, copy };
};
