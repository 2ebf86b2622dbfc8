import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';

const lineWords = defineWords(
  { today: 'Deal of the day: the same for everybody.', look: 'Play it' },
  { today: 'Partita del giorno: la stessa per tutti.', look: 'Giocala' },
);

/** The way to the deals of the day. */
export const DailyLine = () => {
  const { today, look } = useWords(lineWords);
  return (
    <>
      <span>{today}</span>{' '}
      <Link className="button" to="/today" aria-label={`${look}: ${today}`}>
        {look}
      </Link>
    </>
  );
};
