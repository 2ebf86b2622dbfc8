import { type ComponentProps, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { type Pace, paceOf } from '../../../game/shared/table-clock.ts';
import type { Stage } from '../../match/lobby/api.ts';
import type { SeatClaim } from '../../match/lobby/credentials.ts';
import { useWaitingWords } from '../../match/lobby/failure.ts';
import { useMember } from '../../match/member/who.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import '../../match/lobby/lobby.css';
import { lobbyWords } from '../../match/lobby/words.ts';
import type { LobbyFeed } from './lobby-feed.ts';
import { isOver, type ListedTable, merged, othersAmong } from './stage-list.ts';
import { useMyTables } from './use-my-tables.ts';

/** Where no table waits and none is played there is nothing to list: what says how a table differs is long. */
const StageTables = optionalPart(() => import('./stage-tables.tsx').then(file => file.StageTables));
const TableRow = optionalPart(() => import('./table-row.tsx').then(file => file.TableRow));
const PaceChoice = optionalPart(() => import('./pace-choice.tsx').then(file => file.PaceChoice));
const paceOfTable = ({ match }: ListedTable): Pace => paceOf(match.setupData);

/** How many tables of each stage are shown at first: whoever looks for a seat comes before whoever looks on. */
const FIRST: Readonly<Record<Stage, number>> = { open: 10, running: 6, finished: 10 };

/** The tables of all games: one's own, those that wait for players, those that can be watched, and the finished ones. */
export const TableList = ({ feed }: { feed: LobbyFeed }) => {
  const words = useWords(lobbyWords);
  const untold = useWaitingWords();
  const { readings, known, silent, why } = useSyncExternalStore(feed.subscribe, () => feed.state);
  const { tables: all, forget } = useMyTables(known);
  const mine = useMember() === null ? all : [];
  const listOf = (stage: Stage) => {
    const { tables, behind } = merged(stage, readings[stage]);
    const claims = all.map(({ claim }) => claim);
    return { tables: othersAmong(tables, claims), hasMore: behind.length > 0 };
  };
  const [pace, setPace] = useState<Pace | null>(null);
  const listed = { open: listOf('open'), running: listOf('running') };
  const paces = new Set([...listed.open.tables, ...listed.running.tables].map(paceOfTable));
  const narrowed = ({ tables, hasMore }: typeof listed.open) => {
    return { tables: pace === null ? tables : tables.filter(each => paceOfTable(each) === pace), hasMore };
  };
  const open = narrowed(listed.open);
  const running = narrowed(listed.running);
  const isLoading = GAME_IDS.some(game => known[game] === undefined);
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
          <Suspense>
            <ul>
              {mine.map(({ claim, claim: { game, matchID, name }, match }) => (
                <TableRow key={`${game}/${matchID}`} game={game} match={match} fallback={name}>
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
                </TableRow>
              ))}
            </ul>
          </Suspense>
        </section>
      )}
      <section aria-labelledby="tables-open">
        <h2 id="tables-open" ref={openTitle} tabIndex={-1}>
          {words.open}
        </h2>
        {/* Where all are played at one pace there is nothing to narrow. */}
        {(paces.size > 1 || pace !== null) && (
          <Suspense>
            <PaceChoice paces={paces} pace={pace} onChange={setPace} />
          </Suspense>
        )}
        <p className="lobby-lead" role="status">
          {silent.length > 0
            ? untold(why)
            : isLoading
              ? words.loading
              : open.tables.length === 0
                ? words.openNone
                : ''}
        </p>
        {(open.tables.length > 0 || open.hasMore) && (
          <Suspense>
            <StageTables title={words.open} {...open} first={FIRST.open} onReadMore={() => feed.more('open')}>
              {({ game, match }) => link(game, match.matchID, words.sitDown)}
            </StageTables>
          </Suspense>
        )}
      </section>
      {running.tables.length > 0 && (
        <section aria-labelledby="tables-running">
          <h2 id="tables-running">{words.running}</h2>
          <Suspense>
            <StageTables
              title={words.running}
              {...running}
              first={FIRST.running}
              onReadMore={() => feed.more('running')}
            >
              {({ game, match }) => link(game, match.matchID, words.watch)}
            </StageTables>
          </Suspense>
        </section>
      )}
      <Finished
        {...listOf('finished')}
        isRead={GAME_IDS.every(game => readings.finished[game] !== undefined)}
        onOpen={() => feed.follow('finished')}
        onReadMore={() => feed.more('finished')}
      >
        {({ game, match }) => link(game, match.matchID, words.score)}
      </Finished>
    </div>
  );
};

type FinishedProps = Pick<
  ComponentProps<typeof StageTables>,
  'tables' | 'hasMore' | 'onReadMore' | 'children'
> & {
  isRead: boolean;
  onOpen: () => void;
};

/** Nobody is asked for what was played until somebody wants to know. */
const Finished = ({ isRead, onOpen, ...list }: FinishedProps) => {
  const words = useWords(lobbyWords);
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    if (!isOpen) onOpen();
    setOpen(!isOpen);
  };
  return (
    <section aria-labelledby="tables-finished">
      <h2 className="tables-fold">
        <button
          type="button"
          id="tables-finished"
          aria-expanded={isOpen}
          aria-controls="tables-finished-list"
          onClick={toggle}
        >
          {words.finished}
        </button>
      </h2>
      <div id="tables-finished-list" hidden={!isOpen}>
        <p className="lobby-lead" role="status">
          {!isOpen || list.tables.length > 0 ? '' : isRead ? words.finishedNone : words.loading}
        </p>
        {(list.tables.length > 0 || list.hasMore) && (
          <Suspense>
            <StageTables title={words.finished} {...list} first={FIRST.finished} />
          </Suspense>
        )}
      </div>
    </section>
  );
};
