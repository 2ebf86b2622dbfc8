import type { GameId } from '../../../game/index.ts';
import type { TableChoices as Choices } from '../../match/lobby/new-table.ts';
import { SitterChoices } from '../../match/lobby/sitter-choices.tsx';
import { useMember } from '../../match/member/who.ts';
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
      <SitterChoices title={words.sitters} first={words.you} {...{ game, choices, onChange }} />
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
