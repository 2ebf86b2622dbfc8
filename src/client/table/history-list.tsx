import { useEffect, useRef } from 'react';
import './table.css';

/** A sentence of the history; `weight` sets apart what divides a match or settles something. */
export type HistoryEntry = { readonly text: string; readonly weight: 'chapter' | 'strong' | 'plain' };

const NEAR = 80;

/** Everything that happened, oldest first; follows the match unless its reader has scrolled back. */
export const HistoryList = ({ entries, label }: { entries: readonly HistoryEntry[]; label: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what makes it scroll
  useEffect(() => {
    // After the frame in which a dialog around it has been laid out.
    const frame = requestAnimationFrame(() => {
      const box = ref.current;
      if (box && follows.current) box.scrollTop = box.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [entries.length]);
  return (
    <section
      ref={ref}
      className="history-list"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      }}
    >
      <ol>
        {entries.map(({ text, weight }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the match
          <li key={i} data-weight={weight}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
};
