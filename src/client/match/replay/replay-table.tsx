import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyEvent } from '../../../game/contract.ts';
import { besideEventsOf } from '../../../game/record.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { MoreKeysContext } from '../../table/table-chrome.ts';
import type { TableMatch } from '../../table/table-match.ts';
import { onServer } from '../../ui/base.ts';
import { replaceAddress } from '../../ui/hooks/back-closes.ts';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { isOnStage } from '../../ui/motion/on-stage.ts';
import { ReviewButton } from '../coach/review-button.tsx';
import { useSiteAddress } from '../lobby/site-address.ts';
import type { Replay } from '../records/open-record.ts';
import { jumpFrom, jumpsOf, UNITS, type Unit } from './jumps.ts';
import { ReplayControls } from './replay-controls.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { replayWords } from './words.ts';

/** Browsers refuse to have the address changed more often, as it would be by whoever leafs through a match: in milliseconds. */
const ADDRESS_MS = 400;

/** The board of a recorded match, and the controls where a player's actions would be. */
export const ReplayTable = ({
  replay,
  pace,
  board: Board,
  start = 0,
  onSeat,
  linkTo,
  ended = null,
  isReviewed = false,
}: {
  replay: Replay;
  /** Milliseconds between two moves when it plays by itself. */
  pace: number;
  board: ComponentType<{ match: TableMatch<unknown, AnyEvent> }>;
  /** The move after which it is opened. */
  start?: number;
  /** Opens it as another seat saw it; absent where that cannot be chosen. */
  onSeat?: ((seat: Seat | null) => void) | undefined;
  /** The address of a moment; absent where nobody else could open it. */
  linkTo?: ((move: number, seat: Seat | null) => `/${string}`) | undefined;
  /** When the match ended, in milliseconds since 1970; null where that is not known. */
  ended?: number | null;
  /** Is it opened for the coach's review of it? */
  isReviewed?: boolean;
}) => {
  const { snapshots, seat, seats, events } = replay;
  const { resigned } = replay.record;
  const words = useWords(replayWords);
  const last = snapshots.length - 1;
  const [move, setMove] = useState(Math.min(start, last));
  const [playing, setPlaying] = useState(false);
  const [unit, setUnit] = useState<Unit>('move');
  const [watched, setWatched] = useState<Seat>(0);
  const jumps = useMemo(() => jumpsOf(replay), [replay]);
  const running = playing && move < last;
  const units = UNITS.filter(each => jumps[each] !== undefined);
  const stops = jumps[unit] ?? [];
  const [back, on] = [jumpFrom(move, -1, stops, last), jumpFrom(move, 1, stops, last)];

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      // What has happened is being shown yet, or somebody is reading what lies over the table.
      if (isOnStage() || document.querySelector('dialog[open]') !== null) return;
      setMove(now => Math.min(last, now + 1));
    }, pace);
    return () => clearInterval(timer);
  }, [running, pace, last]);

  const beside = useMemo(() => besideEventsOf(replay.record), [replay.record]);
  const address = linkTo?.(move, seat);
  /** When the address was last changed, by the page's clock. */
  const named = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // An address that names no move is the beginning's, as everybody sees it.
    const isNamed = move > 0 || seat !== null || location.search.includes('move=');
    if (address === undefined || !isNamed) return;
    const name = () => {
      named.current = performance.now();
      replaceAddress(onServer(address));
    };
    const left = named.current + ADDRESS_MS - performance.now();
    if (left <= 0) return name();
    const timer = setTimeout(name, left);
    return () => clearTimeout(timer);
  }, [address, move, seat]);

  const match = useMemo((): TableMatch<unknown, AnyEvent> => {
    const snapshot = snapshots[move] ?? snapshots[0];
    return {
      view: snapshot.view,
      seat,
      seats,
      events: events.slice(0, snapshot.events),
      ...beside,
      status: 'ready',
      isReplay: onSeat !== undefined,
      isRecord: true,
      ...(seat === null && { watched, watch: setWatched }),
      ...(ended !== null && { ended }),
      ...(resigned !== undefined && move === last && endedBy(resigned, events.length)),
      play: () => {},
      snapshots: { at: events => snapshots.findLast(each => each.events <= events) ?? null },
    };
  }, [snapshots, move, last, seat, watched, seats, events, beside, resigned, onSeat, ended]);

  const goTo = (to: number) => {
    setPlaying(false);
    setMove(to);
  };
  const seatAfter = seat === null ? 0 : seat + 1 < seats.length ? seat + 1 : null;
  const keys = useReplayKeys({
    back: () => goTo(back),
    on: () => goTo(on),
    play: () => setPlaying(!running),
    first: () => goTo(0),
    last: () => goTo(last),
    unit: () => setUnit(units[(units.indexOf(unit) + 1) % units.length] ?? 'move'),
    seat: () => onSeat?.(seatAfter),
  });

  return (
    <div className="replay" data-watching={seat === null || onSeat !== undefined}>
      <MoreKeysContext value={keys}>
        <Board match={match} />
      </MoreKeysContext>
      <ReplayControls
        move={move}
        last={last}
        playing={running}
        back={back}
        on={on}
        onMove={goTo}
        onPlaying={setPlaying}
      >
        <select
          aria-label={words.unit}
          title={words.unit}
          value={unit}
          onChange={event => setUnit(event.currentTarget.value as Unit)}
        >
          {units.map(each => (
            <option key={each} value={each}>
              {words.units[each]}
            </option>
          ))}
        </select>
        {onSeat !== undefined && (
          <select
            aria-label={words.viewOf}
            title={words.viewOf}
            value={seat ?? ''}
            onChange={({ currentTarget: { value } }) => onSeat(value === '' ? null : Number(value))}
          >
            <option value="">{words.everybody}</option>
            {seats.map(({ name }, each) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <option key={each} value={each}>
                {isolated(name)}
              </option>
            ))}
          </select>
        )}
        <ReviewButton replay={replay} isWanted={isReviewed} onShow={goTo} />
        {address !== undefined && <LinkTo address={address} />}
      </ReplayControls>
    </div>
  );
};

/** What a board is told of a match that somebody gave up. */
const endedBy = (
  seat: Seat,
  after: number,
): Pick<TableMatch<unknown, AnyEvent>, 'endedBy' | 'incidents'> => ({
  endedBy: seat,
  incidents: [{ kind: 'ended', seat, after }],
});

const CHAIN = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1';
const CHECK_MARK = 'm5 13 4.5 4.5L19 7';

/** Copies the address of this moment, which the address bar shows as well. */
const LinkTo = ({ address }: { address: `/${string}` }) => {
  const words = useWords(replayWords);
  const { copied, failed, copy } = useCopy(useSiteAddress() + address.slice(1));
  return (
    <>
      <button type="button" className="replay-link" onClick={copy} aria-label={words.link} title={words.link}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d={copied ? CHECK_MARK : CHAIN}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <span className={failed ? 'replay-not-copied' : 'visually-hidden'} role="status">
        {failed ? words.notCopied : copied && words.copied}
      </span>
    </>
  );
};
