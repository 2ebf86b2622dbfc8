import { useId } from 'react';
import { type GameId, metaOf } from '../../../game/index.ts';
import { ratedPaceOf } from '../../../game/shared/rated.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import './options.css';
import { CHOICES, type ChoiceOption, optionWords, type TableOption, type Value } from './option-words.ts';

import { type Chosen, dataOf, isAsked, offeredOptions, withRated } from './table-options.ts';
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
    if (option === 'rated')
      return <Rated key={option} {...{ game, chosen, isChosen: value === true }} onChange={choose} />;
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
  {
    forMembers: 'Once you have kept your name, you can make rated tables too.',
    noAids: 'no taking back, and no worth and chances shown, unless you choose so here',
    noTakingBack: 'no taking back, unless you choose so here',
    live: 'it counts as a live match',
    slow: 'it counts as a match by days: for a live one choose a clock of minutes or seconds',
  },
  {
    forMembers: 'Quando avrai tenuto il tuo nome potrai aprire anche tavoli classificati.',
    noAids: 'senza ritirare mosse e senza valori e probabilità, se non lo scegli qui',
    noTakingBack: 'senza ritirare mosse, se non lo scegli qui',
    live: 'conta come partita dal vivo',
    slow: 'conta come partita a giorni: per una dal vivo scegli un orologio a minuti o a secondi',
  },
);

/** What it means depends on what else the game offers, and on the time that is chosen. */
const Rated = ({
  game,
  chosen,
  isChosen,
  onChange,
}: {
  game: GameId;
  chosen: Chosen;
  isChosen: boolean;
  onChange: (value: boolean) => void;
}) => {
  const { label, hint } = useWords(optionWords).rated;
  const words = useWords(ratedWords);
  const aids = 'helps' in metaOf(game).defaults ? words.noAids : words.noTakingBack;
  const pace = words[ratedPaceOf(dataOf(chosen))];
  return (
    <OptionBox label={label} hint={`${hint}; ${aids}; ${pace}`} checked={isChosen} onChange={onChange} />
  );
};

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
