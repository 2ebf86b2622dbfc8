import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import type { PublicSeat } from '../../game/shared/seat-data.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Reaction, TalkLine } from '../../game/shared/talk.ts';
import type { TableNews } from '../../wire/to-page.ts';
import { steadyNow } from '../steady-now.ts';
import type { Clock, TableMatch } from '../table/table-match.ts';
import type { KnownMatch } from './framework-client.ts';
import { seatInfoOf } from './seats.ts';
import type { Way } from './ways.ts';

/** Why the last thing this page sent came to nothing: a code of the server's. `id` tells one occasion from the next. */
export type Refused = { readonly code: string; readonly id: number };

/** An online match as this page knows it now. */
export type OnlineSnapshot = {
  /** Null until the match has begun and the server has told it. */
  readonly table: KnownMatch | null;
  readonly players: readonly PublicSeat[];
  readonly status: TableMatch<unknown, AnyEvent>['status'];
  readonly refused: Refused | null;
  /** Until when those whose time runs must have acted; null when nobody's does. */
  readonly clock: Clock | null;
  /** What else the table was told; null where there was nothing to tell. */
  readonly news: OnlineNews | null;
  /** What was said at the table last. */
  readonly talk: readonly TalkLine[];
  /** How many lines were said before those, which can be asked for. */
  readonly talkBefore: number;
  /** What this page says and the table has not heard yet, in order. */
  readonly unsaid: readonly Unsaid[];
  /** The ways to the server that were tried in vain; null where it is connected, or may be in a moment. */
  readonly tried: readonly Way[] | null;
  /** The last reaction that was shown since this page came. */
  readonly reaction: ShownReaction | null;
  /** Who asks whether they may take a move back. */
  readonly asking: Asking | null;
  /** How the last question ended since this page came, where not everybody agreed. */
  readonly endedAsking: EndedAsking | null;
  /** How many pages watch, this one among them where it does. */
  readonly watching: number;
};

/** A line on its way, or one that the server would not have: then why, a code of its own. */
export type Unsaid = { readonly id: string; readonly text: string; readonly refused: string | null };

/** What somebody shows for a moment; `id` tells one occasion from the next. */
export type ShownReaction = { readonly seat: Seat; readonly reaction: Reaction; readonly id: number };

export type Asking = {
  readonly seat: Seat;
  readonly stateID: number;
  /** Who has agreed. */
  readonly agreed: readonly Seat[];
  /** Until when the others may answer (`steadyNow`). */
  readonly until: number;
  /** What would be taken back has shown somebody what was hidden. */
  readonly shown?: true;
};

/** What the server tells of a table besides, with its moments as this page counts time (`steadyNow`). */
export type OnlineNews = Omit<TableNews, 'away' | 'votable'> & {
  readonly away: Clock | null;
  /** By seat, from when on the others may vote to go on without it. */
  readonly votable: Clock | null;
};

/** How a question ended to which not everybody has said yes. */
export type EndedAsking = {
  readonly seat: Seat;
  readonly stateID: number;
  /** Who said no, where somebody did. */
  readonly refusedBy?: Seat;
  /** Who had not answered. */
  readonly missing: readonly Seat[];
};

/** What a page knows before it has been told anything. */
export const NOTHING: OnlineSnapshot = {
  table: null,
  players: [],
  status: 'offline',
  refused: null,
  clock: null,
  news: null,
  asking: null,
  endedAsking: null,
  talk: [],
  talkBefore: 0,
  unsaid: [],
  tried: null,
  reaction: null,
  watching: 0,
};

/** What a connection to the match does for a board. */
type PlayedFrom = Pick<Required<TableMatch<unknown, AnyEvent>>, 'seat' | 'past'> & {
  readonly play: (move: AnyMove, seen: number) => void;
};

const WAITS_MS = 180_000;

/**
 * What a board needs of it, or null before the match has been told.
 * @param waits how long this table waits for somebody who is away, in milliseconds; by default, as long as servers do by default
 */
export const tableMatchOf = (
  { table, players, status, clock, news, watching }: OnlineSnapshot,
  { seat, play, past }: PlayedFrom,
  waits = WAITS_MS,
): TableMatch<unknown, AnyEvent> | null =>
  table === null
    ? null
    : {
        view: table.view,
        events: table.events,
        loadsHistory: !table.isWhole,
        seat,
        seats: players.map(seatInfoOf),
        status,
        clock,
        watching,
        ...table.beside,
        ...(news !== null && newsFor(table, news, waits)),
        // What is shown may be a move behind what was told: a press is meant for what is shown.
        play: move => play(move, table.stateID),
        past,
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
      [...(away ?? [])].map(([seat, until]) => [seat, { until, all: Math.max(waits, until - steadyNow()) }]),
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
