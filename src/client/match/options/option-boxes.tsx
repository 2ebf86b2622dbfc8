import { useId } from 'react';
import { type GameId, metaOf } from '../../../game/index.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import './options.css';
import { CHOICES, type ChoiceOption, optionWords, type TableOption, type Value } from './option-words.ts';
import { type Chosen, isAsked, offeredOptions, withRated } from './table-options.ts';
import { TimeChoice } from './time-choice.tsx';

/** A field for each option that a game offers to its tables: a box to tick, or a list to choose from. */
export const OptionBoxes = ({
  game,
  chosen,
  onThisScreen = false,
  isMember = false,
  without = [],
  onChange,
}: {
  game: GameId;
  chosen: Chosen;
  /** Leaves out what only a server can keep. */
  onThisScreen?: boolean;
  /** Whoever chooses is a member, and may have the match rated. */
  isMember?: boolean;
  /** What tables of this kind cannot choose. */
  without?: readonly TableOption[];
  onChange: (chosen: Chosen) => void;
}) =>
  offeredOptions(game, onThisScreen, chosen).map(({ option, usual }) => {
    if (!isAsked(option, chosen) || without.includes(option)) return null;
    const value = chosen[option] ?? usual;
    const choose = (next: Value) =>
      onChange(option === 'rated' ? withRated(game, chosen, next === true) : { ...chosen, [option]: next });
    if (option === 'rated' && !isMember && value !== true) return <OnlyForMembers key={option} />;
    if (option === 'time') return <TimeChoice key={option} value={value} onChange={choose} />;
    return option in CHOICES ? (
      <OptionChoice
        key={option}
        game={game}
        option={option as ChoiceOption}
        value={value}
        onChange={choose}
      />
    ) : (
      <Switch key={option} option={option} value={value} onChange={choose} />
    );
  });

const OnlyForMembers = () => <p className="option-note">{useWords(ratedWords).forMembers}</p>;

const ratedWords = defineWords(
  { forMembers: 'Once you have kept your name, you can make rated tables too.' },
  { forMembers: 'Quando avrai tenuto il tuo nome potrai aprire anche tavoli classificati.' },
);

type Field<Option extends TableOption> = {
  option: Option;
  value: Value;
  onChange: (value: Value) => void;
};

const Switch = ({ option, value, onChange }: Field<TableOption>) => {
  const { label, hint } = useWords(optionWords)[option];
  return <OptionBox label={label} hint={hint} checked={value === true} onChange={onChange} />;
};

const OptionChoice = ({ game, option, value, onChange }: Field<ChoiceOption> & { game: GameId }) => {
  const { label, hint, choice } = useWords(optionWords)[option];
  const id = useId();
  const offered = choicesOf(game, option);
  return (
    <label className="option-choice">
      <span id={`${id}-label`}>{label}</span>
      <select
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        value={offered.indexOf(value)}
        onChange={event => onChange(offered[Number(event.currentTarget.value)]!)}
      >
        {offered.map((each, i) => (
          <option key={each.toString()} value={i}>
            {choice(each)}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`}>{hint}</small>
    </label>
  );
};

/** What a game's tables may choose of an option that is no yes or no: its bots have the levels that they have. */
const choicesOf = (game: GameId, option: ChoiceOption): readonly Value[] =>
  option === 'botLevel' ? metaOf(game).bots : CHOICES[option];

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
