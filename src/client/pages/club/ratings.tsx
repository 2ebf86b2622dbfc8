import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { clubPageWords } from './words.ts';

/** Who is how strong, by game. */
export const Ratings = () => {
  const words = useWords(clubPageWords);
  return (
    <Part title={words.ratings}>
      <p className="club-ways">
        {GAME_IDS.map(game => (
          <RatingsLink key={game} game={game} />
        ))}
      </p>
    </Part>
  );
};

const RatingsLink = ({ game }: { game: GameId }) => {
  const words = useWords(clubPageWords);
  const name = useGameName(game);
  return (
    <Link to={`/leaders/${game}`} aria-label={words.ratingsOf(name)}>
      {name}
    </Link>
  );
};
