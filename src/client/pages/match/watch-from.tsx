import type { Seat } from '../../../game/shared/seats.ts';
import { boardWords } from '../../table/words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';

/** Whoever only looks on chooses from whose place. */
export const WatchFrom = ({
  names,
  watched,
  watch,
}: {
  names: readonly string[];
  watched: Seat;
  watch: (seat: Seat) => void;
}) => {
  const { watchFrom } = useWords(boardWords);
  return (
    <select
      className="match-menu-button watch-list"
      aria-label={watchFrom}
      title={watchFrom}
      value={watched}
      onChange={event => watch(Number(event.currentTarget.value))}
    >
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
    </select>
  );
};
