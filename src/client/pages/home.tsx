import { Link } from 'react-router';
import { GAME_IDS } from '../../game/index.ts';
import { Page } from '../frame/page.tsx';
import { defineWords, useWords } from '../i18n/i18n.tsx';
import { GAME_NAMES } from './boards.tsx';

const homeWords = defineWords(
  { title: 'Games', quick: 'Play now against bots', local: 'A match on this screen', rules: 'Rules' },
  {
    title: 'Giochi',
    quick: 'Gioca subito contro i bot',
    local: 'Una partita su questo schermo',
    rules: 'Regole',
  },
);

export const Home = () => {
  const words = useWords(homeWords);
  return (
    <Page title={words.title}>
      {GAME_IDS.map(game => (
        <section key={game}>
          <h2>{GAME_NAMES[game]}</h2>
          <p className="local-buttons">
            <Link className="button button-primary" to={`/local/${game}?quick`}>
              {words.quick}
            </Link>
            <Link className="button" to={`/local/${game}`}>
              {words.local}
            </Link>
          </p>
        </section>
      ))}
    </Page>
  );
};
