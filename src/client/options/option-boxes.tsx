import { useId } from 'react';
import type { GameId } from '../../game/index.ts';
import { useWords } from '../i18n/i18n.tsx';
import './options.css';
import { optionWords } from './option-words.ts';
import { type Chosen, offeredOptions } from './table-options.ts';

/** A box for each option that a game offers to its tables. */
export const OptionBoxes = ({
  game,
  chosen,
  onChange,
}: {
  game: GameId;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}) => {
  const words = useWords(optionWords);
  return offeredOptions(game).map(({ option, usual }) => (
    <OptionBox
      key={option}
      label={words[option].label}
      hint={words[option].hint}
      checked={chosen[option] ?? usual}
      onChange={checked => onChange({ ...chosen, [option]: checked })}
    />
  ));
};

/** One thing to say yes or no to, and what a yes means. */
export const OptionBox = ({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => {
  const id = useId();
  return (
    <label className="option-box">
      <input
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
    </label>
  );
};
