import { PACES, type Pace } from '../../../game/shared/table-clock.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';

const paceWords = defineWords(
  { label: 'Pace', all: 'Any', live: 'Live', days: 'By days', open: 'Open end' },
  { label: 'Ritmo', all: 'Tutti', live: 'Dal vivo', days: 'A giorni', open: 'Senza scadenza' },
);

/** Narrows the lists of tables to those that are played at one pace. */
export const PaceChoice = ({
  paces,
  pace,
  onChange,
}: {
  paces: ReadonlySet<Pace>;
  pace: Pace | null;
  onChange: (pace: Pace | null) => void;
}) => {
  const words = useWords(paceWords);
  return (
    <label className="tables-pace">
      <span>{words.label}</span>
      <select
        value={pace ?? ''}
        onChange={event => onChange(PACES.find(each => each === event.currentTarget.value) ?? null)}
      >
        <option value="">{words.all}</option>
        {PACES.filter(each => paces.has(each) || each === pace).map(each => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </label>
  );
};
