import { type GameId, metaOf } from '../../../game/index.ts';
import { levelOf } from '../../../game/shared/bots/levels.ts';
import { botWords } from '../../table/bot-words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';

/** The levels of a game's bots, in a list to choose from, in words that say what each is like. */
export const BotOptions = ({
  game,
  also,
  isShort = false,
}: {
  game: GameId;
  /** A bot that sits there already, if any. */
  also?: string | undefined;
  /** There is room for a name only. */
  isShort?: boolean;
}) => {
  const words = useWords(botWords);
  return (
    <>
      {metaOf(game).bots.map(level => (
        <option key={level} value={level} title={words.level[level]}>
          {isShort ? words.tag(level) : words.level[level]}
        </option>
      ))}
      {also !== undefined && levelOf(also) === null && <option value={also}>{words.random}</option>}
    </>
  );
};
