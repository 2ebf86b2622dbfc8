import type { GameId } from '../../../game/index.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { BotOptions } from '../options/bot-options.tsx';
import { ANYONE, playersAt, sitterAt, type TableChoices } from './new-table.ts';
import { sitterWords } from './sitter-words.ts';

/** Who sits at the seats of a new table. @param first who has the first, which is always somebody's */
export const SitterChoices = ({
  title,
  first,
  game,
  choices,
  onChange,
}: {
  title: string;
  first: string;
  game: GameId;
  choices: TableChoices;
  onChange: (changed: Partial<TableChoices>) => void;
}) => {
  const words = useWords(sitterWords);
  return (
    <fieldset className="make-seats">
      <legend>{title}</legend>
      <ol>
        {Array.from({ length: playersAt(game, choices) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is the seat
          <li key={at}>
            <span className="make-number" aria-hidden="true">
              {at + 1}
            </span>
            {at === 0 ? (
              <span className="make-you">{first}</span>
            ) : (
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
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
};
