import { useSyncExternalStore } from 'react';
import { defineWords, listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { deskNow, onDesk } from '../member/desk.ts';
import type { TournamentTable } from './tournaments.ts';
import type { Seen } from './use-seen.ts';

const ownWords = defineWords(
  {
    against: (names: string) => `Your table: against ${names}`,
    yourTurn: 'It is your turn.',
    toTable: 'To your table',
  },
  {
    against: names => `Il tuo tavolo: contro ${names}`,
    yourTurn: 'Tocca a te.',
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
        return (
          <li key={table.matchID} data-waits={waits(table)}>
            <p>
              {against}
              {waits(table) && <small> {words.yourTurn}</small>}
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
