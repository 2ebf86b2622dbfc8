import type { Seat } from '../../game/shared/seats.ts';
import type { Payload, ToPageName } from '../../wire/to-page.ts';
import type { MatchData, MatchState, PlayerData } from '../boardgame.ts';
import { isOwner } from '../match/seats.ts';
import { type ServedGame, viewerOf } from '../match/served-game.ts';
import { type Listener, listenerAt } from './blocked-talk.ts';
import type { PageSocket } from './page-socket.ts';
import { broadcastTo, type Moment, ViewRoom } from './view-room.ts';

/** One open page at one match. */
export type Session = {
  readonly socket: PageSocket;
  readonly game: ServedGame;
  readonly matchID: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly credentials: string | null;
  /** Of a spectator who is a member, their id: there may be somebody of whom they want to read nothing. */
  readonly member: string | null;
  /** A state that it has been sent, and has said once that it does not show; `shown` once it has said so twice and is sent it again. */
  behind: { readonly stateID: number; shown: Promise<unknown> | null } | null;
  /** The `beforehand` that it was sent last, as JSON; absent or empty where there was none. */
  chosen?: string;
  /** The page has said that nobody sees it: it is in another tab, or behind a locked screen. */
  isHidden?: boolean;
};

/** All pages of this node at one match. */
export class MatchPages {
  /** The latest version of the match that is known to be stored: nothing older is shown any more. */
  version: number | null = null;
  readonly #sessions = new Set<Session>();
  /** By who sees the match in that way, or with null for all who see it alike. */
  readonly #rooms = new Map<Seat | null, ViewRoom>();
  /** How many pages each seat has. */
  readonly #counts = new Map<Seat | null, number>();
  /** The players of the match when `strangers` looked last. */
  #seated: MatchData['players'] | null = null;
  #seats: ReadonlySet<Seat> | null = null;
  #looking: ReadonlySet<Seat> | null = null;

  get sessions(): ReadonlySet<Session> {
    return this.#sessions;
  }

  /** Seats with a page of their owner's; spectators do not count. The same set for as long as nobody comes or goes. */
  seats(): ReadonlySet<Seat> {
    this.#seats ??= new Set([...this.#counts.keys()].filter(seat => seat !== null));
    return this.#seats;
  }

  /** Those of them that have a page in sight. Asked with every command, however many watch. */
  looking(): ReadonlySet<Seat> {
    if (this.#looking === null) {
      const inSight = [...this.#sessions].filter(({ isHidden }) => isHidden !== true);
      this.#looking = new Set(inSight.flatMap(({ seat }) => seat ?? []));
    }
    return this.#looking;
  }

  hide(session: Session, isHidden: boolean): void {
    session.isHidden = isHidden;
    this.#looking = null;
  }

  /** How many pages watch. */
  get watchers(): number {
    return this.#counts.get(null) ?? 0;
  }

  /** The members who watch. */
  get members(): readonly string[] {
    return [...this.#sessions].flatMap(({ member }) => member ?? []);
  }

  /** Whether all rooms know what the match began with. */
  get hasOpenings(): boolean {
    return [...this.#rooms.values()].every(({ hasOpening }) => hasOpening);
  }

  /** @returns whether this version is newer than any that was known here */
  noteVersion(version: number): boolean {
    const isNew = version > (this.version ?? 0);
    if (isNew) this.version = version;
    return isNew;
  }

  room({ game, seat }: Session): ViewRoom {
    return this.#rooms.get(viewerOf(game, seat))!;
  }

  add(session: Session): void {
    const { seat } = session;
    this.#sessions.add(session);
    this.#changed();
    this.#seated = null;
    this.#counts.set(seat, (this.#counts.get(seat) ?? 0) + 1);
    const viewer = viewerOf(session.game, seat);
    if (!this.#rooms.has(viewer)) this.#rooms.set(viewer, new ViewRoom(session, viewer));
  }

  remove(session: Session): void {
    const { seat } = session;
    this.#sessions.delete(session);
    this.#changed();
    this.room(session).remove(session);
    const left = this.#counts.get(seat)! - 1;
    if (left > 0) this.#counts.set(seat, left);
    else this.#counts.delete(seat);
    const viewer = viewerOf(session.game, seat);
    const isWanted = [...this.#counts.keys()].some(other => viewerOf(session.game, other) === viewer);
    if (!isWanted) this.#rooms.delete(viewer);
  }

  /** The pages of seats that are somebody else's by now. Credentials are compared only when the players have changed. */
  strangers(data: MatchData): readonly Session[] {
    if (data.players === this.#seated) return [];
    this.#seated = data.players;
    return [...this.#sessions].filter(
      ({ seat, credentials }) => seat !== null && !isOwner(data, seat, credentials),
    );
  }

  begin(initialState: MatchState): void {
    for (const room of this.#rooms.values()) room.beginWith(initialState);
  }

  /**
   * Tells all pages what has changed for them.
   * @returns the rooms that have to be shown everything
   */
  show(moment: Moment): readonly ViewRoom[] {
    return [...this.#rooms.values()].filter(room => !room.show(moment));
  }

  /** Shows everything to all that have not been shown anything yet. */
  showBegun(moment: Moment, players: readonly PlayerData[]): void {
    for (const room of this.#rooms.values()) {
      if (room.stateID !== null) continue;
      for (const session of this.#sessions) if (this.room(session) === room) room.admit(session);
      room.showAll(moment, players);
    }
  }

  #changed(): void {
    this.#seats = null;
    this.#looking = null;
  }

  /** The same to all but those of some seats, or members who watch. */
  broadcastExcept<Name extends ToPageName>(
    blocking: ReadonlySet<Listener>,
    event: Name,
    ...payload: Payload<Name>
  ): void {
    if (blocking.size === 0) {
      this.broadcast(event, ...payload);
      return;
    }
    for (const session of this.#sessions) {
      const { socket } = session;
      const listener = listenerAt(session);
      const isExcepted = listener !== null && blocking.has(listener);
      if (!isExcepted && this.room(session).has(session)) socket.emit(event, ...(payload as never));
    }
  }

  /** Sends an event to all pages that have been admitted to a room. */
  broadcast<Name extends ToPageName>(event: Name, ...payload: Payload<Name>): void {
    const rooms = [...this.#rooms.values()].filter(({ isEmpty }) => !isEmpty);
    if (rooms.length > 0)
      broadcastTo(
        this.#sessions,
        rooms.map(({ name }) => name),
        event,
        ...payload,
      );
  }
}
