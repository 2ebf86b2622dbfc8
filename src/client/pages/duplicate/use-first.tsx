import { type ReactNode, useState } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { comparisonWords } from './comparison-words.ts';

/** The first of many, and whatever is one’s own. */
export const firstOf = <Row,>(rows: readonly Row[], first: number, isOwn: (row: Row) => boolean) =>
  rows.filter((row, i) => i < first || isOwn(row));

/** The same, until all of them are asked for. @returns them, and what asks for the others */
export const useFirst = <Row,>(
  rows: readonly Row[],
  first: number,
  isOwn: (row: Row) => boolean = () => false,
): readonly [readonly Row[], ReactNode] => {
  const words = useWords(comparisonWords);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? rows : firstOf(rows, first, isOwn);
  const missing = rows.length - shown.length;
  const more = missing > 0 && (
    <p className="deal-more">
      <button type="button" onClick={() => setAll(true)}>
        {words.more(missing)}
      </button>
    </p>
  );
  return [shown, more];
};
