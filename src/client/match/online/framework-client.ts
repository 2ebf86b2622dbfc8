import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Socket } from 'socket.io-client';
import type { AnyEvent, AnyMove } from '../../../game/contract.ts';
import { moveAction, moverOf } from '../../../game/framework/actions.ts';
import { createGame } from '../../../game/framework/create-game.ts';
import {
  besideEvents,
  eventsOfEntry,
  standingEntries,
  type UndoMetadata,
} from '../../../game/framework/log-events.ts';
import type { GameModule } from '../../../game/index.ts';
import type { BesideEvents } from '../../../game/shared/beside-events.ts';
import { FAR_BACK } from '../../../game/shared/far-back.ts';
import type { PublicSeat } from '../../../game/shared/seat-data.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { FromPage } from '../../../wire/from-page.ts';
import type { Payload, ToPage } from '../../../wire/to-page.ts';
import type { Known } from './connection-state.ts';
import { History } from './history.ts';
import { isFull } from './seats.ts';
import { SnapshotList } from './snapshot-list.ts';
import { socketOptions } from './transports.ts';

/** The socket of a page, with what it may say and hear. */
export type PageSocket = Socket<ToPage, FromPage>;
type Action = Parameters<FromPage['update']>[0];

/** A move of this page's that the server has not answered yet. A repeat bears the same id, so it is made once. */
export type PendingMove = {
  readonly id: string;
  /** As boardgame.io puts it; null takes a move back instead. */
  readonly action: Action | null;
  /** In sight of which state it is made. */
  readonly stateID: number;
};

/** A match as the server has told it. */
export type KnownMatch = {
  /** The number of this state. */
  readonly stateID: number;
  readonly view: unknown;
  /** Every event so far; as long as some of the history is missing, those of the opening and of the latest moves. */
  readonly events: readonly AnyEvent[];
  /** Nothing is missing between the opening and the latest moves. */
  readonly isWhole: boolean;
  /** How many of these events had come about when a state of this number was reached. */
  readonly eventsBefore: (stateID: number) => number;
  /** The state from which so many events can be followed, by its own move at most. */
  readonly stateAt: (events: number) => StateAt;
  /** What was taken back, and which moves a bot or the clock made for somebody. */
  readonly beside: BesideEvents;
  /** What this page's seat may take back, or null. */
  readonly back: Undoable | null;
  /** Has it taken back what had been seen, with nobody to ask? As far as the history is known. */
  readonly tookUnasked: boolean;
};

/** A state of earlier: its number, and how many events there were then and after the next move. */
type StateAt = { readonly stateID: number; readonly events: number; readonly until: number };

/** The last move of a seat, which goes with what all have done since. */
export type Undoable = {
  /** Has it, or what was done since, shown anybody what was hidden from them? */
  readonly hasShown: boolean;
  /** Who has acted since. */
  readonly since: readonly Seat[];
};

export type ConnectionOptions = {
  readonly matchID: string;
  /** The seat this page plays, with the credentials for it; null watches. */
  readonly as: { readonly seat: Seat; readonly credentials: string } | null;
  readonly newTransport?: ReturnType<typeof SocketIO>;
};

/**
 * boardgame.io's client on its own transport, which keeps the state and the log of a match as they are told.
 * Its moves are sent with an id, and nothing else it might send is.
 */
export const openClient = (
  module: GameModule,
  { matchID, as, newTransport = SocketIO({ socketOpts: socketOptions() }) }: ConnectionOptions,
) => {
  let transport!: ReturnType<typeof newTransport>;
  const history = new History();
  const client = Client({
    // The server's state takes the place of what this would set up, so there is no seed to know.
    game: createGame(module, () => ''),
    multiplayer: options => {
      transport = newTransport({
        ...options,
        transportDataCallback: data => {
          // The framework breaks at an update of a match whose state it has never been told.
          if (data.type === 'sync' && data.args[0] === matchID) {
            const [, synced] = data.args;
            history.sync(synced, history.whole(client.log ?? []));
          }
          const isChange = data.type === 'update' || data.type === 'patch';
          if (!isChange || client.store.getState() !== null) options.transportDataCallback(data);
        },
      });
      return transport;
    },
    matchID,
    ...(as === null ? {} : { playerID: String(as.seat), credentials: as.credentials }),
    debug: false,
  });
  const seen = new SnapshotList();
  const match = latestMatch(module, as?.seat ?? null, history, seen);

  return {
    start: () => client.start(),
    stop: () => client.stop(),
    socket: (): PageSocket => transport.socket as unknown as PageSocket,
    requestSync: () => transport.requestSync(),
    /**
     * The match as it was told, or null before that; the same object as long as nothing was added. It does not wait for
     * its history: that is added when all of it is there.
     */
    match: (): KnownMatch | null => match(client),
    /** See `Snapshots`. */
    snapshotAt: (events: number) => seen.at(events),
    /** A view of earlier that was asked for. */
    addEarlier: (stateID: number, view: unknown) => {
      const known = match(client);
      const of = known?.stateAt(known.eventsBefore(stateID));
      if (of?.stateID === stateID) seen.addEarlier(view, of.events, of.until);
    },
    /** How far the match is known. */
    known: (): Omit<Known, 'at'> => {
      const stateID = client.store.getState()?._stateID ?? null;
      const { missing, pages } = history;
      const hasGap = history.hasGap(client.log ?? [], stateID ?? 0);
      return { stateID, hasGap, missing, pages, isFull: isFull(playersOf(client)) };
    },
    addHistory: (before: number, page: Payload<'history'>[2]) =>
      history.add(before, page as readonly LogEntry[]),
    players: () => playersOf(client),
    /**
     * A move as boardgame.io puts it, or null when this page plays no seat, or the game has no such move. It is not made in
     * this client first: the server says what is legal, and what the page shows may be a move behind what it was told.
     */
    actionOf: (move: AnyMove): Action | null =>
      as !== null && Object.hasOwn(client.moves, move[0]) ? moveAction(as.seat, move, as.credentials) : null,
  };
};

const playersOf = ({ matchData }: ReturnType<typeof Client>): readonly PublicSeat[] =>
  (matchData as readonly PublicSeat[] | undefined) ?? [];

/** What a `sync` tells of how the match began. */
type Fresh = { readonly opening: readonly AnyEvent[] };

/** View and events of a match as boardgame.io's client holds them now. */
const latestMatch = (module: GameModule, seat: Seat | null, history: History, seen: SnapshotList) => {
  let latest: KnownMatch | null = null;
  let initial: unknown = null;
  let entries = -1;
  let whole = false;
  return (client: ReturnType<typeof Client>): KnownMatch | null => {
    const state = client.store.getState();
    const fresh = client.getInitialState()?.G as Fresh | undefined;
    if (state === null || fresh === undefined) return latest;
    const isWhole = history.missing === null;
    const log = isWhole ? history.whole(client.log ?? []) : (client.log ?? []);
    const standing = standingEntries(log);
    // The log of a match only grows, so as many entries are the same entries.
    const isLonger = fresh !== initial || log.length !== entries || isWhole !== whole;
    if (latest !== null && !isLonger && latest.view === state.G) return latest;
    const events =
      latest === null || isLonger ? [...fresh.opening, ...standing.flatMap(eventsOfEntry)] : latest.events;
    [initial, entries, whole] = [fresh, log.length, isWhole];
    const openingEvents = fresh.opening.length;
    const eventsBefore = (stateID: number) =>
      standing
        .filter(entry => entry._stateID < stateID)
        .reduce((sum, entry) => sum + eventsOfEntry(entry).length, openingEvents);
    latest = {
      stateID: state._stateID,
      view: state.G,
      events,
      isWhole,
      eventsBefore,
      stateAt: at => stateAtIn(standing, openingEvents, at),
      beside: besideEvents(openingEvents, log),
      back: seat === null ? null : backOf(module, standing, seat),
      tookUnasked: log.some(entry => isUnasked(entry, seat)),
    };
    // A view is found by how many events had come about: that is known of a whole history alone.
    if (isWhole) seen.add(state.G, events.length, log.length);
    return latest;
  };
};

/** The last state in which no more than so many events had come about. */
const stateAtIn = (standing: readonly LogEntry[], opening: number, at: number): StateAt => {
  let state = { stateID: 0, events: opening };
  for (const entry of standing) {
    const until = state.events + eventsOfEntry(entry).length;
    if (until > at) return { ...state, until };
    state = { stateID: entry._stateID + 1, events: until };
  }
  return { ...state, until: state.events + 1 };
};

const isUnasked = (entry: LogEntry, seat: Seat | null): boolean =>
  (entry.metadata as Partial<UndoMetadata> | undefined)?.unasked === true && moverOf(entry) === seat;

/** The last move of a seat, unless it is long ago; where all choose in secret, only until that is shown. */
const backOf = ({ meta, rules }: GameModule, log: readonly LogEntry[], seat: Seat): Undoable | null => {
  const isTogether = meta.turns === 'together';
  let hasShown = false;
  const since: Seat[] = [];
  for (const entry of log.toReversed()) {
    if (since.length > FAR_BACK) return null;
    hasShown ||= eventsOfEntry(entry).some(event => rules.reveals(event));
    if (isTogether && hasShown) return null;
    const mover = moverOf(entry);
    // What others choose meanwhile stays theirs.
    if (mover === seat) return { hasShown, since: isTogether ? [] : since };
    since.push(mover);
  }
  return null;
};
