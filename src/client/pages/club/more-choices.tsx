import type { TournamentChoices } from '../../match/club/new-tournament.ts';
import { OptionBox } from '../../match/options/option-boxes.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { newWords } from './new-words.ts';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What may be chosen besides, where it is anything but usual. */
export const MoreChoices = ({
  choices: { form, rounds, outOfTime, rated, bots },
  onChange,
}: {
  choices: TournamentChoices;
  onChange: (changed: Partial<TournamentChoices>) => void;
}) => {
  const words = useWords(newWords);
  return (
    <div className="new-choices">
      {form === 'swiss' && (
        <label className="make-field">
          <span>{words.rounds}</span>
          <select
            value={rounds ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ rounds: value === '' ? null : Number(value) })
            }
          >
            <option value="">{words.asNeeded}</option>
            {ROUNDS.map(n => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
      )}
      <label className="make-field">
        <span>{words.outOfTime}</span>
        <select
          value={outOfTime}
          onChange={({ currentTarget: { value } }) =>
            onChange({ outOfTime: value === 'lose' ? 'lose' : 'bot' })
          }
        >
          <option value="bot">{words.bot}</option>
          <option value="lose">{words.lose}</option>
        </select>
      </label>
      <OptionBox
        label={words.rated}
        hint={words.ratedHint}
        checked={rated}
        onChange={now => onChange({ rated: now, ...(now && { bots: false }) })}
      />
      {form !== 'league' && (
        <OptionBox
          label={words.bots}
          hint={words.botsHint}
          checked={bots}
          // What is rated is for members alone.
          onChange={now => onChange({ bots: now, ...(now && { rated: false }) })}
        />
      )}
    </div>
  );
};
