import { Suspense, useState } from 'react';
import { dayOfDeal } from '../../../game/shared/daily.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { parseRated, ratedPaceOf } from '../../../game/shared/rated.ts';
import { BOARDS } from '../../games/boards.ts';
import { useGameName } from '../../games/index.ts';
import { useWho } from '../../match/member/who.ts';
import { useTurnAlert } from '../../match/notices/turn-alert.ts';
import { useTurnNotice } from '../../match/notices/use-turn-notice.ts';
import { type RematchState, useRematch } from '../../match/online/rematch.ts';
import { netWords } from '../../match/online/words.ts';
import { useNotePlayed } from '../../match/played/use-note-played.ts';
import { holdersOf } from '../../match/undo/must-ask.ts';
import { AskingPart } from '../../match/undo/undo-parts.ts';
import { EndActions, FinalNote } from '../../table/final-note.ts';
import { BesideBoardContext } from '../../table/table-chrome.ts';
import { TableLoading } from '../../table/table-loading.tsx';
import { deferredPart } from '../../ui/hooks/deferred.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import { Bar } from './bar.tsx';
import { BetweenTurns } from './between-turns.tsx';
import { endedMatchOf } from './ended-match.ts';
import { DealLink, RecordLink, ReplayLink, ReviewLink, TournamentLink } from './match-links.tsx';
import { matchWords } from './match-words.ts';
import { type OnlineMatch, type ToldMatch, useOnlineMatch } from './online-match.ts';
import { SomebodyAway } from './somebody-away.tsx';
import { Toast } from './toast.tsx';
import { useQuitting } from './use-quitting.ts';
import { useTalk } from './use-talk.ts';

/** The table of an online match, with what can be done about the match as a whole. */
export const OnlineTable = ({ told }: { told: ToldMatch }) => {
  const match = useOnlineMatch(told);
  const { game, id, claim, now, commitment, table, mine, over } = match;
  const { connecting } = useWords(netWords);
  const { heldBackEnd, heldBackDaily } = useWords(matchWords);
  const gameName = useGameName(game);
  useTurnAlert(mine, gameName);
  useTurnNotice(mine, gameName, id);
  useNotePlayed(endedMatchOf(match));
  const rematch = useRematch(game, id, claim, over, now.players, useNavigate());
  const talk = useTalk(match);
  const quitting = useQuitting(match);
  const menu = useState(false);
  const loading = <TableLoading>{connecting}</TableLoading>;
  const Board = BOARDS[game];

  return (
    <Page
      table
      title={gameName}
      actions={<Bar match={match} rematch={rematch} talk={talk} quitting={quitting} menu={menu} />}
    >
      <Suspense fallback={loading}>
        {table === null ? (
          loading
        ) : (
          <FinalNote
            value={
              <>
                <Ratings match={match} />
                {claim !== null && <Keep name={claim.name} />}
                {match.isHeldBack ? (
                  <p className="match-seal-lead">
                    {dayOfDeal(match.deal) === null ? heldBackEnd : heldBackDaily}
                  </p>
                ) : (
                  <OpenedSeal game={game} id={id} commitment={commitment} />
                )}
              </>
            }
          >
            <EndActions value={<AtTheEnd match={match} rematch={rematch} />}>
              <BesideBoardContext value={talk.allowed === null ? null : talk.setPlace}>
                <Board match={table} />
              </BesideBoardContext>
            </EndActions>
          </FinalNote>
        )}
      </Suspense>
      <BetweenTurns match={match} />
      <UndoAsked match={match} />
      <SomebodyAway match={match} />
      <Toast match={match} failed={quitting.failed} rematch={rematch} />
    </Page>
  );
};

const OpenedSeal = deferredPart(() =>
  import('../../match/proof/opened-seal.tsx').then(file => file.OpenedSeal),
);
const RatedResult = optionalPart(() =>
  import('../../match/member/people/rated-result.tsx').then(file => file.RatedResult),
);

/** What a match that was played for ratings has made of them. */
const Ratings = ({ match: { game, id, setupData, names } }: { match: OnlineMatch }) =>
  parseRated(setupData) === true && (
    <Suspense>
      <RatedResult game={game} id={id} pace={ratedPaceOf(setupData)} names={names} />
    </Suspense>
  );

const KeepLine = optionalPart(() => import('../../match/member/keep-line.tsx').then(file => file.KeepLine));

/** A guest may keep the name by which they have played. */
const Keep = ({ name }: { name: string }) =>
  useWho() === null && (
    <Suspense>
      <KeepLine name={name} />
    </Suspense>
  );

const Rematch = optionalPart(() => import('./rematch.tsx').then(file => file.Rematch));

/** What can be done at the end of a match: another one, and a look at this one again, or at the other tables of its deal. */
const AtTheEnd = ({ match, rematch }: { match: OnlineMatch; rematch: RematchState }) =>
  match.isHeldBack ? (
    <DealLink match={match} />
  ) : (
    <>
      {match.tournament === undefined ? (
        <Suspense>
          <Rematch rematch={rematch} mayAsk={match.claim !== null} />
        </Suspense>
      ) : (
        <TournamentLink match={match} className="button-primary" />
      )}
      <DealLink match={match} />
      <ReviewLink match={match} />
      <ReplayLink match={match} />
      <RecordLink match={match} />
    </>
  );

/** Somebody asks whether they may take a move back. */
const UndoAsked = ({ match: { online, now, table, names } }: { match: OnlineMatch }) => {
  // What has been asked once may end in words that have to be said.
  const [hasAsked, setAsked] = useState(false);
  if (now.asking !== null && !hasAsked) setAsked(true);
  if (!hasAsked || table === null) return null;
  return (
    <Suspense>
      <AskingPart
        asking={now.asking}
        ended={now.endedAsking}
        seat={table.seat}
        events={table.events.length}
        people={holdersOf(now.players)}
        isAway={seat => table.seats[seat]?.connected === false}
        nameOf={seat => isolated(names[seat] ?? '')}
        answer={agree => online?.connection.answerUndo(agree)}
      />
    </Suspense>
  );
};
