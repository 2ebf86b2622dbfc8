import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { lobbyWords } from '../../match/lobby/words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { ListedTable } from './stage-list.ts';
import { TableRow } from './table-row.tsx';

/** How many tables each press of "show more" adds. */
const STEP = 20;

/** The tables of one stage, the first few of them, and more when they are asked for. */
export const StageTables = ({
  title,
  tables,
  first,
  hasMore,
  onReadMore,
  children,
}: {
  /** The list's name, which tells one "show more" from another. */
  title: string;
  tables: readonly ListedTable[];
  first: number;
  /** There are more on the server than in `tables`. */
  hasMore: boolean;
  onReadMore: () => Promise<void>;
  children: (table: ListedTable) => ReactNode;
}) => {
  const words = useWords(lobbyWords);
  const failureWords = useFailureWords();
  const [shown, setShown] = useState(first);
  const [reading, setReading] = useState<{ isOn: boolean; failure: string }>({ isOn: false, failure: '' });
  const list = useRef<HTMLUListElement>(null);
  /** The line that the focus goes to once it is there: the first of those that were asked for. */
  const awaited = useRef<number | null>(null);
  const visible = tables.slice(0, shown);

  useEffect(() => {
    if (awaited.current === null) return;
    if (awaited.current >= visible.length && reading.isOn) return;
    list.current?.children[awaited.current]?.querySelector('a')?.focus();
    // Where nothing came of it, a table that is opened later takes the focus from nobody.
    awaited.current = null;
  }, [visible.length, reading.isOn]);

  const more = async () => {
    if (reading.isOn) return;
    const wanted = shown + STEP;
    awaited.current = visible.length;
    setShown(wanted);
    if (tables.length >= wanted || !hasMore) return;
    setReading({ isOn: true, failure: '' });
    const failure = await onReadMore().then(() => '', failureWords);
    setReading({ isOn: false, failure });
  };

  const said = reading.isOn ? words.readingMore : words.more;
  return (
    <>
      <ul ref={list}>
        {visible.map(table => (
          <TableRow key={`${table.game}/${table.match.matchID}`} game={table.game} match={table.match}>
            {children(table)}
          </TableRow>
        ))}
      </ul>
      {(hasMore || tables.length > shown) && (
        <p className="tables-more">
          <button
            type="button"
            className="button-plain"
            aria-label={`${said}: ${title}`}
            aria-disabled={reading.isOn}
            onClick={more}
          >
            {said}
          </button>
        </p>
      )}
      {reading.failure !== '' && (
        <p className="lobby-failure" role="alert">
          {reading.failure}
        </p>
      )}
    </>
  );
};
