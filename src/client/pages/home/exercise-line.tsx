import type { GameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { dayOf, gameOfDay } from '../../match/exercise/exercises.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';

const lineWords = defineWords(
  {
    today: (game: string) => `Exercise of the day, from ${game}: which move is better?`,
    look: 'Find it',
  },
  {
    today: game => `Esercizio del giorno, da ${game}: qual è la mossa migliore?`,
    look: 'Trovala',
  },
);

/** The way to the one exercise of the day, which is the same for everybody; its position comes with its page. */
export const ExerciseLine = () => {
  const game = gameOfDay(dayOf(new Date()));
  return game === null ? null : <Line game={game} />;
};

const Line = ({ game }: { game: GameId }) => {
  const words = useWords(lineWords);
  const today = words.today(useGameName(game));
  return (
    <>
      <span>{today}</span>{' '}
      <Link className="button" to={`/exercise/${game}`} aria-label={`${words.look}: ${today}`}>
        {words.look}
      </Link>
    </>
  );
};
