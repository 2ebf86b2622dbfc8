import { useEffect, useState, useSyncExternalStore } from 'react';
import { timeInWords, timeOnClock } from '../../table/clock-words.ts';
import { defineWords, listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { serverNow } from '../../ui/server-now.ts';
import { deskNow, onDesk } from '../member/desk.ts';
import type { TournamentTable } from './tournaments.ts';
import type { Seen } from './use-seen.ts';

const ownWords = defineWords(
  {
    against: (names: string) => `Your table: against ${names}`,
    yourTurn: 'It is your turn.',
    theirTurn: (name: string) => `${name} is to act.`,
    left: (time: string) => `${time} left`,
    toTable: 'To your table',
  },
  {
    against: names => `Il tuo tavolo: contro ${names}`,
    yourTurn: 'Tocca a te.',
    theirTurn: name => `Tocca a ${name}.`,
    left: time => `Restano ${time}`,
    toTable: 'Al tuo tavolo',
  },
);

/** The tables at which whoever looks plays at the moment, one press away: those that wait for them first. */
export const OwnTables = ({
  game,
  tables,
  seen,
}: {
  game: string;
  tables: readonly TournamentTable[];
  seen: Seen;
}) => {
  const words = useWords(ownWords);
  const { language } = useLanguage();
  const desk = useSyncExternalStore(onDesk, deskNow) ?? [];
  const waits = ({ matchID }: TournamentTable) => desk.some(each => each.matchID === matchID && each.isMine);
  const inOrder = tables.toSorted((a, b) => Number(waits(b)) - Number(waits(a)));
  return (
    <ul className="club-list club-tables">
      {inOrder.map(table => {
        const others = table.seats.filter(each => each !== seen.own).map(seen.name);
        const against = words.against(listed(language, others));
        const there = desk.find(({ matchID }) => matchID === table.matchID);
        const awaited = there?.toAct?.[0];
        const turn = waits(table)
          ? words.yourTurn
          : awaited === undefined
            ? ''
            : words.theirTurn(seen.name(table.seats[awaited]!));
        return (
          <li key={table.matchID} data-waits={waits(table)}>
            <p>
              {against}
              {turn !== '' && (
                <small>
                  {' '}
                  {turn}
                  <TimeLeft until={there?.until ?? null} />
                </small>
              )}
            </p>
            <Link
              className={`button ${waits(table) ? 'button-primary' : ''}`}
              to={`/match/${game}/${table.matchID}`}
              aria-label={`${words.toTable}: ${against}`}
            >
              {words.toTable}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long whoever looks has still to act; whoever hears the page is told of it in steps. */
const TimeLeft = ({ until }: { until: number | null }) => {
  const words = useWords(ownWords);
  const { language } = useLanguage();
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => setTicks(ticks => ticks + 1), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const seconds = Math.max(0, Math.ceil((until - serverNow()) / SECOND));
  const step = seconds > 10 * MINUTE ? 10 * MINUTE : MINUTE;
  // By the hour it is told as it is shown.
  const told = seconds > 2 * HOUR ? Math.round(seconds / HOUR) * HOUR : Math.ceil(seconds / step) * step;
  return (
    <>
      {' '}
      <span className="club-left" aria-hidden="true">
        {words.left(timeOnClock(seconds, language))}
      </span>
      <span className="visually-hidden">{words.left(timeInWords(language, told))}</span>
    </>
  );
};
