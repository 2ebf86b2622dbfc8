import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import { eventsOfLog } from '../../game/framework/log-events.ts';
import type { GameModule } from '../../game/index.ts';
import type { PublicSeat } from '../../game/shared/seat-data.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Clock, TableMatch } from '../table/table-match.ts';
import { seatInfoOf } from './seats.ts';
import { watchAnswers } from './watch.ts';

/**
 * Why the last thing this page sent came to nothing: a code of the server's (`refused`), or `lost` when a move
 * never arrived there. `id` tells one occasion from the next.
 */
export type Refused = { readonly code: string; readonly id: number };

/** An online match as this page knows it now. */
export type OnlineSnapshot = {
  /** Null until the server has told the match for the first time. */
  readonly table: { readonly view: unknown; readonly events: readonly AnyEvent[] } | null;
  readonly players: readonly PublicSeat[];
  readonly status: TableMatch<unknown, AnyEvent>['status'];
  readonly refused: Refused | null;
  /** Until when those to act must have acted, where the table plays against the clock. */
  readonly clock: Clock | null;
};

/** What a page knows before it has been told anything. */
export const NOTHING: OnlineSnapshot = {
  table: null,
  players: [],
  status: 'offline',
  refused: null,
  clock: null,
};

export type MatchConnection = {
  readonly seat: Seat | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => OnlineSnapshot;
  readonly play: (move: AnyMove) => void;
  readonly close: () => void;
};

export type ConnectionOptions = {
  readonly matchID: string;
  /** The seat this page plays, with the credentials for it; null watches. */
  readonly as: { readonly seat: Seat; readonly credentials: string } | null;
  readonly newTransport?: ReturnType<typeof SocketIO>;
};

const SOCKET_OPTIONS = {
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 300,
  reconnectionDelayMax: 2000,
};

/** After a refusal because of too many messages, or a goodbye of the server's. */
const PAUSE_MS = 1000;

/** Comes to a match on the server and stays there: what is lost on the way is asked for again. */
export const connectToMatch = (
  { rules, createGame }: GameModule,
  { matchID, as, newTransport = SocketIO({ socketOpts: SOCKET_OPTIONS }) }: ConnectionOptions,
): MatchConnection => {
  let transport!: ReturnType<typeof newTransport>;
  const client = Client({
    // The server's state takes the place of what this would set up, so there is no seed to know.
    game: createGame(() => ''),
    multiplayer: options => {
      transport = newTransport(options);
      return transport;
    },
    matchID,
    ...(as === null ? {} : { playerID: String(as.seat), credentials: as.credentials }),
    debug: false,
  });

  const listeners = new Set<() => void>();
  /** In sight of which state the move under way was made. */
  let sending: number | null = null;
  /** It only changes what this seat had chosen: neither the number of the state nor the log tells whether it came. */
  let onlyChanges = false;
  /** The socket is open and the match has been told over it. */
  let told = false;
  let refused: Refused | null = null;
  let clock: Clock | null = null;
  let current: OnlineSnapshot = NOTHING;

  const askAgain = () => {
    if (transport.socket?.connected) transport.requestSync();
  };
  const redial = () => transport.socket?.disconnect().connect();
  const watch = watchAnswers(askAgain, redial);

  const eventsNow = latestEvents(rules);
  const look = (): OnlineSnapshot => {
    const state = client.getState();
    const log = client.log ?? [];
    const initial = client.getInitialState();
    return {
      table: state === null || !initial ? null : { view: state.G, events: eventsNow(initial.G, log) },
      players: (client.matchData as readonly PublicSeat[] | undefined) ?? [],
      status: !told ? 'offline' : sending === null ? 'ready' : 'sending',
      refused,
      clock,
    };
  };
  const tell = () => {
    current = look();
    for (const listener of listeners) listener();
  };
  const refuse = (code: string) => {
    refused = { code, id: (refused?.id ?? 0) + 1 };
  };
  const settle = () => {
    sending = null;
    watch.settle();
  };

  const onUpdate = (id: string) => {
    const state = client.getState();
    if (id !== matchID || state === null) return;
    if (sending !== null && isAnswered(sending, state._stateID)) settle();
    // Every move is one entry of the log; a gap means that an update never came.
    if (told && (client.log ?? []).length < state._stateID && sending === null) {
      askAgain();
      watch.expect();
    }
    tell();
  };
  /** Where several act together, an update may be of somebody else's move while one's own is still under way. */
  const isAnswered = (from: number, stateID: number): boolean =>
    stateID > from &&
    (rules.asked === undefined ||
      (client.log ?? []).some(
        ({ action, _stateID }) => _stateID >= from && action.payload.playerID === String(as?.seat),
      ));
  const onSettled = (id: string, stateID: number) => {
    if (id !== matchID || stateID !== sending) return;
    settle();
    tell();
  };
  const onClock = (id: string, from: string, left: number) => {
    if (id !== matchID) return;
    clock = { from, until: Date.now() + left };
    tell();
  };
  const onSync = (id: string) => {
    if (id !== matchID) return;
    // Whether a change came is for the view to say.
    if (sending !== null && !onlyChanges && !isAnswered(sending, client.getState()?._stateID ?? sending))
      refuse('lost');
    told = true;
    settle();
    tell();
  };
  const onRefused = (id: string | null, stateID: number | null, code: string) => {
    if (id !== null && id !== matchID) return;
    if (stateID !== null && stateID !== sending) return;
    refuse(code);
    settle();
    // The message was not heard at all, so nothing else will come in answer to it.
    if (code === 'rate' || !told) setTimeout(askAgain, PAUSE_MS);
    else if (code === 'not-joined') askAgain();
    tell();
  };
  const onDisconnect = (reason: string) => {
    told = false;
    watch.settle();
    // After any other reason the socket dials again by itself.
    if (reason === 'io server disconnect') setTimeout(() => transport.socket?.connect(), PAUSE_MS);
    tell();
  };

  client.start();
  // These hear what the framework's transport has heard and handed on before them.
  transport.socket.on('connect', watch.expect);
  transport.socket.on('sync', onSync);
  transport.socket.on('update', onUpdate);
  transport.socket.on('refused', onRefused);
  transport.socket.on('settled', onSettled);
  transport.socket.on('clock', onClock);
  transport.socket.on('disconnect', onDisconnect);
  // Once only: the framework's client loses subscribers when others leave.
  client.subscribe(tell);

  return {
    seat: as?.seat ?? null,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => current,
    play: ([name, ...args]) => {
      const state = client.getState();
      if (current.status !== 'ready' || state === null) return;
      const move = Object.hasOwn(client.moves, name) ? client.moves[name] : undefined;
      if (move === undefined) return;
      sending = state._stateID;
      onlyChanges = rules.asked !== undefined && as !== null && !rules.seatsToAct(state.G).includes(as.seat);
      refused = null;
      watch.expect();
      move(...args);
      tell();
    },
    close: () => {
      listeners.clear();
      watch.settle();
      client.stop();
    },
  };
};

/** The public events of a match out of its log; the same list again as long as the log is the same. */
const latestEvents = (rules: GameModule['rules']) => {
  let from: readonly LogEntry[] | null = null;
  let events: readonly AnyEvent[] = [];
  return (initial: unknown, log: readonly LogEntry[]): readonly AnyEvent[] => {
    if (log !== from) {
      events = eventsOfLog(rules, initial, log);
      from = log;
    }
    return events;
  };
};

/** What a board needs of it, or null before the match has been told. */
export const tableMatchOf = (
  { table, players, status, clock }: OnlineSnapshot,
  { seat, play }: MatchConnection,
): TableMatch<unknown, AnyEvent> | null =>
  table === null ? null : { ...table, seat, seats: players.map(seatInfoOf), status, clock, play };
