import { Suspense, useCallback, useEffect, useState } from 'react';
import { type GameId, isGameId } from '../../../game/index.ts';
import { isFinished } from '../../../game/record.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { BOARDS } from '../../games/boards.ts';
import { useGameName } from '../../games/index.ts';
import { endOf, keptRecord } from '../../match/played/played-matches.ts';
import { fetchRecordText, UnfetchedRecord } from '../../match/records/fetch-record.ts';
import { type Replay as Opened, openRecord, openRecordText } from '../../match/records/open-record.ts';
import { UnreadableRecord } from '../../match/records/read-record.ts';
import { FaultText } from '../../match/replay/fault.tsx';
import { FileChoice } from '../../ui/file-choice.tsx';
import { usePageFailure } from '../../ui/hooks/page-failure.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useLocation, useNavigate } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { Page } from '../frame/page.tsx';
import '../../match/replay/replay.css';
import { PACES } from '../../match/menu/paces.ts';
import { ReplayTable } from '../../match/replay/replay-table.tsx';
import { replayWords } from '../../match/replay/words.ts';
import { TableLoading } from '../../table/table-loading.tsx';
import { NotFound } from '../frame/empty-page.tsx';

type Shown =
  | { readonly at: 'choice'; readonly problem: UnreadableRecord | UnfetchedRecord | null }
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly replay: Opened; readonly from: Source | null };

/** Where a record can be opened from again. */
type Source = {
  readonly address: `/${string}`;
  /** By what the match is known among those of this device. */
  readonly key: string;
  /** The move after which it is opened. */
  readonly move: number;
};

/**
 * `/replay`: a match record from a file, or passed by another page in the navigation's state; `?kept=KEY`: one of this
 * device's own; `/replay/:game/:id`: that of a match on the server. `move` and `seat` in the query name a moment of it, and
 * `review` opens the coach's review over it.
 */
export const Replay = () => {
  const { game, id } = useParams();
  const { state, key, search } = useLocation();
  const isReviewed = new URLSearchParams(search).has('review');
  const moment = momentIn(search);
  const { seat } = moment;
  if (id === undefined) {
    const kept = new URLSearchParams(search).get('kept');
    if (kept === null)
      return <ReplayOf key={key} start={() => handedOn(state, seat)} from={null} isReviewed={isReviewed} />;
    // What this device could not keep may have been handed on all the same.
    const isKept = keptRecord(kept) !== null;
    const start = () => (isKept ? null : handedOn(state, seat)) ?? keptHere(kept, seat);
    const address = `/replay?kept=${encodeURIComponent(kept)}` as const;
    const from = isKept ? { address, key: kept, move: moment.move } : null;
    return <ReplayOf key={kept} start={start} from={from} isReviewed={isReviewed} />;
  }
  if (!isGameId(game)) return <NotFound />;
  const address = `/replay/${game}/${encodeURIComponent(id)}` as const;
  return (
    <ReplayOf
      key={`${game}/${id}`}
      start={() => fetched(game, id, seat)}
      from={{ address, key: `${game}/${id}`, move: moment.move }}
      isReviewed={isReviewed}
    />
  );
};

/** A moment as an address names it: after which move, and as which seat saw it. */
const momentIn = (search: string): { readonly move: number; readonly seat: Seat | null } => {
  const query = new URLSearchParams(search);
  const [move, seat] = ['move', 'seat'].map(name => query.get(name));
  return {
    move: move != null && WHOLE.test(move) ? Number(move) : 0,
    seat: seat != null && WHOLE.test(seat) ? Number(seat) : null,
  };
};

const WHOLE = /^\d+$/;

const handedOn = (state: unknown, seat: Seat | null): Promise<Opened> | null =>
  typeof state === 'object' && state !== null && 'record' in state
    ? seenBy(seat, as => openRecord(state.record, as))
    : null;

const fetched = async (game: GameId, id: string, seat: Seat | null): Promise<Opened> => {
  const text = await fetchRecordText(game, id);
  return seenBy(seat, as => openRecordText(text, as));
};

const keptHere = async (key: string, seat: Seat | null): Promise<Opened> => {
  const text = keptRecord(key);
  if (text === null) throw new UnfetchedRecord('unkept');
  return seenBy(seat, as => openRecordText(text, as));
};

/** As the seat of an address saw it, or as everybody where there is no such seat. */
const seenBy = (seat: Seat | null, open: (as: Seat | null) => Promise<Opened>): Promise<Opened> =>
  open(seat).catch(error => {
    if (seat === null || !(error instanceof UnreadableRecord)) throw error;
    return open(null);
  });

const ReplayOf = ({
  start,
  from,
  isReviewed = false,
}: {
  start: () => Promise<Opened> | null;
  from: Source | null;
  isReviewed?: boolean;
}) => {
  const words = useWords(replayWords);
  const fail = usePageFailure();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>({ at: 'choice', problem: null });

  const open = async (opening: Promise<Opened>, source: Source | null) => {
    setShown({ at: 'opening' });
    try {
      setShown({ at: 'table', replay: await opening, from: source });
    } catch (error) {
      const isKnown = error instanceof UnreadableRecord || error instanceof UnfetchedRecord;
      if (isKnown) setShown({ at: 'choice', problem: error });
      else fail(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened with, once
  useEffect(() => {
    const opening = start();
    if (opening !== null) void open(opening, from);
  }, []);

  if (shown.at === 'table') {
    return (
      <ReplayedMatch
        replay={shown.replay}
        from={shown.from}
        isReviewed={isReviewed}
        // The address of this one is not that of another.
        onOther={() => navigate('/replay')}
      />
    );
  }
  return (
    <Page title={words.title} plate="course" isBare>
      <div className="replay-open">
        <p className="page-lead">{words.lead}</p>
        <FileChoice
          label={words.choose}
          isPrimary
          onText={text => void open(text.then(openRecordText), null)}
        />
        <Link className="button" to="/played">
          {words.mine}
        </Link>
        <p role="status">{shown.at === 'opening' ? words.opening : ''}</p>
        {shown.at === 'choice' && shown.problem !== null && <Problem problem={shown.problem} />}
      </div>
    </Page>
  );
};

const ReplayedMatch = ({
  replay: opened,
  from,
  isReviewed,
  onOther,
}: {
  replay: Opened;
  /** Null where it came from a file. */
  from: Source | null;
  isReviewed: boolean;
  onOther: () => void;
}) => {
  const words = useWords(replayWords);
  const fail = usePageFailure();
  const [replay, setReplay] = useState(opened);
  const { record } = opened;
  const seeAs = useCallback(
    (seat: Seat | null) => void openRecord(record, seat).then(setReplay, fail),
    [record, fail],
  );
  const linkTo =
    from === null
      ? undefined
      : (move: number, seat: Seat | null): `/${string}` =>
          `${from.address}${from.address.includes('?') ? '&' : '?'}move=${move}${seat === null ? '' : `&seat=${seat}`}`;
  const [ended] = useState(() => (from === null ? null : endOf(from.key)));
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
        <ReplayTable
          replay={replay}
          start={from?.move ?? 0}
          pace={PACES[pace]}
          board={BOARDS[replay.game]}
          onSeat={isFinished(record) ? seeAs : undefined}
          linkTo={linkTo}
          ended={ended}
          isReviewed={isReviewed}
        />
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
