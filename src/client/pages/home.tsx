import { Link } from 'react-router';
import { GAME_IDS } from '../../game/index.ts';
import { Page } from '../frame/page.tsx';
import { siteWords } from '../frame/site.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { defineWords, useWords } from '../i18n/i18n.tsx';
import { MakeTable } from '../lobby/make-table.tsx';
import { TableList } from '../lobby/table-list.tsx';
import { GameEntry } from './game-entry.tsx';
import './home.css';

const homeWords = defineWords(
  {
    lead: 'Four board games, with friends, with strangers or against bots. No account needed.',
    replay: 'Replay a match',
    replayLead: 'Every finished match has a record, to be replayed move by move.',
  },
  {
    lead: 'Quattro giochi da tavolo, con gli amici, con chi capita o contro i bot. Senza registrarsi.',
    replay: 'Rivedi una partita',
    replayLead: 'Ogni partita finita ha un verbale, da rivedere mossa per mossa.',
  },
);

const [FLAGSHIP, ...OTHERS] = GAME_IDS;

/** `/`: every game, to play in one click; and the lobby of them all. */
export const Home = () => {
  const words = useWords(homeWords);
  const site = useWords(siteWords);
  const isHydrated = useHydrated();
  return (
    <Page title={site.name} wide>
      <p className="home-lead">{words.lead}</p>
      <div className="home-games">
        {FLAGSHIP !== undefined && <GameEntry game={FLAGSHIP} flagship />}
        {OTHERS.length > 0 && (
          <div className="home-others">
            {OTHERS.map(game => (
              <GameEntry key={game} game={game} />
            ))}
          </div>
        )}
      </div>
      {/* Which tables are one's own, and one's name, only this device knows. */}
      {isHydrated && (
        <div className="home-lobby">
          <div>
            <TableList />
            <p className="home-replay">
              {words.replayLead} <Link to="/replay">{words.replay}</Link>
            </p>
          </div>
          <MakeTable />
        </div>
      )}
    </Page>
  );
};
