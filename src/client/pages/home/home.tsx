import { Suspense, useState, useSyncExternalStore } from 'react';
import { GAME_IDS } from '../../../game/index.ts';
import { numberInWords } from '../../../site/number-in-words.ts';
import { useClaims } from '../../match/lobby/credentials.ts';
import { lobbyWords } from '../../match/lobby/words.ts';
import { useMember } from '../../match/member/who.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import { siteWords } from '../frame/site.ts';
import { DailyLine } from './daily-line.tsx';
import { ExerciseLine } from './exercise-line.tsx';
import { GamePoster, GameWays } from './game-entry.tsx';
import { GoOn } from './go-on.tsx';
import { LobbyFeed } from './lobby-feed.ts';
import { MakeTable } from './make-table.tsx';
import { merged, othersAmong } from './stage-list.ts';
import { TableList } from './table-list.tsx';
import './home.css';

const homeWords = defineWords(
  {
    lead: `${numberInWords('en', GAME_IDS.length)} board games, with friends, with strangers or against bots. No account needed.`,
    ways: 'Learn the games',
    replay: 'Replay a finished match',
    played: 'Your matches',
    club: 'The club',
    clubLead: 'The club: tournaments, leagues, ratings.',
    enter: 'Go in',
  },
  {
    lead: `${numberInWords('it', GAME_IDS.length)} giochi da tavolo, con gli amici, con chi capita o contro i bot. Senza registrarsi.`,
    ways: 'Impara i giochi',
    replay: 'Rivedi una partita finita',
    played: 'Le tue partite',
    club: 'Il circolo',
    clubLead: 'Il circolo: tornei, campionati, valutazioni.',
    enter: 'Entra',
  },
);

/** `/`: what can go on, every game, to play in one click, and the lobby of them all. */
export const Home = () => {
  const words = useWords(homeWords);
  const site = useWords(siteWords);
  const isHydrated = useHydrated();
  const [feed] = useState(() => new LobbyFeed());
  return (
    <Page title={site.name} of="home" wide actions={<BarLinks />}>
      <p className="home-lead">{words.lead}</p>
      {/* What can go on, and which tables are one's own, only this device knows. */}
      <div className="home-go-on">{isHydrated && <OwnMatches feed={feed} />}</div>
      <div className="home-games">
        {GAME_IDS.map(game => (
          <GamePoster key={game} game={game} />
        ))}
      </div>
      <div className="home-lobby">
        <MakeTable aside={isHydrated && <TablesLink feed={feed} />} />
        <div className="home-today">
          <p className="home-exercise">
            <DailyLine />
          </p>
          {/* What day it is only the reader's clock knows. */}
          <p className="home-exercise">{isHydrated && <ExerciseLine />}</p>
          <p className="home-exercise">
            <span>{words.clubLead}</span>{' '}
            <Link className="button" to="/club" aria-label={`${words.enter}: ${words.club}`}>
              {words.enter}
            </Link>
          </p>
        </div>
        {isHydrated && <TableList feed={feed} />}
      </div>
      <section className="home-ways" aria-labelledby="home-ways">
        <h2 id="home-ways">{words.ways}</h2>
        {GAME_IDS.map(game => (
          <GameWays key={game} game={game} />
        ))}
      </section>
      <p className="home-replay">
        <Link to="/replay">{words.replay}</Link> <PlayedLink />
      </p>
    </Page>
  );
};

const PlayedLink = () => (
  <Link className="home-played" to="/played">
    {useWords(homeWords).played}
  </Link>
);

const BarLinks = () => (
  <>
    <Link className="home-played" to="/club">
      {useWords(homeWords).club}
    </Link>
    <PlayedLink />
  </>
);

/** How many tables there are to go to, further down where they are listed. */
const TablesLink = ({ feed }: { feed: LobbyFeed }) => {
  const words = useWords(lobbyWords);
  const { readings, known } = useSyncExternalStore(feed.subscribe, () => feed.state);
  const claims = useClaims();
  if (GAME_IDS.some(game => known[game] === undefined)) return null;
  const count = (stage: 'open' | 'running') =>
    othersAmong(merged(stage, readings[stage]).tables, claims).length;
  return (
    <a className="home-tables" href="#tables-open" data-watchable={count('running') > 0}>
      {words.waiting(count('open'), count('running'))}
    </a>
  );
};

const Desk = optionalPart(() => import('./desk/desk.tsx').then(file => file.Desk));

/** A member's the server knows, on whatever device; a guest's this device alone. */
const OwnMatches = ({ feed }: { feed: LobbyFeed }) => {
  if (useMember() === null) return <GuestsMatches feed={feed} />;
  return (
    <Suspense>
      <Desk />
    </Suspense>
  );
};

const GuestsMatches = ({ feed }: { feed: LobbyFeed }) => (
  <GoOn news={useSyncExternalStore(feed.subscribe, () => feed.state).known} />
);
