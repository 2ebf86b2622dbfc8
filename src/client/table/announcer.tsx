import { useState } from 'react';

const KEPT = 20;

/**
 * Says every sentence that is added while it is on the screen, one for each event, to screen readers.
 * What had happened before is left to the history.
 */
export const Announcer = ({ sentences, label }: { sentences: readonly string[]; label: string }) => {
  const [before] = useState(sentences.length);
  const first = Math.max(before, sentences.length - KEPT);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={label}>
      {sentences.slice(first).map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place in the match
        <p key={first + i}>{sentence}</p>
      ))}
    </div>
  );
};
