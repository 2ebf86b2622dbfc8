import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { lobbyWords } from './words.ts';

/** Which game is to be played. */
export const GameField = ({ game, onChange }: { game: GameId; onChange: (game: GameId) => void }) => (
  <label className="make-field">
    <span>{useWords(lobbyWords).game}</span>
    <select value={game} onChange={event => onChange(event.currentTarget.value as GameId)}>
      {GAME_IDS.map(each => (
        <GameOption key={each} game={each} />
      ))}
    </select>
  </label>
);

const GameOption = ({ game }: { game: GameId }) => <option value={game}>{useGameName(game)}</option>;

/** How many of something, from the fewest to the most. */
export const NumberField = ({
  label,
  min,
  max,
  value,
  onChange,
}: {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}) => (
  <label className="make-field">
    <span>{label}</span>
    <select value={value} onChange={event => onChange(Number(event.currentTarget.value))}>
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(n => (
        <option key={n}>{n}</option>
      ))}
    </select>
  </label>
);
