import type { GameId } from '../../../game/index.ts';
import { ANYONE, type TableChoices as Choices, playersAt, sitterAt } from '../../match/lobby/new-table.ts';
import { sitterWords } from '../../match/lobby/sitter-words.ts';
import { useMember } from '../../match/member/who.ts';
import { BotOptions } from '../../match/options/bot-options.tsx';
import { OptionBox, OptionBoxes } from '../../match/options/option-boxes.tsx';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';

const choiceWords = defineWords(
  {
    sitters: 'Who sits where',
    you: 'You',
    unlisted: 'By invitation only',
    unlistedHint: 'the table is not shown on this page',
    oneDeal: 'Several tables with the same deal',
  },
  {
    sitters: 'Chi siede dove',
    you: 'Tu',
    unlisted: 'Solo su invito',
    unlistedHint: 'il tavolo non appare in questa pagina',
    oneDeal: 'Più tavoli con la stessa distribuzione',
  },
);

/** What may be chosen of a new table besides game and number of seats. */
export const TableChoices = ({
  game,
  choices,
  onChange,
}: {
  game: GameId;
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
}) => {
  const words = useWords(choiceWords);
  return (
    <>
      <SeatChoices game={game} choices={choices} onChange={onChange} />
      <div>
        <OptionBoxes
          game={game}
          chosen={choices.options}
          isMember={useMember() !== null}
          onChange={options => onChange({ options })}
        />
        <OptionBox
          label={words.unlisted}
          hint={words.unlistedHint}
          checked={choices.unlisted}
          onChange={unlisted => onChange({ unlisted })}
        />
        <p>
          <Link to="/duplicate">{words.oneDeal}</Link>
        </p>
      </div>
    </>
  );
};

/** How many seats a new table has, and who sits at those that its maker leaves. */
const SeatChoices = ({
  game,
  choices,
  onChange,
}: {
  game: GameId;
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
}) => {
  const words = useWords(choiceWords);
  const sitter = useWords(sitterWords);
  const players = playersAt(game, choices);
  return (
    <fieldset className="make-seats">
      <legend>{words.sitters}</legend>
      <ol>
        <li>
          <span className="make-number" aria-hidden="true">
            1
          </span>
          <span className="make-you">{words.you}</span>
        </li>
        {range(1, players - 1).map(at => (
          <li key={at}>
            <span className="make-number" aria-hidden="true">
              {at + 1}
            </span>
            <select
              aria-label={sitter.plays(at + 1)}
              value={sitterAt(game, choices, at)}
              onChange={event =>
                onChange({ sitters: { ...choices.sitters, [at]: event.currentTarget.value } })
              }
            >
              <option value={ANYONE}>{sitter.someone}</option>
              <BotOptions game={game} />
            </select>
          </li>
        ))}
      </ol>
    </fieldset>
  );
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
