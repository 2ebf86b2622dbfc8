import type { Seat } from '../../game/shared/seats.ts';
import type { Payload, ShownEntry, ShownState, ToPageName } from '../../wire/to-page.ts';
import type { MatchState, PlayerData } from '../boardgame.ts';
import type { Published } from '../match/ports.ts';
import { type ServedGame, viewerOf } from '../match/served-game.ts';
import { patchBetween } from '../patch.ts';
import type { Session } from './match-pages.ts';
import { openingOf, updateFor } from './outbound.ts';

/** A match at one moment, with the last entries of its log, and the move of a page's by which it has come to that. */
export type Moment = Pick<Published, 'match' | 'log' | 'answers'>;

/** What pages have been shown: a state, and with a `sync` the last moves that led to it. */
type Shown = {
  readonly version: number;
  readonly state: ShownState;
  readonly log: readonly ShownEntry[] | null;
};

/**
 * The pages that see a match in the same way: those of one seat, all that watch, or all
 * at a table where nobody knows more than others. They have all been shown the same,
 * so that what comes next is filtered, compared and encoded once for all of them.
 */
export class ViewRoom {
  /** Its name among socket.io's rooms. */
  readonly name: string;
  readonly #game: ServedGame;
  readonly #matchID: string;
  readonly #viewer: Seat | null;
  readonly #pages = new Set<Session>();
  #shown: Shown | null = null;
  #opening: ShownState | null = null;
  /** The id of the move that the last patch showed, where it is a move of one of these pages. */
  #answered: string | null = null;

  constructor({ game, matchID }: Pick<Session, 'game' | 'matchID'>, viewer: Seat | null) {
    this.name = `${matchID}/${viewer ?? 'all'}`;
    this.#game = game;
    this.#matchID = matchID;
    this.#viewer = viewer;
  }

  get isEmpty(): boolean {
    return this.#pages.size === 0;
  }

  /** The number of the state that its pages have been shown, or null where there was none yet. */
  get stateID(): number | null {
    return this.#shown?.state._stateID ?? null;
  }

  has(session: Session): boolean {
    return this.#pages.has(session);
  }

  /** Whether the last patch has told this page that its move was made, so that it needs no other answer. */
  hasAnswered(session: Session, moveID: string): boolean {
    return this.#answered === moveID && this.has(session);
  }

  /** Whether it is known what the match began with, which `everything` needs. It never changes. */
  get hasOpening(): boolean {
    return this.#opening !== null;
  }

  beginWith(initialState: MatchState): void {
    this.#opening ??= openingOf(this.#game, initialState);
  }

  /**
   * Tells its pages what has changed since what they were shown last.
   * @returns false where that cannot be told, and they have to be shown everything
   */
  show({ match: { state, version }, log, answers }: Moment): boolean {
    this.#answered = null;
    if (this.isEmpty) {
      this.#shown = null;
      return true;
    }
    if (this.#shown === null || state === null) return state === null;
    if (version <= this.#shown.version) return true;
    const before = this.#shown.state;
    const missed = log.filter(({ _stateID }) => _stateID >= before._stateID);
    if (missed.length !== state._stateID - before._stateID) return false;
    const [, now, told] = updateFor(this.#game, this.#matchID, this.#viewer, state, missed);
    this.#shown = { version, state: now, log: null };
    const patch = patchBetween(before, now);
    if (patch.length === 0) return true;
    // The framework's client takes a patch for failed if the state has the same number after it.
    if (missed.length === 0) this.#broadcast('update', this.#matchID, now, told);
    else {
      const isOwn = answers !== undefined && viewerOf(this.#game, answers.seat) === this.#viewer;
      this.#answered = isOwn ? answers.moveID : null;
      const id = isOwn ? ([answers.moveID] as const) : ([] as const);
      this.#broadcast('patch', this.#matchID, before._stateID, now._stateID, patch, told, ...id);
    }
    return true;
  }

  /** Shows its pages everything. */
  showAll(moment: Moment, players: readonly PlayerData[]): void {
    this.#broadcast('sync', this.#matchID, this.everything(moment, players));
  }

  /**
   * All that its pages may know, but for the moves before the last ones: the second argument of the event `sync`.
   * @param moment no earlier than what they were shown last
   */
  everything({ match, log }: Moment, players: readonly PlayerData[]): Payload<'sync'>[1] {
    const { version, state } = match;
    if (state === null || this.#opening === null) throw new Error('the match has not begun');
    const opening = { initialState: this.#opening, filteredMetadata: players };
    const before = this.#shown;
    // Until the match changes, each page that enters is shown the same.
    if (before?.version === version && before.log !== null)
      return { state: before.state, log: before.log, ...opening };
    const [, now, seen] = updateFor(this.#game, this.#matchID, this.#viewer, state, log);
    this.#shown = { version, state: now, log: seen };
    return { state: now, log: seen, ...opening };
  }

  /** The arguments of an `update` for a page that still shows an earlier state: the state now, and the moves in between. */
  update({ match: { state }, log }: Moment, inSight: number): Payload<'update'> | null {
    if (state === null) return null;
    const missed = log.filter(({ _stateID }) => _stateID >= inSight);
    if (missed.length !== state._stateID - inSight) return null;
    return updateFor(this.#game, this.#matchID, this.#viewer, state, missed);
  }

  /** Lets a page in that has just been shown the same as everybody in here. */
  admit(session: Session): void {
    // The page that enters has not had the last patch.
    this.#answered = null;
    this.#pages.add(session);
    void session.socket.join(this.name);
  }

  remove(session: Session): void {
    if (this.#pages.delete(session)) void session.socket.leave(this.name);
  }

  #broadcast<Name extends ToPageName>(event: Name, ...payload: Payload<Name>): void {
    broadcastTo(this.#pages, [this.name], event, ...payload);
  }
}

/** Sends an event to all pages in some rooms of one game, encoded once. */
export const broadcastTo = <Name extends ToPageName>(
  pages: Iterable<Session>,
  rooms: readonly string[],
  event: Name,
  ...payload: Payload<Name>
): void => {
  for (const { socket } of pages) {
    // Other nodes send it to their own pages.
    socket.nsp.local.to([...rooms]).emit(event, ...(payload as never));
    return;
  }
};
