import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What is told of a guess. It comes in the place of the buttons that were pressed, so it has the focus from there on:
 * keyboard and screen reader go on from it.
 */
export const Verdict = ({ isFresh, children }: { isFresh: boolean; children: ReactNode }) => {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFresh) ref.current?.focus();
  }, [isFresh]);
  return (
    <p ref={ref} className="mistake-verdict" tabIndex={-1}>
      {children}
    </p>
  );
};
