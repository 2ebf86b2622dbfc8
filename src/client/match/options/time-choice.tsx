import { Suspense, useId, useState } from 'react';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { CHOICES, optionWords, type Value } from './option-words.ts';
import { timeIn } from './time-words.ts';

const timeWords = defineWords(
  { open: 'Open end', live: 'Live', days: 'By days', own: 'A bank of your own …' },
  { open: 'Senza scadenza', live: 'Dal vivo', days: 'A giorni', own: 'Una riserva a scelta …' },
);

const OwnBank = optionalPart(() => import('./own-bank.tsx').then(file => file.OwnBank));

/** What an own bank begins with; none of them is among those that are offered. */
const OWN = { live: '15m+15s', days: '5d+24h' } as const;
type Pace = keyof typeof OWN;

const paceOf = (value: Value): Pace | 'open' => {
  const clock = timeIn(value);
  if (clock === null) return 'open';
  return (clock.kind === 'move' ? clock.seconds : clock.bank) >= 86_400 ? 'days' : 'live';
};
const isOffered = (value: Value): boolean => (CHOICES.time as readonly Value[]).includes(value);

/** The time of a table: none, one of those that are often played, or a bank of one's own. */
export const TimeChoice = ({ value, onChange }: { value: Value; onChange: (value: Value) => void }) => {
  const { label, hint, choice } = useWords(optionWords).time;
  const words = useWords(timeWords);
  const id = useId();
  // What is typed may be one of those that are offered: the fields stay all the same.
  const [isOwn, setOwn] = useState(!isOffered(value));
  const pace = paceOf(value);
  const own = isOwn || !isOffered(value) ? pace : 'open';
  const choose = (wanted: string) => {
    const next = wanted in OWN ? OWN[wanted as Pace] : CHOICES.time.find(each => String(each) === wanted);
    setOwn(wanted in OWN);
    if (next !== undefined) onChange(next);
  };
  return (
    <>
      <label className="option-choice">
        <span id={`${id}-label`}>{label}</span>
        <select
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          value={own === 'open' ? String(value) : own}
          onChange={event => choose(event.currentTarget.value)}
        >
          {(['open', 'live', 'days'] as const).map(group => (
            <optgroup key={group} label={words[group]}>
              {CHOICES.time
                .filter(each => paceOf(each) === group)
                .map(each => (
                  <option key={each} value={String(each)}>
                    {choice(each)}
                  </option>
                ))}
              {group !== 'open' && <option value={group}>{words.own}</option>}
            </optgroup>
          ))}
        </select>
        <small id={`${id}-hint`}>{hint}</small>
      </label>
      {own !== 'open' && (
        <Suspense>
          <OwnBank key={own} pace={own} value={String(value)} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
};
