import type { GameId } from '../../../game/index.ts';
import type { TableChoices as Choices } from '../../match/lobby/new-table.ts';
import { lobbyWords } from '../../match/lobby/words.ts';
import { OptionBox, OptionBoxes } from '../../match/options/option-boxes.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { SeatChoices } from './seat-choices.tsx';

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
  const words = useWords(lobbyWords);
  return (
    <>
      <SeatChoices game={game} choices={choices} onChange={onChange} />
      <div>
        <OptionBoxes game={game} chosen={choices.options} onChange={options => onChange({ options })} />
        <OptionBox
          label={words.unlisted}
          hint={words.unlistedHint}
          checked={choices.unlisted}
          onChange={unlisted => onChange({ unlisted })}
        />
      </div>
    </>
  );
};
