import { type ChangeEvent, Suspense, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { type GameId, isGameId } from '../../game/index.ts';
import { Page } from '../frame/page.tsx';
import { useSettings } from '../frame/settings.tsx';
import { useGameName } from '../games/presentations.ts';
import { usePageFailure } from '../hooks/page-failure.ts';
import { useWords } from '../i18n/i18n.tsx';
import { FaultText } from '../replay/fault.tsx';
import { fetchRecordText, UnfetchedRecord } from '../replay/fetch-record.ts';
import { type Replay as Opened, openRecord, openRecordText } from '../replay/open-record.ts';
import { UnreadableRecord } from '../replay/read-record.ts';
import '../replay/replay.css';
import { BOARDS } from '../games/boards.ts';
import { ReplayTable } from '../replay/replay-table.tsx';
import { replayWords } from '../replay/words.ts';
import { TableLoading } from '../table/table-loading.tsx';
import './match-menu.css';
import { NotFound } from './not-found.tsx';
import { PACES } from './paces.ts';

type Shown =
  | { readonly at: 'choice'; readonly problem: UnreadableRecord | UnfetchedRecord | null }
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly replay: Opened };

/**
 * `/replay`: a match record from a file, or passed by another page in the navigation's state;
 * `/replay/:game/:id`: that of a match on the server.
 */
export const Replay = () => {
  const { game, id } = useParams();
  const { state, key } = useLocation();
  if (id === undefined) return <ReplayOf key={key} start={() => handedOn(state)} />;
  return isGameId(game) ? <ReplayOf key={`${game}/${id}`} start={() => fetched(game, id)} /> : <NotFound />;
};

const handedOn = (state: unknown): Promise<Opened> | null =>
  typeof state === 'object' && state !== null && 'record' in state ? openRecord(state.record) : null;

const fetched = async (game: GameId, id: string): Promise<Opened> =>
  openRecordText(await fetchRecordText(game, id));

const ReplayOf = ({ start }: { start: () => Promise<Opened> | null }) => {
  const words = useWords(replayWords);
  const fail = usePageFailure();
  const [shown, setShown] = useState<Shown>({ at: 'choice', problem: null });

  const open = async (opening: Promise<Opened>) => {
    setShown({ at: 'opening' });
    try {
      setShown({ at: 'table', replay: await opening });
    } catch (error) {
      const isKnown = error instanceof UnreadableRecord || error instanceof UnfetchedRecord;
      if (isKnown) setShown({ at: 'choice', problem: error });
      else fail(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened with, once
  useEffect(() => {
    const opening = start();
    if (opening !== null) void open(opening);
  }, []);
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0];
    if (file !== undefined) void open(file.text().then(openRecordText));
  };

  if (shown.at === 'table') {
    return <ReplayedMatch replay={shown.replay} onOther={() => setShown({ at: 'choice', problem: null })} />;
  }
  return (
    <Page title={words.title}>
      <div className="replay-open">
        <p className="page-lead">{words.lead}</p>
        <label className="button button-primary replay-choose">
          {words.choose}
          <input type="file" accept="application/json,.json" onChange={choose} />
        </label>
        <p role="status">{shown.at === 'opening' ? words.opening : ''}</p>
        {shown.at === 'choice' && shown.problem !== null && <Problem problem={shown.problem} />}
      </div>
    </Page>
  );
};

const ReplayedMatch = ({ replay, onOther }: { replay: Opened; onOther: () => void }) => {
  const words = useWords(replayWords);
  const gameName = useGameName(replay.game);
  const { pace } = useSettings();
  return (
    <Page
      table
      title={words.titleOf(gameName)}
      actions={
        <button type="button" className="match-menu-button" onClick={onOther}>
          {words.other}
        </button>
      }
    >
      <Suspense fallback={<TableLoading>{words.opening}</TableLoading>}>
        <ReplayTable replay={replay} pace={PACES[pace]} board={BOARDS[replay.game]} />
      </Suspense>
    </Page>
  );
};

const Problem = ({ problem }: { problem: UnreadableRecord | UnfetchedRecord }) => {
  const words = useWords(replayWords);
  if (problem instanceof UnfetchedRecord) {
    return (
      <p className="replay-failure" role="alert">
        {words[problem.why]}
      </p>
    );
  }
  const { event, message } = problem;
  return (
    <p className="replay-failure" role="alert">
      {event === null ? words.unreadable : words.wrongAt(event)} {words.reason}{' '}
      <FaultText problem={message} />
    </p>
  );
};
