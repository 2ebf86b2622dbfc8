import type { GameId } from '../../../game/index.ts';
import { ANYONE, playersAt, sitterAt, type TableChoices } from '../../match/lobby/new-table.ts';
import { lobbyWords } from '../../match/lobby/words.ts';
import { BotOptions } from '../../match/options/bot-options.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';

/** How many seats a new table has, and who sits at those that its maker leaves. */
export const SeatChoices = ({
  game,
  choices,
  onChange,
}: {
  game: GameId;
  choices: TableChoices;
  onChange: (changed: Partial<TableChoices>) => void;
}) => {
  const words = useWords(lobbyWords);
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
              aria-label={words.plays(at + 1)}
              value={sitterAt(game, choices, at)}
              onChange={event =>
                onChange({ sitters: { ...choices.sitters, [at]: event.currentTarget.value } })
              }
            >
              <option value={ANYONE}>{words.someone}</option>
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
