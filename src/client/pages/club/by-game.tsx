import { Link } from 'react-router';
import { GAME_IDS, type GameId, hasCoach } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { Part } from '../../match/club/part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { clubPageWords } from './words.ts';

/** What there is of each game for all who play it. */
export const ByGame = () => {
  const words = useWords(clubPageWords);
  return (
    <Part title={words.games}>
      <ul className="club-games">
        {GAME_IDS.map(game => (
          <OfGame key={game} game={game} />
        ))}
      </ul>
    </Part>
  );
};

const OfGame = ({ game }: { game: GameId }) => {
  const words = useWords(clubPageWords);
  const name = useGameName(game);
  return (
    <li>
      <strong>{name}</strong>
      <span className="club-ways">
        <Link to={`/today/${game}`} aria-label={words.todayOf(name)}>
          {words.today}
        </Link>
        <Link to={`/leaders/${game}`} aria-label={words.ratingsOf(name)}>
          {words.ratings}
        </Link>
        {hasCoach(game) && (
          <Link to={`/exercise/${game}`} aria-label={words.exerciseOf(name)}>
            {words.exercise}
          </Link>
        )}
      </span>
    </li>
  );
};
