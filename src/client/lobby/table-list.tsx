import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { GAME_IDS, type GameId } from '../../game/index.ts';
import { useGameName } from '../games/presentations.ts';
import { useLanguage, useWords } from '../i18n/i18n.tsx';
import { useDiffering } from '../options/use-differing.ts';
import type { LobbyMatch } from './api.ts';
import type { SeatClaim } from './credentials.ts';
import './lobby.css';
import { useLobbyList } from './use-lobby-list.ts';
import { useMyTables } from './use-my-tables.ts';
import { lobbyWords } from './words.ts';

/** The tables of all games: one's own, those that wait for players, and those that can be watched. */
export const TableList = () => {
  const words = useWords(lobbyWords);
  const { lists, silent } = useLobbyList();
  const { tables: mine, forget } = useMyTables(lists);
  const others = GAME_IDS.flatMap(game => (lists[game] ?? []).map(match => ({ game, match })))
    .filter(({ game, match }) => !isOver(match) && !mine.some(({ claim }) => isAt(claim, game, match)))
    .sort((a, b) => (b.match.updatedAt ?? 0) - (a.match.updatedAt ?? 0));
  const open = others.filter(({ match }) => freeSeats(match) > 0);
  const running = others.filter(({ match }) => freeSeats(match) === 0);
  const isLoading = GAME_IDS.some(game => lists[game] === undefined);
  const openTitle = useRef<HTMLHeadingElement>(null);
  const forgetIt = (claim: SeatClaim) => {
    forget(claim);
    // The button goes with its line, and the focus must not go with the button.
    openTitle.current?.focus();
  };
  const link = (game: GameId, matchID: string, text: string) => (
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
            {mine.map(({ claim, claim: { game, matchID, name }, match }) => (
              <Row key={`${game}/${matchID}`} game={game} match={match} fallback={name}>
                {match !== undefined && isOver(match) ? (
                  <>
                    <button type="button" className="button-plain" onClick={() => forgetIt(claim)}>
                      {words.forget}
                    </button>
                    {link(game, matchID, words.look)}
                  </>
                ) : (
                  link(game, matchID, words.goBack)
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
          {silent.length > 0
            ? words.stale
            : isLoading
              ? words.loading
              : open.length === 0
                ? words.openNone
                : ''}
        </p>
        <ul>
          {open.map(({ game, match }) => (
            <Row key={`${game}/${match.matchID}`} game={game} match={match}>
              {link(game, match.matchID, words.sitDown)}
            </Row>
          ))}
        </ul>
      </section>
      {running.length > 0 && (
        <section aria-labelledby="tables-running">
          <h2 id="tables-running">{words.running}</h2>
          <ul>
            {running.map(({ game, match }) => (
              <Row key={`${game}/${match.matchID}`} game={game} match={match}>
                {link(game, match.matchID, words.watch)}
              </Row>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const isOver = ({ gameover }: LobbyMatch): boolean => gameover !== undefined && gameover !== null;
const isAt = (claim: SeatClaim, game: GameId, { matchID }: LobbyMatch): boolean =>
  claim.game === game && claim.matchID === matchID;
const freeSeats = ({ players }: LobbyMatch): number =>
  players.filter(({ name }) => name === undefined).length;

/** Who sits there and how things stand, and what can be done about it. */
const Row = ({
  game,
  match,
  fallback = '',
  children,
}: {
  game: GameId;
  match: LobbyMatch | undefined;
  fallback?: string;
  children: ReactNode;
}) => (
  <li>
    <span className="tables-names">
      <Names match={match} fallback={fallback} />
    </span>
    <span className="tables-facts">
      <Facts game={game} match={match} />
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

const Facts = ({ game, match }: { game: GameId; match: LobbyMatch | undefined }) => {
  const words = useWords(lobbyWords);
  const differences = useDiffering(game, match?.setupData).map(({ differs }) => differs);
  const facts = [...(match === undefined ? [] : [standing(match, words)]), ...differences];
  return (
    <>
      <span className="tables-game">{useGameName(game)}</span>
      {facts.map(fact => ` · ${fact}`)}
    </>
  );
};

const standing = (match: LobbyMatch, words: typeof lobbyWords.en): string => {
  if (isOver(match)) return words.over;
  const free = freeSeats(match);
  return free > 0 ? words.free(free) : words.underWay;
};
