import { useId } from 'react';
import type { AnyChoice } from '../../../game/shared/beforehand.ts';
import './choices.css';
import { textOf } from './form.ts';

/** One question with its answers in words; the first is to decide when the time comes. */
export const ChoiceSelect = ({
  label,
  none,
  offered,
  chosen,
  say,
  choose,
}: {
  label: string;
  /** What it is called to choose nothing. */
  none: string;
  offered: readonly AnyChoice[];
  chosen: AnyChoice | undefined;
  say: (choice: AnyChoice) => string;
  choose: (choice: AnyChoice | undefined) => void;
}) => {
  const id = useId();
  const value = chosen === undefined ? '' : textOf(chosen);
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => choose(offered.find(each => textOf(each) === currentTarget.value))}
      >
        <option value="">{none}</option>
        {offered.map(each => (
          <option key={textOf(each)} value={textOf(each)}>
            {say(each)}
          </option>
        ))}
      </select>
    </div>
  );
};
