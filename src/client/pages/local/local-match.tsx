import { Suspense, useEffect, useState } from 'react';
import { type GameId, hasCoach } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { BOARDS } from '../../games/boards.ts';
import { useGameName } from '../../games/index.ts';
import { coachButtonWords } from '../../match/coach/button-words.ts';
import { HintButton } from '../../match/coach/hint-button.tsx';
import type { DebugPanel } from '../../match/local/debug/panel.ts';
import { endedMatchOf, playedKeyOf } from '../../match/local/ended-match.ts';
import { loadedTable } from '../../match/local/loaded-table.ts';
import { LocalTable } from '../../match/local/local-table.tsx';
import { usePeek } from '../../match/local/peek.ts';
import { downloadRecord, recordOf } from '../../match/local/record.ts';
import type { LocalSetup, SavedMatch } from '../../match/local/saved-match.ts';
import { type OpenMatch, useLocalMatch, useLocalSnapshot } from '../../match/local/use-local-match.ts';
import { localWords } from '../../match/local/words.ts';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { MatchMenu } from '../../match/menu/match-menu.tsx';
import { PACES } from '../../match/menu/paces.ts';
import { useTurnAlert } from '../../match/notices/turn-alert.ts';
import { useTurnNotice } from '../../match/notices/use-turn-notice.ts';
import { useNotePlayed } from '../../match/played/use-note-played.ts';
import { AskedHerePart, TakeBackPart } from '../../match/undo/undo-parts.ts';
import { useTakenBack } from '../../match/undo/use-taken-back.ts';
import { EndActions } from '../../table/final-note.ts';
import { TableLoading } from '../../table/table-loading.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { Page } from '../frame/page.tsx';
import '../../match/notices/toast.css';
import { localPageWords } from './local-words.ts';

/** A match as it was when the page came to it; `key` tells one match from the next. */
export type StartedMatch = { readonly saved: SavedMatch; readonly key: string };

type Props = {
  game: GameId;
  started: StartedMatch;
  debug: DebugPanel | null;
  onNew: () => void;
  /** The same table once more. */
  onAgain: (setup: LocalSetup) => void;
  onUnplayable: () => void;
  /** Another tab plays on from here. */
  onTaken: () => void;
  onBegun: () => void;
};

export const LocalMatchPage = ({
  game,
  started,
  debug,
  onNew,
  onAgain,
  onUnplayable,
  onTaken,
  onBegun,
}: Props) => {
  const words = useWords(localPageWords);
  const gameName = useGameName(game);
  const { pace } = useSettings();
  // Once, when the match has come onto the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => void onBegun(), []);
  const open = useLocalMatch(game, started.saved, PACES[pace], debug, { onUnplayable, onTaken });
  if (open === null) {
    // To say that it is loaded would take longer than to open it.
    if (loadedTable(game) !== null) return null;
    return (
      <Page table title={gameName}>
        <TableLoading>{words.loading}</TableLoading>
      </Page>
    );
  }
  return <Running game={game} saved={started.saved} open={open} onNew={onNew} onAgain={onAgain} />;
};

const Running = ({
  game,
  saved,
  open: { match, module, ended },
  onNew,
  onAgain,
}: {
  game: GameId;
  saved: SavedMatch;
  open: OpenMatch;
  onNew: () => void;
  onAgain: (setup: LocalSetup) => void;
}) => {
  const words = useWords(localPageWords);
  const gameName = useGameName(game);
  const local = useWords(localWords);
  const coach = useWords(coachButtonWords);
  const now = useLocalSnapshot(match);
  const over = now.outcome !== null;
  const peek = usePeek(module, saved, now.seat, now.events.length);
  // Where several people play, nobody is advised.
  const isAlone = saved.seats.filter(({ bot }) => bot === null).length === 1;
  const mine = now.toAct.some(seat => saved.seats[seat]?.bot === null);
  useTurnAlert(mine, gameName);
  useTurnNotice(mine, gameName, `local-${game}`);
  useNotePlayed(endedMatchOf(game, saved, match, ended()), () => recordOf(module, match));
  const download = () => downloadRecord(recordOf(module, match), ended());
  // Its address is that of what this device keeps; where it can keep nothing, the record is handed on.
  const asOwn = isAlone ? `&seat=${saved.seats.findIndex(({ bot }) => bot === null)}` : '';
  const replayLink = (name: string, more = '') => (
    <Link
      className="button"
      to={`/replay?kept=${encodeURIComponent(playedKeyOf(game, saved, ended()))}${asOwn}${more}`}
      state={{ record: recordOf(module, match) }}
    >
      {name}
    </Link>
  );
  const replay = over && replayLink(words.replay);
  const nameOf = (seat: Seat) => isolated(saved.seats[seat]?.name ?? '');
  // Whoever sits around one screen answers at it; a move that is made instead answers too.
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const takeBack = () => {
    if (now.back?.asks) setAskedAt(now.events.length);
    else match.takeBack();
  };
  // Whoever plays alone need not be told what they have done, only what it comes to.
  const takenBack = useTakenBack(now.events.length, true);
  const answerHere = (agree: boolean) => {
    setAskedAt(null);
    if (agree) match.takeBack();
  };
  const menuState = useState(false);
  const menu = (
    <MatchMenu game={game} state={menuState}>
      {close => (
        <>
          {now.back !== null && (
            <div className="match-menu-narrow">
              <Suspense>
                <TakeBackPart
                  inMenu
                  price={now.back}
                  take={() => {
                    close();
                    takeBack();
                  }}
                />
              </Suspense>
            </div>
          )}
          {!over && isAlone && now.seat !== null && (
            <HintButton game={game} view={now.view} seat={now.seat} nameOf={nameOf} />
          )}
          <Confirmed
            label={words.newMatch}
            question={words.newQuestion}
            confirm={words.newConfirm}
            ask={!over}
            onConfirm={onNew}
          />
          <button type="button" onClick={download}>
            {words.record}
          </button>
          {replay}
        </>
      )}
    </MatchMenu>
  );
  return (
    <Page
      table
      title={gameName}
      actions={
        <>
          {over && (
            <button
              type="button"
              className="match-menu-button match-menu-again button-primary"
              onClick={() => onAgain(saved)}
            >
              {words.again}
            </button>
          )}
          {peek !== null && !over && now.seat !== null && (
            <button
              type="button"
              className="match-menu-button"
              aria-pressed={peek.isOpen}
              title={local.peekOf(nameOf(now.seat))}
              onClick={() => !match.isHandedOn() && peek.toggle()}
            >
              {peek.isOpen ? local.cover : local.peek}
            </button>
          )}
          {!over && (
            <span className="match-menu-place">
              {now.back !== null && (
                <Suspense>
                  <TakeBackPart price={now.back} take={takeBack} />
                </Suspense>
              )}
            </span>
          )}
          {menu}
        </>
      }
    >
      <Suspense fallback={<TableLoading>{words.loading}</TableLoading>}>
        <EndActions
          value={
            over && (
              <>
                <button type="button" className="button-primary" onClick={() => onAgain(saved)}>
                  {words.again}
                </button>
                {saved.given !== undefined && (
                  <Link className="button" to={`/today/${game}/${saved.given.day}`}>
                    {words.day}
                  </Link>
                )}
                {hasCoach(game) && replayLink(coach.review, '&review')}
                {replay}
                <button type="button" onClick={download}>
                  {words.record}
                </button>
              </>
            )
          }
        >
          <LocalTable
            match={match}
            now={now}
            saved={saved}
            ended={ended()}
            peek={peek}
            board={BOARDS[game]}
          />
        </EndActions>
      </Suspense>
      <p className="table-toast" role="status">
        {match.saved().uncounted === 'taken-back' && takenBack}
      </p>
      {askedAt !== null && askedAt === now.events.length && (
        <Suspense>
          <AskedHerePart answer={answerHere} />
        </Suspense>
      )}
    </Page>
  );
};
