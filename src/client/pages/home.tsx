import { Link } from 'react-router';
import { GAME_IDS } from '../../game/index.ts';
import { Page } from '../frame/page.tsx';
import { SunToken } from '../games/priests-of-ra/art/tokens.tsx';
import { Tile } from '../games/priests-of-ra/tile.tsx';
import { defineWords, useWords } from '../i18n/i18n.tsx';
import { MakeTable } from '../lobby/make-table.tsx';
import { TableList } from '../lobby/table-list.tsx';
import './home.css';

const homeWords = defineWords(
  {
    title: 'Priests of Ra',
    lead: 'Three epochs of Egypt, one bag of tiles, and never enough suns. A game of auctions by Reiner Knizia, for two to five.',
    how: 'How it goes: draw a tile for the lot, or invoke Ra and auction it off. You bid with your suns; the highest sun takes the lot, and stays in the centre for the next winner.',
    quick: 'Play now',
    quickHint: 'against two bots, at once',
    local: 'Set up a match on this screen',
    rules: 'Read the rules',
    replay: 'Replay a match',
  },
  {
    title: 'I sacerdoti di Ra',
    lead: 'Tre epoche d’Egitto, un sacchetto di tessere e mai abbastanza soli. Un gioco d’aste di Reiner Knizia, da due a cinque giocatori.',
    how: 'Come si gioca: peschi una tessera per il lotto, o invochi Ra e lo metti all’asta. Si offre con i propri soli; il sole più alto prende il lotto e resta al centro per il prossimo vincitore.',
    quick: 'Gioca subito',
    quickHint: 'contro due bot',
    local: 'Prepara una partita su questo schermo',
    rules: 'Leggi le regole',
    replay: 'Rivedi una partita',
  },
);

const game = GAME_IDS[0]!;

/** The lot that lies on the home page. */
const FRIEZE = [
  'farmer',
  'fortress',
  'priest',
  'chamber-blue',
  'pyramid',
  'scribe',
  'market',
  'chamber-red',
] as const;

/** `/`: to play in one click, and the lobby. */
export const Home = () => {
  const words = useWords(homeWords);
  return (
    <Page title={words.title} wide>
      <section className="home-hero">
        <p className="home-lead">{words.lead}</p>
        <div className="home-frieze" aria-hidden="true">
          <span className="home-sun">
            <SunToken sun={13} />
          </span>
          {FRIEZE.map(side => (
            <Tile key={side} side={side} decorative />
          ))}
        </div>
        <p className="home-how">{words.how}</p>
        <p className="home-buttons">
          <Link className="button button-primary home-quick" to={`/local/${game}?quick`}>
            <strong>{words.quick}</strong> <small>{words.quickHint}</small>
          </Link>
          <Link className="button" to={`/local/${game}`}>
            {words.local}
          </Link>
          <Link className="button" to={`/rules/${game}`}>
            {words.rules}
          </Link>
          <Link className="button" to="/replay">
            {words.replay}
          </Link>
        </p>
      </section>
      <div className="home-lobby">
        <TableList game={game} />
        <MakeTable game={game} />
      </div>
    </Page>
  );
};
