import { useState } from 'react';

const KEPT = 20;

/**
 * Says every sentence that is added while it is on the screen, one for each event, to screen readers.
 * What had happened before is left to the history, and what was said stays as it was said, though the
 * reader or the language may change.
 */
export const Announcer = ({ sentences, label }: { sentences: readonly string[]; label: string }) => {
  const [log, setLog] = useState<{ seen: number; said: readonly { id: number; text: string }[] }>({
    seen: sentences.length,
    said: [],
  });
  if (sentences.length !== log.seen) {
    // Moves may have been taken back: what is told instead is another sentence in the same place.
    const next = (log.said.at(-1)?.id ?? 0) + 1;
    const added = sentences.slice(log.seen).map((text, i) => ({ id: next + i, text }));
    setLog({ seen: sentences.length, said: [...log.said, ...added].slice(-KEPT) });
  }
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={label}>
      {log.said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
};
