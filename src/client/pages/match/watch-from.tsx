import { seatInFront } from '../../table/table-match.ts';
import { boardWords } from '../../table/words.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { LAYOUTS } from '../../ui/theme/layouts.ts';
import type { OnlineMatch } from './online-match.ts';

/** Whoever only looks on chooses from whose place: in the bar, or on a phone, where whose turn it is needs the room, in the menu. */
export const WatchFrom = ({
  match: { table, names },
  inMenu = false,
}: {
  match: OnlineMatch;
  inMenu?: boolean;
}) => {
  const { watchFrom } = useWords(boardWords);
  const isPhone = useMedia(LAYOUTS.phone);
  if (table?.watch === undefined || inMenu !== isPhone) return null;
  const { watch } = table;
  const list = (
    <select
      className={inMenu ? '' : 'match-menu-button watch-list'}
      aria-label={watchFrom}
      title={watchFrom}
      value={seatInFront(table)}
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
  return inMenu ? (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is in it
    <label className="match-menu-watch watch-list">
      {watchFrom} {list}
    </label>
  ) : (
    list
  );
};
