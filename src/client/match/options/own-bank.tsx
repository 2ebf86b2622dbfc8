import { useState } from 'react';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';

const bankWords = defineWords(
  {
    live: {
      title: 'A bank of your own',
      bank: 'Minutes for the whole match',
      more: 'Seconds that each move adds',
    },
    days: {
      title: 'A bank of your own',
      bank: 'Days for the whole match',
      more: 'Hours that each move adds',
    },
  },
  {
    live: {
      title: 'Una riserva a scelta',
      bank: 'Minuti per tutta la partita',
      more: 'Secondi in più a ogni mossa',
    },
    days: {
      title: 'Una riserva a scelta',
      bank: 'Giorni per tutta la partita',
      more: 'Ore in più a ogni mossa',
    },
  },
);

/** By pace, how much a table may choose (`game/shared/table-clock.ts`), and the letters by which it is written. */
const BOUNDS = {
  live: { bank: [1, 180], more: [0, 300], letters: ['m', 's'] },
  days: { bank: [1, 30], more: [1, 48], letters: ['d', 'h'] },
} as const;
type Part = 'bank' | 'more';
type Typed = Readonly<Record<Part, string>>;

/** Two numbers: what there is for the whole match, and what each move adds. What is out of bounds is not chosen. */
export const OwnBank = ({
  pace,
  value,
  onChange,
}: {
  pace: keyof typeof BOUNDS;
  value: string;
  onChange: (clock: string) => void;
}) => {
  const words = useWords(bankWords)[pace];
  const bounds = BOUNDS[pace];
  const [typed, setTyped] = useState<Typed>(() => {
    const [, bank = '', more = ''] = /^(\d+)\D\+?(\d*)/.exec(value) ?? [];
    return { bank, more };
  });
  const fits = (part: Part, text: string) => {
    const [least, most] = bounds[part];
    return /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
  };
  const type = (part: Part, text: string) => {
    const now = { ...typed, [part]: text };
    setTyped(now);
    const [first, second] = bounds.letters;
    if (fits('bank', now.bank) && fits('more', now.more))
      onChange(`${Number(now.bank)}${first}+${Number(now.more)}${second}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two more fields of a list of them, and no frame of their own
    <div className="option-bank" role="group" aria-label={words.title}>
      {(['bank', 'more'] as const).map(part => (
        <label key={part} className="option-choice">
          <span>{words[part]}</span>
          <input
            type="number"
            inputMode="numeric"
            required
            min={bounds[part][0]}
            max={bounds[part][1]}
            value={typed[part]}
            aria-invalid={!fits(part, typed[part])}
            onChange={event => type(part, event.currentTarget.value)}
          />
        </label>
      ))}
    </div>
  );
};
