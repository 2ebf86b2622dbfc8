import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { GameId } from '../../game/index.ts';
import { useLanguage, useWords } from '../i18n/i18n.tsx';
import type { LobbyMatch } from './api.ts';
import './lobby.css';
import { useLobbyList } from './use-lobby-list.ts';
import { useMyTables } from './use-my-tables.ts';
import { lobbyWords } from './words.ts';

/** The tables of a game: one's own, those that wait for players, and those that can be watched. */
export const TableList = ({ game }: { game: GameId }) => {
  const words = useWords(lobbyWords);
  const { matches, stale } = useLobbyList(game);
  const { tables: mine, forget } = useMyTables(game, matches);
  const others = (matches ?? []).filter(
    ({ matchID }) => !mine.some(({ claim }) => claim.matchID === matchID),
  );
  const open = others.filter(match => !isOver(match) && freeSeats(match) > 0);
  const running = others.filter(match => !isOver(match) && freeSeats(match) === 0);
  const openTitle = useRef<HTMLHeadingElement>(null);
  const forgetIt = (matchID: string) => {
    forget(matchID);
    // The button goes with its line, and the focus must not go with the button.
    openTitle.current?.focus();
  };
  const link = (matchID: string, text: string) => (
    <Link className="button" to={`/match/${game}/${matchID}`}>
      {text}
    </Link>
  );

  return (
    <div className="tables">
      {mine.length > 0 && (
        <section aria-labelledby="tables-yours">
          <h2 id="tables-yours">{words.yours}</h2>
          <ul>
            {mine.map(({ claim: { matchID, name }, match }) => (
              <Row key={matchID} match={match} fallback={name}>
                {match !== undefined && isOver(match) ? (
                  <>
                    <button type="button" className="button-plain" onClick={() => forgetIt(matchID)}>
                      {words.forget}
                    </button>
                    {link(matchID, words.look)}
                  </>
                ) : (
                  link(matchID, words.goBack)
                )}
              </Row>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="tables-open">
        <h2 id="tables-open" ref={openTitle} tabIndex={-1}>
          {words.open}
        </h2>
        <p className="lobby-lead" role="status">
          {stale ? words.stale : matches === null ? words.loading : open.length === 0 ? words.openNone : ''}
        </p>
        <ul>
          {open.map(match => (
            <Row key={match.matchID} match={match}>
              {link(match.matchID, words.sitDown)}
            </Row>
          ))}
        </ul>
      </section>
      {running.length > 0 && (
        <section aria-labelledby="tables-running">
          <h2 id="tables-running">{words.running}</h2>
          <ul>
            {running.map(match => (
              <Row key={match.matchID} match={match}>
                {link(match.matchID, words.watch)}
              </Row>
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

/** Who sits there and how things stand, and what can be done about it. */
const Row = ({
  match,
  fallback = '',
  children,
}: {
  match: LobbyMatch | undefined;
  fallback?: string;
  children: ReactNode;
}) => (
  <li>
    <span className="tables-names">
      <Names match={match} fallback={fallback} />
    </span>
    <span className="tables-facts">
      <Facts match={match} />
    </span>
    <span className="tables-actions">{children}</span>
  </li>
);

/** People first, as "Ada, Ned and Tiye". */
const Names = ({ match, fallback }: { match: LobbyMatch | undefined; fallback: string }) => {
  const { language } = useLanguage();
  const words = useWords(lobbyWords);
  if (match === undefined) return fallback;
  const names = match.players
    .flatMap(({ name, data }) => (name === undefined ? [] : [{ name, isBot: data?.bot !== undefined }]))
    .sort((a, b) => Number(a.isBot) - Number(b.isBot))
    .map(({ name }) => name);
  return names.length === 0 ? words.alone : new Intl.ListFormat(language).format(names);
};

const Facts = ({ match }: { match: LobbyMatch | undefined }) => {
  const words = useWords(lobbyWords);
  if (match === undefined) return null;
  const free = freeSeats(match);
  const facts = [isOver(match) ? words.over : free > 0 ? words.free(free) : words.underWay];
  if (match.setupData?.openTotals === true) facts.push(words.openTotals.toLowerCase());
  return facts.join(' · ');
};
