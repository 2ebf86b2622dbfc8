import { useCallback, useEffect } from 'react';
import { type GameId, isGameId } from '../../../game/index.ts';
import { dayAt, daysLater, isDay } from '../../../site/day.ts';
import { useGameName } from '../../games/index.ts';
import { Part } from '../../match/club/part.tsx';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { usePolled } from '../../match/club/use-polled.ts';
import { type DailyTable, fetchTable } from '../../match/daily/daily.ts';
import { keepDeals, keptDeals } from '../../match/daily/kept-deals.ts';
import { useSiteAddress } from '../../match/lobby/site-address.ts';
import { useWho } from '../../match/member/who.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { NotFound } from '../frame/not-found.tsx';
import { Page } from '../frame/page.tsx';
import '../../match/lobby/lobby.css';
import '../../match/club/club.css';
import './daily.css';
import { useDays } from './days.ts';
import { Places } from './places.tsx';
import { PlayButton, PlayHere } from './play-button.tsx';
import { SealPart } from './seal-part.tsx';
import { ShareResult } from './share-result.tsx';
import { resultInWords, shareText } from './share-text.ts';
import { dailyWords } from './words.ts';

/** `/today/:game` and `/today/:game/:date`: who came to what with a deal, and one's own try at it. */
export const DayTable = () => {
  const { game, date } = useParams();
  if (!isGameId(game) || (date !== undefined && !isDay(date))) return <NotFound />;
  const day = date ?? dayAt(Date.now());
  return <OfDay key={`${game} ${day}`} game={game} day={day} />;
};

const OfDay = ({ game, day }: { game: GameId; day: string }) => {
  const words = useWords(dailyWords);
  const name = useGameName(game);
  const { dayInWords } = useDays();
  const told = usePolled(useCallback(() => fetchTable(game, day), [game, day]));
  const { state } = told;
  const isKept = keptDeals().some(deal => deal.game === game && deal.day === day);
  return (
    <Page title={words.titleOf(name)}>
      <div className="club daily">
        <p className="daily-day">
          <strong>{dayInWords(day)}</strong>
        </p>
        {state === 'nobody' ? (
          <p role="status">{words.gone}</p>
        ) : typeof state === 'string' ? (
          <>
            <Unanswered told={told} />
            {/* Without a connection what this device has can be played all the same. */}
            {state === 'failed' && isKept && <PlayHere game={game} day={day} />}
          </>
        ) : (
          <Told game={game} told={state} />
        )}
        <p className="club-back">
          <Link to={`/today/${game}/${daysLater(day, -1)}`}>← {dayInWords(daysLater(day, -1))}</Link>
          <Link to="/today">{words.all}</Link>
        </p>
      </div>
    </Page>
  );
};

const Told = ({ game, told }: { game: GameId; told: DailyTable }) => {
  const words = useWords(dailyWords);
  const { day, told: seal } = told;
  useEffect(() => {
    if (seal !== undefined) keepDeals([{ game, day, ...seal }]);
  }, [game, day, seal]);
  return (
    <>
      <Own game={game} told={told} />
      <Part title={words.places}>
        <Places told={told} />
      </Part>
      <SealPart game={game} told={told} />
    </>
  );
};

const Own = ({ game, told: { day, ends, now, finished, own, told } }: { game: GameId; told: DailyTable }) => {
  const words = useWords(dailyWords);
  const name = useGameName(game);
  const isMember = useWho() !== null;
  const site = useSiteAddress();
  const { dayInWords, endInWords } = useDays();
  const isOver = now >= ends;
  const isDone = own !== null && !own.isUnderWay;
  const place = own?.place ?? null;
  return (
    <div className="daily-own">
      {own !== null && (
        <p className="daily-result">
          {resultInWords(words, own)}
          {place !== null && <small>{words.placeOf(place, finished)}</small>}
        </p>
      )}
      {own?.uncounted !== undefined && <p className="club-soft">{words.uncounted[own.uncounted]}</p>}
      {own === null && !isOver && !isMember && <p className="club-soft">{words.isGuest}</p>}
      {!isOver && !isDone && <p>{words.until(endInWords(ends, now))}</p>}
      {isOver && <p className="club-soft">{words.againLead}</p>}
      <div className="daily-deeds">
        {!isOver && <PlayButton game={game} day={day} own={own} />}
        {told !== undefined && <PlayHere game={game} day={day} />}
        {isDone && (
          <ShareResult
            text={shareText(words, name, dayInWords(day), own, finished, `${site}today/${game}/${day}`)}
          />
        )}
      </div>
    </div>
  );
};
