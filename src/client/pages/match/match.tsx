import { Suspense, useEffect, useState } from 'react';
import { type GameId, isGameId } from '../../../game/index.ts';
import { parseBotAfter } from '../../../game/shared/bots/bot-after.ts';
import { parseHints } from '../../../game/shared/bots/hints.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { parseUndo } from '../../../game/shared/rated.ts';
import { outOfTimeOf, paceOf } from '../../../game/shared/table-clock.ts';
import { parseTalk } from '../../../game/shared/talk.ts';
import { useGameName } from '../../games/index.ts';
import { isRefusal, type LobbyMatch } from '../../match/lobby/api.ts';
import { claimOf, dropClaim, keepWhereEmptied, onClaims } from '../../match/lobby/credentials.ts';
import { dealAddress } from '../../match/lobby/deal-address.ts';
import { useFailureWords, useWaitingWords } from '../../match/lobby/failure.ts';
import { useOfferedSeat } from '../../match/lobby/offered-seat.ts';
import { fetchMySeat } from '../../match/member/my-seat.ts';
import { useMember, useWho } from '../../match/member/who.ts';
import { isFull } from '../../match/online/seats.ts';
import { Unreachable } from '../../match/online/unreachable.tsx';
import { useMatchConnection, useOnlineSnapshot } from '../../match/online/use-match-connection.ts';
import { noteSeal } from '../../match/proof/noted-seals.ts';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { EmptyPage, NotFound } from '../frame/empty-page.tsx';
import { Page } from '../frame/page.tsx';
import { matchWords } from './match-words.ts';
import '../../match/notices/toast.css';
import { OnlineTable } from './online-table.tsx';
import { useLobbyMatch } from './use-lobby-match.ts';
import { RoomTalk } from './waiting-room/room-talk.tsx';

const WaitingRoom = loadedPart(() =>
  import('./waiting-room/waiting-room.tsx').then(room => room.WaitingRoom),
);

/** `/match/:game/:id`: a match on the server, from its waiting room to its end. */
export const Match = () => {
  const { game, id = '' } = useParams();
  return isGameId(game) ? <MatchOf key={`${game}/${id}`} game={game} id={id} /> : <NotFound />;
};

const MatchOf = ({ game, id }: { game: GameId; id: string }) => {
  const words = useWords(matchWords);
  const untold = useWaitingWords();
  const failureWords = useFailureWords();
  const gameName = useGameName(game);
  const { state, refresh } = useLobbyMatch(game, id);
  const [claim, setClaim] = useState(() => claimOf(game, id));
  // What this browser keeps may be thrown away while the page is open.
  useEffect(() => {
    if (claim !== null) keepWhereEmptied(claim);
  });
  // A seat that another tab has taken at this table is this one's too.
  useEffect(
    () =>
      onClaims(() => {
        if (claim !== null) keepWhereEmptied(claim);
        setClaim(own => claimOf(game, id) ?? own);
      }),
    [game, id, claim],
  );
  const online = useMatchConnection(game, id, claim?.seat ?? null, claim?.credentials ?? '');
  const now = useOnlineSnapshot(online);

  // A member's seat is theirs on every device: taken on another one, it is not known here as yet.
  const isMember = useMember() !== null;
  const members = now.players.map(({ member }) => member ?? '').join('');
  useEffect(() => {
    if (isMember && members !== '' && claimOf(game, id) === null) void fetchMySeat(game, id);
  }, [game, id, isMember, members]);

  // Whoever sits down or gets up is told over the connection; the rest of the lobby's news is asked for then.
  const seated = JSON.stringify(now.players.map(({ name }) => name ?? null));
  useEffect(() => {
    if (seated !== '[]') refresh();
  }, [seated, refresh]);
  const waits = now.table === null;
  const { news } = now;
  useEffect(() => {
    if (news !== null && waits) refresh();
  }, [news, waits, refresh]);
  const offerFailure = useOfferedSeat(game, id, () => setClaim(claimOf(game, id)));

  const sealed =
    state.kind === 'known' && state.match.gameover === undefined ? state.match.commitment : undefined;
  useEffect(() => {
    if (sealed !== undefined) noteSeal(id, sealed);
  }, [sealed, id]);

  const [wasSentAway, setSentAway] = useState(false);
  const [hasLostSeat, setLostSeat] = useState(false);
  const isKnownOut = useWho()?.isOut === true;
  const lost = now.refused?.code === 'credentials' ? online?.credentials : undefined;
  useEffect(() => {
    if (lost === undefined) return;
    setLostSeat(true);
    // Another tab may know better by now.
    if (claimOf(game, id)?.credentials === lost) dropClaim(game, id);
    setClaim(claimOf(game, id));
    // A member's seat has another secret once a device of theirs was signed out.
    const found = isMember ? fetchMySeat(game, id, lost) : Promise.resolve(false);
    void found.then(has => setSentAway(has === false));
  }, [lost, game, id, isMember]);

  const { code } = now.refused ?? {};
  if (code === 'closed' || code === 'deserted')
    return <ClosedTable title={words.closedTitle} why={words[code]} />;
  if (code === 'held-back') {
    const deal = state.kind === 'known' ? state.match.deal : undefined;
    return <ClosedTable title={gameName} why={words.heldBack} tables={dealAddress(deal, game)} />;
  }
  if (state.kind === 'unknown' || code === 'unknown-match') return <UnknownMatch />;
  if (state.kind !== 'known') {
    return (
      <Page title={gameName} plate="gate" isBare>
        <p role="status">{state.kind === 'loading' ? words.loading : untold(state.why)}</p>
      </Page>
    );
  }
  const noSeat = offerFailure !== null && (
    <p className="table-toast" role="alert">
      {isRefusal(offerFailure) ? words.noOffer : failureWords(offerFailure)}
    </p>
  );
  const isLost = now.tried !== null && online !== null && (
    <p className="table-toast" role="status">
      <Unreachable dial={online.connection.dial} />
    </p>
  );
  const players = now.players.length > 0 ? now.players : state.match.players;
  if (!isFull(players)) {
    const changed = () => {
      setClaim(claimOf(game, id));
      refresh();
    };
    return (
      <Page wide title={`${nameOf(state.match, words)}: ${gameName}`} plate="gate">
        <Suspense>
          <WaitingRoom
            game={game}
            id={id}
            // Who is there the connection tells at once; the lobby was asked when somebody last sat down.
            match={{ ...state.match, players }}
            wasSentAway={wasSentAway}
            onChanged={changed}
            talk={<RoomTalk id={id} match={{ ...state.match, players }} online={online} now={now} />}
          />
        </Suspense>
        {isLost || noSeat}
      </Page>
    );
  }
  const { commitment, setupData, gameover, updatedAt } = state.match;
  const botAfter = parseBotAfter(setupData);
  const outOfTime = outOfTimeOf(setupData);
  return (
    <>
      <OnlineTable
        told={{
          game,
          id,
          claim,
          isSignedOut: claim === null && !isMember && (hasLostSeat || isKnownOut),
          online,
          now,
          commitment,
          endedAt: gameover === undefined ? undefined : updatedAt,
          waits: typeof botAfter === 'number' ? botAfter * 1000 : undefined,
          outOfTime: outOfTime === 'mildest' ? undefined : outOfTime,
          setupData,
          talk: parseTalk(setupData) ?? 'all',
          rematchOf: state.match.rematch,
          tournament: state.match.tournament?.id,
          isSlow: paceOf(setupData) !== 'live',
          hints: parseHints(setupData) ?? false,
          undo: (parseUndo(setupData) ?? true) && state.match.deal === undefined,
          deal: state.match.deal,
          isHeldBack: state.match.heldBack === true,
        }}
      />
      {noSeat}
    </>
  );
};

/** A table is called after the first person at it. */
const nameOf = ({ players }: LobbyMatch, words: typeof matchWords.en): string => {
  const sitters = players.filter(({ name, data }) => name !== undefined && data?.bot === undefined);
  const host = sitters.find(({ botAccount }) => botAccount === undefined) ?? sitters[0];
  return host?.name === undefined ? words.emptyTable : words.tableOf(isolated(host.name));
};

const ClosedTable = ({
  title,
  why,
  tables = null,
}: {
  title: string;
  why: string;
  /** Where what comes of its deal is told. */
  tables?: string | null;
}) => {
  const words = useWords(matchWords);
  return (
    <EmptyPage
      title={title}
      lead={why}
      ways={
        tables !== null && (
          <Link className="button button-primary" to={tables}>
            {words.allTables}
          </Link>
        )
      }
    />
  );
};

const UnknownMatch = () => {
  const words = useWords(matchWords);
  return <EmptyPage title={words.unknown} lead={words.unknownLead} />;
};
