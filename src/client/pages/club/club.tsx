import {
  fetchLeagues,
  fetchTournaments,
  type LeagueSummary,
  type TournamentSummary,
} from '../../match/club/tournaments.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { usePolled } from '../../match/club/use-polled.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import '../../match/club/club.css';
import './club.css';
import { DealsOfTheDay } from './every-day.tsx';
import { Ratings } from './ratings.tsx';
import { LeagueRow, TournamentRow } from './rows.tsx';
import { clubPageWords } from './words.ts';

type Told = {
  readonly tournaments: readonly TournamentSummary[];
  readonly leagues: readonly LeagueSummary[];
};

const fetchAll = async (): Promise<Told> => {
  // Where one of the lists is not told, the other is.
  const [tournaments, leagues] = await Promise.all([fetchTournaments(), fetchLeagues().catch(() => [])]);
  // A season of a division is found by its league.
  return { tournaments: tournaments.filter(({ league }) => league === null), leagues };
};

/** `/club`: what goes on that is more than one match. */
export const Club = () => {
  const words = useWords(clubPageWords);
  const told = usePolled(fetchAll);
  const { state } = told;
  return (
    <Page title={words.title} wide>
      <div className="club">
        <p className="soft">{words.lead}</p>
        <p className="page-ways">
          <Link className="button button-primary" to="/club/new">
            {words.make}
          </Link>{' '}
          <Link className="button" to="/club/new?kind=league">
            {words.makeLeague}
          </Link>{' '}
          <Link className="button" to="/duplicate">
            {words.oneDeal}
          </Link>
        </p>
        <div className="club-columns club-lists">
          <div className="club-column">
            {typeof state === 'string' ? <Unanswered polled={told} /> : <Lists told={state} />}
          </div>
          <div className="club-column">
            <DealsOfTheDay />
            <Ratings />
          </div>
        </div>
      </div>
    </Page>
  );
};

const Lists = ({ told: { tournaments, leagues } }: { told: Told }) => {
  const words = useWords(clubPageWords);
  const goesOn = ({ stage }: TournamentSummary) => stage === 'open' || stage === 'running';
  const yours = tournaments.filter(each => each.isIn && goesOn(each));
  const ownLeagues = leagues.filter(({ isIn }) => isIn);
  const others = tournaments.filter(each => !yours.includes(each));
  const at = (wanted: TournamentSummary['stage']) => others.filter(({ stage }) => stage === wanted);
  const otherLeagues = leagues.filter(({ isIn }) => !isIn);
  return (
    <>
      {yours.length + ownLeagues.length > 0 && (
        <Part title={words.yours}>
          <ul className="club-list club-rows" data-own="true">
            {yours.map(each => (
              <TournamentRow key={each.id} tournament={each} />
            ))}
            {ownLeagues.map(each => (
              <LeagueRow key={each.id} league={each} />
            ))}
          </ul>
        </Part>
      )}
      <Part title={words.open}>
        {at('open').length === 0 && <p className="soft">{words.openNone}</p>}
        <Tournaments list={at('open')} />
      </Part>
      {otherLeagues.length > 0 && (
        <Part title={words.leagues}>
          <ul className="club-list club-rows">
            {otherLeagues.map(each => (
              <LeagueRow key={each.id} league={each} />
            ))}
          </ul>
        </Part>
      )}
      {at('running').length > 0 && (
        <Part title={words.running}>
          <Tournaments list={at('running')} />
        </Part>
      )}
      {at('over').length > 0 && (
        <Part title={words.over}>
          <Tournaments list={at('over')} />
        </Part>
      )}
    </>
  );
};

const Tournaments = ({ list }: { list: readonly TournamentSummary[] }) =>
  list.length > 0 && (
    <ul className="club-list club-rows">
      {list.map(each => (
        <TournamentRow key={each.id} tournament={each} />
      ))}
    </ul>
  );
