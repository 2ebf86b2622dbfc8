import { LONGEST_AHEAD } from '../../../site/longest-ahead.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { serverNow } from '../../ui/server-now.ts';
import { newWords } from './new-words.ts';

const HOUR = 3_600_000;

/** A moment as a field for a day and a time has it, in the reader’s own zone. */
const inField = (moment: number): string => {
  const local = new Date(moment);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [local.getFullYear(), two(local.getMonth() + 1), two(local.getDate())].join('-');
  return `${day}T${two(local.getHours())}:${two(local.getMinutes())}`;
};

/** When it begins: by its host’s word, or by itself at a time. */
export const StartChoice = ({
  startsAt,
  onChange,
}: {
  startsAt: number | null;
  onChange: (startsAt: number | null) => void;
}) => {
  const words = useWords(newWords);
  // The next whole hour, with time to send the link around.
  const soon = () => Math.ceil((serverNow() + HOUR / 2) / HOUR) * HOUR;
  return (
    <div className="new-fields">
      <label className="make-field">
        <span>{words.begins}</span>
        <select
          value={startsAt === null ? 'host' : 'time'}
          onChange={event => onChange(event.currentTarget.value === 'host' ? null : soon())}
        >
          <option value="host">{words.byHost}</option>
          <option value="time">{words.atTime}</option>
        </select>
      </label>
      {startsAt !== null && (
        <label className="make-field new-time">
          <span>{words.when}</span>
          <input
            type="datetime-local"
            required
            value={inField(startsAt)}
            min={inField(serverNow())}
            max={inField(serverNow() + LONGEST_AHEAD)}
            onChange={({ currentTarget: { value } }) => {
              const moment = new Date(value).getTime();
              if (!Number.isNaN(moment)) onChange(moment);
            }}
          />
        </label>
      )}
    </div>
  );
};
