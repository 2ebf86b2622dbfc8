import { GAME_IDS, type GameId, isGameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import type { LeaderList, Pace } from '../../match/member/people/people.ts';
import { ratingWords } from '../../match/member/people/rating-words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useSearchParams } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { NotFound } from '../frame/empty-page.tsx';
import { Page } from '../frame/page.tsx';
import { Standing } from './standing.tsx';
import '../../match/lobby/lobby.css';
import './leaders.css';
import { leadersWords } from './words.ts';

/** `/leaders/:game`: who is how strong in a game, by the pace it is played at. */
export const LeadersPage = () => {
  const { game } = useParams();
  return isGameId(game) ? <LeadersOf key={game} game={game} /> : <NotFound />;
};

const PACES: readonly Pace[] = ['live', 'slow'];
const LISTS: readonly LeaderList[] = ['ranked', 'provisional'];

const LeadersOf = ({ game }: { game: GameId }) => {
  const words = useWords(leadersWords);
  const { pace: paceWords } = useWords(ratingWords);
  const [search, setSearch] = useSearchParams();
  const pace = PACES.find(each => each === search.get('pace')) ?? 'live';
  const list = LISTS.find(each => each === search.get('list')) ?? 'ranked';
  const choose = (now: { pace: Pace; list: LeaderList }) => setSearch(now, { replace: true });
  return (
    <Page title={words.title(useGameName(game))}>
      <p className="page-lead">{words.lead}</p>
      <div className="leaders-choices">
        <fieldset>
          <legend className="visually-hidden">{words.pace}</legend>
          {PACES.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === pace}
              onClick={() => choose({ pace: each, list })}
            >
              {paceWords[each]}
            </button>
          ))}
        </fieldset>
        <fieldset>
          <legend className="visually-hidden">{words.which}</legend>
          {LISTS.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === list}
              onClick={() => choose({ pace, list: each })}
            >
              {words.lists[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <Standing key={`${pace} ${list}`} game={game} pace={pace} list={list} />
      <nav className="leaders-others" aria-label={words.others}>
        <span aria-hidden="true">{words.others}:</span>
        {GAME_IDS.filter(each => each !== game).map(each => (
          <OtherGame key={each} game={each} pace={pace} />
        ))}
      </nav>
    </Page>
  );
};

const OtherGame = ({ game, pace }: { game: GameId; pace: Pace }) => (
  <Link to={`/leaders/${game}?pace=${pace}`}>{useGameName(game)}</Link>
);
