import type { AnyEvent, AnyMove } from '../../../game/contract.ts';
import type { PublicSeat } from '../../../game/shared/seat-data.ts';
import type { TableMatch } from '../../table/table-match.ts';
import { monotonicNow } from '../../ui/monotonic-now.ts';
import type { KnownMatch } from './framework-client.ts';
import { seatInfoOf } from './seats.ts';
import { NOTHING_SAID, type OnlineNews, type SideChannel } from './side-channel.ts';
import type { Transport } from './transports.ts';

/** Why the last thing this page sent came to nothing: a code of the server's. `id` tells one occasion from the next. */
export type Refused = { readonly code: string; readonly id: number };

/** An online match as this page knows it now. */
export type OnlineSnapshot = SideChannel & {
  /** Null until the match has begun and the server has told it. */
  readonly table: KnownMatch | null;
  readonly players: readonly PublicSeat[];
  readonly status: TableMatch<unknown, AnyEvent>['status'];
  readonly refused: Refused | null;
  /** What this page says and the table has not heard yet, in order. */
  readonly unsaid: readonly Unsaid[];
  /** The transports to the server that were tried in vain; null where it is connected, or may be in a moment. */
  readonly tried: readonly Transport[] | null;
};

/** A line on its way, or one that the server would not have: then why, a code of its own. */
export type Unsaid = { readonly id: string; readonly text: string; readonly refused: string | null };

/** What a page knows before it has been told anything. */
export const NOTHING: OnlineSnapshot = {
  ...NOTHING_SAID,
  table: null,
  players: [],
  status: 'offline',
  refused: null,
  unsaid: [],
  tried: null,
};

/** What a connection to the match does for a board. */
type PlayedFrom = Pick<Required<TableMatch<unknown, AnyEvent>>, 'seat' | 'snapshots'> & {
  readonly play: (move: AnyMove, seen: number) => void;
};

const WAITS_MS = 180_000;

/**
 * What a board needs of it, or null before the match has been told.
 * @param waits how long this table waits for somebody who is away, in milliseconds; by default, as long as servers do by default
 */
export const tableMatchOf = (
  { table, players, status, clock, banks, news, watching }: OnlineSnapshot,
  { seat, play, snapshots }: PlayedFrom,
  waits = WAITS_MS,
): TableMatch<unknown, AnyEvent> | null =>
  table === null
    ? null
    : {
        view: table.view,
        events: table.events,
        seat,
        seats: players.map(seatInfoOf),
        status,
        clock,
        banks,
        watching,
        ...table.beside,
        ...(news !== null && newsFor(table, news, waits)),
        // What is shown may be a move behind what was told: a press is meant for what is shown.
        play: move => play(move, table.stateID),
        snapshots: table.isWhole ? snapshots : null,
      };

type TableNewsShown = Pick<TableMatch<unknown, AnyEvent>, 'away' | 'incidents' | 'endedBy'>;

/** What was made of some news for a match last: it stays the same object as long as neither changes. */
const shown = new WeakMap<OnlineNews, { readonly of: KnownMatch; readonly news: TableNewsShown }>();

const newsFor = (table: KnownMatch, news: OnlineNews, waits: number): TableNewsShown => {
  const known = shown.get(news);
  if (known?.of === table) return known.news;
  const { incidents, away } = news;
  const made: TableNewsShown = {
    away: new Map(
      [...(away ?? [])].map(([seat, until]) => [
        seat,
        { until, all: Math.max(waits, until - monotonicNow()) },
      ]),
    ),
    incidents: incidents.map(({ kind, seat, by, at }) => ({
      kind,
      seat,
      by,
      after: table.eventsBefore(at),
    })),
    endedBy: incidents.find(({ kind }) => kind === 'ended')?.seat ?? null,
  };
  shown.set(news, { of: table, news: made });
  return made;
};
