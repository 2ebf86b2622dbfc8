import { GAME_IDS, type GameId, isGameId, metaOf } from '../../../game/index.ts';
import { seatsOfDaily } from '../../../game/shared/daily.ts';
import { beginningOf } from '../../../site/day.ts';
import { useGameName } from '../../games/index.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { usePolled } from '../../match/club/use-polled.ts';
import { type DailyOverview, fetchOverview } from '../../match/daily/daily.ts';
import { useEndOfDay } from '../../match/daily/end-of-day.ts';
import { keptDeals } from '../../match/daily/kept-deals.ts';
import { useWho } from '../../match/member/who.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import '../../match/lobby/lobby.css';
import '../../match/club/club.css';
import './daily.css';
import { useDay } from './days.ts';
import { PlayButton } from './play-button.tsx';
import { resultInWords } from './share-text.ts';
import { dailyWords } from './words.ts';

/** `/today`: the deals of the day, one of each game, and those of the days before. */
export const Today = () => {
  const words = useWords(dailyWords);
  const told = usePolled(fetchOverview);
  const { state } = told;
  return (
    <Page title={words.title} plate="senet">
      <div className="club daily">
        <p>{words.lead}</p>
        {typeof state === 'string' ? <Unanswered polled={told} /> : <Games told={state} />}
        {state !== 'asking' && <Earlier isTold={typeof state !== 'string'} />}
      </div>
    </Page>
  );
};

const Games = ({ told }: { told: DailyOverview }) => {
  const words = useWords(dailyWords);
  const isMember = useWho() !== null;
  const dayInWords = useDay();
  const endOf = useEndOfDay();
  const { day, streak, games } = told;
  return (
    <>
      <p className="daily-day">
        <strong>{dayInWords(day)}</strong>
        <span>
          {words.until(endOf(told))} {streak !== null && words.streak(streak)}
        </span>
      </p>
      {!isMember && (
        <p className="soft">
          {words.isGuest} <Link to="/me">{words.keep}</Link>
        </p>
      )}
      <ul className="daily-games">
        {games.map(of => isGameId(of.game) && <Row key={of.game} game={of.game} day={day} of={of} />)}
      </ul>
    </>
  );
};

const Row = ({ game, day, of }: { game: GameId; day: string; of: DailyOverview['games'][number] }) => {
  const words = useWords(dailyWords);
  const name = useGameName(game);
  const { own, finished } = of;
  const bots = seatsOfDaily(metaOf(game)) - 1;
  const place = own?.place ?? null;
  return (
    <li data-own={own !== null}>
      <div>
        <strong>{name}</strong>
        <span>
          {own === null
            ? `${words.against(bots)}; ${words.notYet(finished)}`
            : [resultInWords(words, own), ...(place === null ? [] : [words.placeOf(place, finished)])].join(
                ', ',
              )}
        </span>
      </div>
      <Link className="button" to={`/today/${game}`} aria-label={words.ofGame(words.table, name)}>
        {words.table}
      </Link>
      <PlayButton game={game} day={day} own={own} />
    </li>
  );
};

/**
 * Those that this device has, so that they can be played without a connection too.
 * @param isTold the server has answered: that there are none is known from it alone
 */
const Earlier = ({ isTold }: { isTold: boolean }) => {
  const words = useWords(dailyWords);
  const dayInWords = useDay();
  const deals = keptDeals();
  // What a device has kept may be damaged.
  const days = [...new Set(deals.map(({ day }) => day).filter(day => Number.isFinite(beginningOf(day))))];
  if (days.length === 0 && !isTold) return null;
  return (
    <Part title={words.earlier} lead={days.length === 0 ? words.earlierNone : words.againLead}>
      <ul className="daily-earlier">
        {days.map(day => (
          <li key={day}>
            <strong>{dayInWords(day)}</strong>
            <span>
              {GAME_IDS.filter(game => deals.some(deal => deal.day === day && deal.game === game)).map(
                game => (
                  <EarlierLink key={game} game={game} day={day} />
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
};

const EarlierLink = ({ game, day }: { game: GameId; day: string }) => (
  <Link to={`/today/${game}/${day}`}>{useGameName(game)}</Link>
);
