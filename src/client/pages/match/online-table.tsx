import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { BOARDS } from '../../games/boards.ts';
import { useGameName } from '../../games/index.ts';
import { useTurnAlert } from '../../match/notices/turn-alert.ts';
import { useTurnNotice } from '../../match/notices/use-turn-notice.ts';
import { useRematch } from '../../match/online/rematch.ts';
import { netWords } from '../../match/online/words.ts';
import { useNotePlayed } from '../../match/played/use-note-played.ts';
import { OpenedSeal } from '../../match/proof/opened-seal.tsx';
import { EndActions, FinalNote } from '../../table/final-note.ts';
import { TableLoading } from '../../table/table-loading.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Page } from '../frame/page.tsx';
import { AtTheEnd } from './at-the-end.tsx';
import { Bar } from './bar.tsx';
import { endedMatchOf } from './ended-match.ts';
import { type ToldMatch, useOnlineMatch } from './online-match.ts';
import { SomebodyAway } from './somebody-away.tsx';
import { Toast } from './toast.tsx';
import { UndoAsked } from './undo-asked.tsx';
import { useQuitting } from './use-quitting.ts';
import { useTalk } from './use-talk.ts';

/** The table of an online match, with what can be done about the match as a whole. */
export const OnlineTable = ({ told }: { told: ToldMatch }) => {
  const match = useOnlineMatch(told);
  const { game, id, claim, now, commitment, table, mine, over } = match;
  const { connecting } = useWords(netWords);
  const gameName = useGameName(game);
  useTurnAlert(mine, gameName);
  useTurnNotice(mine, gameName, id);
  useNotePlayed(endedMatchOf(match));
  const rematch = useRematch(game, id, claim, over, now.players, useNavigate());
  const talk = useTalk(match);
  const quitting = useQuitting(match);
  const loading = <TableLoading>{connecting}</TableLoading>;
  const Board = BOARDS[game];

  return (
    <Page
      table
      title={gameName}
      actions={<Bar match={match} rematch={rematch} talk={talk} quitting={quitting} />}
    >
      <Suspense fallback={loading}>
        {table === null ? (
          loading
        ) : (
          <FinalNote value={<OpenedSeal game={game} id={id} commitment={commitment} />}>
            <EndActions value={<AtTheEnd match={match} rematch={rematch} />}>
              <Board match={table} />
            </EndActions>
          </FinalNote>
        )}
      </Suspense>
      <UndoAsked match={match} />
      <SomebodyAway match={match} />
      <Toast match={match} failed={quitting.failed} offer={rematch.offer} />
    </Page>
  );
};
