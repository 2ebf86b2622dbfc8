import { Link } from 'react-router';
import type { GameId } from '../../game/index.ts';
import { useLanguage, useWords } from '../i18n/i18n.tsx';
import type { LobbyMatch } from './api.ts';
import { allClaims } from './credentials.ts';
import './lobby.css';
import { useLobbyList } from './use-lobby-list.ts';
import { lobbyWords } from './words.ts';

/** The tables of a game: one's own, those that wait for players, and those that can be watched. */
export const TableList = ({ game }: { game: GameId }) => {
  const words = useWords(lobbyWords);
  const { matches, stale } = useLobbyList(game);
  const claims = allClaims().filter(claim => claim.game === game);
  const mine = claims.map(({ matchID }) => ({
    matchID,
    match: matches?.find(match => match.matchID === matchID),
  }));
  const others = (matches ?? []).filter(({ matchID }) => !claims.some(claim => claim.matchID === matchID));
  const open = others.filter(match => !isOver(match) && freeSeats(match) > 0);
  const running = others.filter(match => !isOver(match) && freeSeats(match) === 0);

  return (
    <div className="tables">
      {mine.length > 0 && (
        <section aria-labelledby="tables-yours">
          <h2 id="tables-yours">{words.yours}</h2>
          <ul>
            {mine.map(({ matchID, match }) => (
              <li key={matchID}>
                <Names match={match} fallback={matchID} />
                <Facts match={match} />
                <Link className="button" to={`/match/${game}/${matchID}`}>
                  {words.goBack}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="tables-open">
        <h2 id="tables-open">{words.open}</h2>
        <p className="lobby-lead" role="status">
          {stale ? words.stale : matches === null ? words.loading : open.length === 0 ? words.openNone : ''}
        </p>
        <ul>
          {open.map(match => (
            <li key={match.matchID}>
              <Names match={match} fallback={match.matchID} />
              <Facts match={match} />
              <Link className="button" to={`/match/${game}/${match.matchID}`}>
                {words.sitDown}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {running.length > 0 && (
        <section aria-labelledby="tables-running">
          <h2 id="tables-running">{words.running}</h2>
          <ul>
            {running.map(match => (
              <li key={match.matchID}>
                <Names match={match} fallback={match.matchID} />
                <Facts match={match} />
                <Link className="button" to={`/match/${game}/${match.matchID}`}>
                  {words.watch}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const isOver = ({ gameover }: LobbyMatch): boolean => gameover !== undefined && gameover !== null;
const freeSeats = ({ players }: LobbyMatch): number =>
  players.filter(({ name }) => name === undefined).length;

/** Who sits there, people first, as "Ada, Ned and steady". */
const Names = ({ match, fallback }: { match: LobbyMatch | undefined; fallback: string }) => {
  const { language } = useLanguage();
  const names = (match?.players ?? [])
    .filter(({ name }) => name !== undefined)
    .sort((a, b) => Number(a.data?.bot !== undefined) - Number(b.data?.bot !== undefined))
    .map(({ name }) => name!);
  const text = names.length === 0 ? fallback : new Intl.ListFormat(language).format(names);
  return <span className="tables-names">{text}</span>;
};

const Facts = ({ match }: { match: LobbyMatch | undefined }) => {
  const words = useWords(lobbyWords);
  if (match === undefined) return <span className="tables-facts" />;
  const free = freeSeats(match);
  const facts = [isOver(match) ? words.over : free > 0 ? words.free(free) : words.underWay];
  if (match.setupData?.openTotals === true) facts.push(words.openTotals.toLowerCase());
  return <span className="tables-facts">{facts.join(' · ')}</span>;
};
