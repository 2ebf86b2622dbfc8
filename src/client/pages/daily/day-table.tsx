import { useCallback, useEffect } from 'react';
import { commitmentTo } from '../../../game/commitment.ts';
import { type GameId, isGameId } from '../../../game/index.ts';
import { dailyDeal } from '../../../game/shared/daily.ts';
import { type Day, daysLater, isDay } from '../../../site/day.ts';
import { useGameName } from '../../games/index.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { usePolled } from '../../match/club/use-polled.ts';
import { type DailyTable, fetchTable, fetchToday } from '../../match/daily/daily.ts';
import { useEndOfDay } from '../../match/daily/end-of-day.ts';
import { keepDeals, keptDeals } from '../../match/daily/kept-deals.ts';
import { useSiteAddress } from '../../match/lobby/site-address.ts';
import { useWho } from '../../match/member/who.ts';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { NotFound } from '../frame/empty-page.tsx';
import { Page } from '../frame/page.tsx';
import '../../match/lobby/lobby.css';
import '../../match/club/club.css';
import './daily.css';
import { useDay } from './days.ts';
import { Places } from './places.tsx';
import { PlayButton, PlayHere } from './play-button.tsx';
import { resultInWords, shareText } from './share-text.ts';
import { dailyWords } from './words.ts';

/** `/today/:game` and `/today/:game/:date`: who came to what with a deal, and one's own try at it. */
export const DayTable = () => {
  const { game, date } = useParams();
  if (!isGameId(game) || (date !== undefined && !isDay(date))) return <NotFound />;
  return <OfDay key={`${game} ${date}`} game={game} date={date} />;
};

/** @param date without one it is today, as the server has it */
const OfDay = ({ game, date }: { game: GameId; date: Day | undefined }) => {
  const words = useWords(dailyWords);
  const name = useGameName(game);
  const dayInWords = useDay();
  const told = usePolled(
    useCallback(() => (date === undefined ? fetchToday(game) : fetchTable(game, date)), [game, date]),
  );
  const { state } = told;
  const day = date ?? (typeof state === 'string' ? undefined : state.day);
  const isKept = keptDeals().some(deal => deal.game === game && deal.day === day);
  return (
    <Page title={words.titleOf(name)}>
      <div className="club daily">
        {day !== undefined && (
          <p className="daily-day">
            <strong>{dayInWords(day)}</strong>
          </p>
        )}
        {state === 'nobody' ? (
          <p role="status">{words.gone}</p>
        ) : typeof state === 'string' ? (
          <>
            <Unanswered polled={told} />
            {/* Without a connection what this device has can be played all the same. */}
            {state === 'failed' && day !== undefined && isKept && <PlayHere game={game} day={day} />}
          </>
        ) : (
          <DayContent game={game} told={state} />
        )}
        <p className="club-back">
          {day !== undefined && (
            <Link to={`/today/${game}/${daysLater(day, -1)}`}>← {dayInWords(daysLater(day, -1))}</Link>
          )}
          <Link to="/today">{words.all}</Link>
        </p>
      </div>
    </Page>
  );
};

const DayContent = ({ game, told }: { game: GameId; told: DailyTable }) => {
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

const Own = ({ game, told: all }: { game: GameId; told: DailyTable }) => {
  const words = useWords(dailyWords);
  const name = useGameName(game);
  const isMember = useWho() !== null;
  const site = useSiteAddress();
  const dayInWords = useDay();
  const endOf = useEndOfDay();
  const { day, ends, now, finished, own, told } = all;
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
      {own?.uncounted !== undefined && <p className="soft">{words.uncounted[own.uncounted]}</p>}
      {own === null && !isOver && !isMember && <p className="soft">{words.isGuest}</p>}
      {!isOver && !isDone && <p>{words.until(endOf(all))}</p>}
      {isOver && <p className="soft">{words.againLead}</p>}
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

/** Hands a short text on as the device does that, or copies it. */
const ShareResult = ({ text }: { text: string }) => {
  const words = useWords(dailyWords);
  const { copied, failed, copy } = useCopy(text);
  const mayShare = 'share' in navigator;
  const share = async () => {
    if (mayShare) {
      try {
        return await navigator.share({ text });
      } catch (error) {
        // Whoever thinks better of it does not want it copied either.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copy();
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {copied ? words.copied : mayShare ? words.share : words.copy}
      </button>
      <span className="visually-hidden" role="status">
        {copied && words.copied}
      </span>
      {failed && (
        <label className="daily-text">
          <span role="alert">{words.shareFailed}</span>
          <textarea readOnly rows={3} value={text} />
        </label>
      )}
    </>
  );
};

/** What was promised of a deal before it was played, and, once its day is over, whether that was kept: this page works it out. */
const SealPart = ({ game, told }: { game: GameId; told: DailyTable }) => {
  const words = useWords(dailyWords);
  const { commitment, next, day, told: seal } = told;
  const isKept = seal !== undefined && commitmentTo(game, dailyDeal(day), seal) === commitment;
  return (
    <details className="daily-seal">
      <summary>{words.seal}</summary>
      <p className="soft">{words.sealLead}</p>
      <dl>
        <Line name={words.sealHash} value={commitment} />
        {next !== undefined && <Line name={words.sealNext} value={next} />}
        {seal !== undefined && (
          <>
            <Line name={words.seed} value={seal.seed} />
            <Line name={words.salt} value={seal.salt} />
          </>
        )}
      </dl>
      {seal !== undefined && <p role={isKept ? 'status' : 'alert'}>{isKept ? words.kept : words.broken}</p>}
      <p>
        <Link to="/proof">{words.proof}</Link>
      </p>
    </details>
  );
};

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
);
