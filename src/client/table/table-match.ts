import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import type { MakerAt, TakenBack } from '../../game/shared/beside-events.ts';
import type { IncidentKind } from '../../game/shared/incidents.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { OutOfTime } from '../../game/shared/table-clock.ts';
import type { Absences } from './away.ts';
import type { Snapshots } from './timeline.ts';

export type SeatInfo = {
  readonly name: string;
  /** The bot's name where one sits, else null. */
  readonly bot: string | null;
  /** Whose it is, where a member has made it. */
  readonly owner?: string;
  /** A member's: the name is nobody else's. */
  readonly member?: boolean;
  /** Its member has deleted themselves. */
  readonly former?: true;
  /** Until when they are on holiday, in milliseconds since 1970. */
  readonly holiday?: number;
  /** False where a person's page is not connected just now; always true for bots and in local matches. */
  readonly connected: boolean;
};

/** Until when (`monotonicNow`) each seat whose time runs now must have acted. */
export type Clock = ReadonlyMap<Seat, number>;

/** What befell somebody at the table, after so many events of the match; `by` whom, where others did it. */
export type TableIncident = {
  readonly kind: IncidentKind;
  readonly seat: Seat;
  readonly by?: readonly Seat[] | undefined;
  readonly after: number;
};

/** What was taken back, after so many events of those that stand. */
export type TableTakenBack = TakenBack;

/** Whose move an event shows, by its place among the events, where somebody else made it for them. */
export type TableMaker = MakerAt;

/**
 * A match as one person at one screen sees it, wherever it is played: online, local, hot-seat or in a
 * replay. Boards know nothing else of how a match is run.
 */
export type TableMatch<View, Event extends AnyEvent> = {
  readonly view: View;
  /** The seat that this screen plays, or null for a spectator. In hot-seat: the seat that is to act. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  /** Whose place a spectator looks at from; by default the first. */
  readonly watched?: Seat;
  /** Chooses whose place that is; absent where it cannot be chosen. */
  readonly watch?: (seat: Seat) => void;
  /** Whose secrets are shown here, where that is not `seat`: nobody's while several people look at one screen. */
  readonly secretsOf?: Seat | null;
  /** Every public event so far, in order. */
  readonly events: readonly Event[];
  /** `sending`: a move is under way. `offline`: the connection is lost and is being made again. */
  readonly status: 'ready' | 'sending' | 'offline';
  /** Whose time runs, where a table plays against the clock; null or absent when nobody's does. */
  readonly clock?: Clock | null;
  /** Milliseconds in the bank of each whose time does not run, where the table gives banks. */
  readonly banks?: ReadonlyMap<Seat, number>;
  /** What becomes of whoever is out of time, where the table chose that. */
  readonly outOfTime?: OutOfTime;
  /** Who is away and waited for, and until when. */
  readonly away?: Absences;
  /** How many watch, where that is known. */
  readonly watching?: number;
  /** What befell those at the table, in order. */
  readonly incidents?: readonly TableIncident[];
  /** What was taken back, in order. */
  readonly takenBack?: readonly TableTakenBack[];
  /** Moves that a bot made for somebody, or time that had run out. */
  readonly madeFor?: readonly TableMaker[];
  /** Who has ended the match by giving up, where somebody has. */
  readonly endedBy?: Seat | null;
  /** When it ended, in milliseconds since 1970, where that is known. */
  readonly ended?: number;
  /** The match is only looked at, as `seat` saw it: nothing can be played. */
  readonly isReplay?: boolean;
  /** It is the record of a match: nobody plays. */
  readonly isRecord?: boolean;
  /** At a screen for several people: has the turn just gone on, so that what is pressed now was meant by the one before? */
  readonly isHandedOn?: () => boolean;
  /** Makes a move. The board has asked `refusalOf` before. */
  readonly play: (move: AnyMove) => void;
  /**
   * How it was seen before; absent where there is no way back. Null as long as `events` has only the opening and the latest
   * moves: what happened in between is on its way.
   */
  readonly snapshots?: Snapshots<View> | null;
  /** After how many events something beside the table shows it, until somebody comes back; null or none: nothing does. */
  readonly shownAt?: number | null;
  readonly comeBack?: () => void;
};

/** Whose secrets may be shown on this screen. */
export const secretsOf = ({
  seat,
  secretsOf: of = seat,
}: Pick<TableMatch<unknown, AnyEvent>, 'seat' | 'secretsOf'>): Seat | null => of;

/** Do several people play at this screen? "You" would be each of them. */
export const isShared = ({
  isHandedOn,
  seats,
}: Pick<TableMatch<unknown, AnyEvent>, 'isHandedOn' | 'seats'>): boolean =>
  isHandedOn !== undefined && seats.filter(({ bot }) => bot === null).length > 1;

/** Has somebody ended the match by giving up? */
export const isGivenUp = ({ endedBy = null }: Pick<TableMatch<unknown, AnyEvent>, 'endedBy'>): boolean =>
  endedBy !== null;

/** The seat that lies in front of this screen: one's own, or whose place a spectator has chosen to look at from. */
export const seatInFront = ({
  seat,
  watched = 0,
}: Pick<TableMatch<unknown, AnyEvent>, 'seat' | 'watched'>): Seat => seat ?? watched;
