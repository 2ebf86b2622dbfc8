import { clubWords } from '../../match/club/club-words.ts';
import { BotNote } from '../../match/club/somebody.tsx';
import type { Entrant, TournamentTable } from '../../match/club/tournaments.ts';
import type { Seen } from '../../match/club/use-seen.ts';
import { Cartouche } from '../../ui/cartouche/art/cartouche.tsx';
import { listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { tournamentWords } from './words.ts';

/** One table of a round: who sits there, how it stands, and the way to it. */
export const TableRow = ({
  number,
  game,
  table,
  seen,
}: {
  number: number;
  game: string;
  table: TournamentTable;
  seen: Seen;
}) => {
  const words = useWords(tournamentWords);
  const club = useWords(clubWords);
  const { language } = useLanguage();
  const { matchID, seats, result, decided } = table;
  const isOwn = seen.own !== null && seats.includes(seen.own);
  const names = listed(language, seats.map(seen.name));
  const sat = seats.map((id, seat) => ({ id, got: result?.[seat] }));
  const inOrder = sat.toSorted((a, b) => (a.got?.rank ?? 0) - (b.got?.rank ?? 0));
  const isPlayed = matchID !== null && result === null;
  // Bots have played it to its end, to a score that is nobody’s.
  const isNobodys = decided === undefined && result?.every(({ points }) => points === 0) === true;
  return (
    <li className="tour-table" data-own={isOwn}>
      <span className="tour-number" aria-hidden="true">
        {number}
      </span>
      <ul className="club-list tour-seats" aria-label={words.table(number)}>
        {inOrder.map(({ id, got }) => {
          const isFirst = got !== undefined && got.rank === 1 && decided !== 'free';
          return (
            <li key={id} data-first={isFirst}>
              <Sign who={seen.of(id)} />
              <bdi>{seen.name(id)}</bdi>
              <BotNote who={seen.of(id)} />
              {id === seen.own && <small>({club.you})</small>}
              {got?.isAway === true && <small className="soft">{words.decided.absent}</small>}
              {isFirst && <small className="tour-mark">{words.first}</small>}
              {got?.score != null && <span className="tour-score">{got.score}</span>}
            </li>
          );
        })}
      </ul>
      <span className="tour-way">
        {decided !== undefined && <small>{words.decided[decided]}</small>}
        {isNobodys && <small>{words.nobodys}</small>}
        {matchID !== null && decided !== 'absent' && (
          <Link
            className={isOwn && isPlayed ? 'button button-primary' : 'button'}
            to={`/match/${game}/${matchID}`}
            aria-label={`${isPlayed ? (isOwn ? words.toTable : words.watch) : words.see}: ${names}`}
          >
            {isPlayed ? (isOwn ? words.toTable : words.watch) : words.see}
          </Link>
        )}
      </span>
    </li>
  );
};

const Sign = ({ who }: { who: Entrant | undefined }) =>
  who === undefined || who.name === null || who.bot === true ? null : <Cartouche name={who.name} size={22} />;
