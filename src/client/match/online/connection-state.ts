import type { Seat } from '../../../game/shared/seats.ts';
import type { Payload, ToPageName } from '../../../wire/to-page.ts';
import type { PendingMove } from './framework-client.ts';
import type { OnlineSnapshot, Refused } from './online-snapshot.ts';
import {
  NOTHING_SAID,
  restarted,
  SIDE_MESSAGES,
  type SideChannel,
  type SideMessage,
  withSideMessage,
} from './side-channel.ts';

/** How it stands between a page and its match on the server. */
export type ConnectionState = {
  readonly matchID: string;
  /** Null watches. */
  readonly seat: Seat | null;
  /** Over the connection that is open now the server has told the match, or that it has not begun. */
  readonly inSync: boolean;
  readonly awaitsSync: boolean;
  /** The moves before this number have been asked for. */
  readonly asked: number | null;
  /** Before which numbers they have been, over this connection. */
  readonly requested: ReadonlySet<number>;
  /** The move that the server has not answered yet: it is sent again, and over a new connection, always with the same id. */
  readonly pending: PendingMove | null;
  /** It has been sent over the connection that is open now. */
  readonly isSent: boolean;
  readonly refused: Refused | null;
  /** How often this page has been refused something. */
  readonly refusals: number;
  readonly beside: SideChannel;
};

export const newConnection = (matchID: string, seat: Seat | null): ConnectionState => ({
  matchID,
  seat,
  inSync: false,
  awaitsSync: false,
  asked: null,
  requested: new Set(),
  pending: null,
  isSent: false,
  refused: null,
  refusals: 0,
  beside: NOTHING_SAID,
});

/** What happens to a connection: what its socket hears, what whoever sits before the page does, and that nothing comes. */
export type Message =
  | { readonly kind: 'received'; readonly packet: AnyPacket }
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected'; readonly reason: string }
  /** What was asked for is not there yet. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'make'; readonly move: PendingMove };
/** A message of the server's: its name, and its arguments. */
export type AnyPacket = {
  readonly [Name in ToPageName]: readonly [name: Name, ...payload: Payload<Name>];
}[ToPageName];

/** What is to be done, in order. */
export type Effect =
  | { readonly kind: 'request-sync' }
  | { readonly kind: 'request-history'; readonly before: number }
  | { readonly kind: 'send'; readonly move: PendingMove }
  /** Something has been asked; or is to be asked again, a little later; or nothing is awaited any more. */
  | { readonly kind: 'retries'; readonly how: 'start' | 'pause' | 'stop' }
  /** What is said can be sent, or has to wait. */
  | { readonly kind: 'outbox'; readonly isOpen: boolean }
  /** These lines of this page's have been said. */
  | { readonly kind: 'said'; readonly ids: readonly string[] }
  /** Nobody may see this page: its seat is told elsewhere. */
  | { readonly kind: 'tell-sight' }
  | { readonly kind: 'reconnect-later' };

/** What the framework's client knows of the match when something happens, which has heard it before. */
export type Known = {
  /** The number of the state that was told last, or null. */
  readonly stateID: number | null;
  /** Something is missing between what was synced and what was told since. */
  readonly hasGap: boolean;
  /** Moves before this number are not known yet; null where all are. */
  readonly missing: number | null;
  /** Before which numbers they are to be asked for, the latest first. */
  readonly pages: readonly number[];
  readonly isFull: boolean;
  /** `monotonicNow` */
  readonly at: number;
};

/** How it stands then, and what is to be done about it; null where nothing comes of it. */
export type Step = readonly [state: ConnectionState, ...effects: readonly Effect[]];

const retries = (how: 'start' | 'pause' | 'stop'): Effect => ({ kind: 'retries', how });
const then = ([state, ...effects]: Step, next: (state: ConnectionState) => Step): Step => {
  const [after, ...more] = next(state);
  return [after, ...effects, ...more];
};

/** Refusals of a whole match, which asking again will not change. */
const FINAL = new Set(['unknown-match', 'credentials', 'held-back', 'closed', 'deserted']);

const withRefusal = (state: ConnectionState, code: string): ConnectionState => {
  const refusals = state.refusals + 1;
  return { ...state, refusals, refused: { code, id: refusals } };
};
/** The move that was under way has been answered. */
const settled = (state: ConnectionState): Step => [
  { ...state, pending: null },
  ...(state.awaitsSync || state.asked !== null ? [] : [retries('stop')]),
];
const awaitingSync = (state: ConnectionState): Step => [{ ...state, awaitsSync: true }, retries('start')];
const askingForSync = (state: ConnectionState): Step => then([state, { kind: 'request-sync' }], awaitingSync);
const sendingPending = (state: ConnectionState): Step =>
  state.pending === null
    ? [state]
    : [
        { ...state, isSent: true },
        { kind: 'send', move: state.pending },
      ];
/** What happened before the last moves comes in pages, which are asked for all at once. */
const askingForHistory = (state: ConnectionState, { missing, pages }: Known): Step =>
  missing === null
    ? [{ ...state, asked: null }]
    : [
        { ...state, asked: missing, requested: new Set(pages) },
        ...pages.map((before): Effect => ({ kind: 'request-history', before })),
        retries('start'),
      ];
const inSync = (state: ConnectionState, known: Known): Step => {
  const now = { ...state, inSync: true, awaitsSync: false };
  const synced: Step = [
    now,
    { kind: 'outbox', isOpen: true },
    { kind: 'tell-sight' },
    retries(state.pending === null ? 'stop' : 'start'),
  ];
  const sent = state.isSent ? synced : then(synced, sendingPending);
  return then(sent, each => askingForHistory(each, known));
};

type Hear<Name extends ToPageName> = (
  state: ConnectionState,
  known: Known,
  ...payload: Payload<Name>
) => Step | null;

const updated = (state: ConnectionState, { stateID, hasGap }: Known): Step =>
  !state.awaitsSync && (stateID === null || hasGap) ? askingForSync(state) : [state];

const beside =
  <Name extends SideMessage>(name: Name): Hear<Name> =>
  (state, { at }, ...payload) => {
    const now = withSideMessage(state.beside, name, payload, at);
    if (now === null) return null;
    const ids = now.talk.flatMap(({ seat, id }) => (seat === state.seat ? [id] : []));
    return [
      { ...state, beside: now },
      { kind: 'said', ids },
    ];
  };

/** What comes of each message of the server's. */
const HEARD: { readonly [Name in ToPageName]: Hear<Name> } = {
  sync: (state, known) => inSync({ ...state, beside: restarted(state.beside) }, known),
  matchData: (state, known) => {
    if (known.stateID !== null) return [state];
    // As long as seats are free there is nothing else to tell; then the match comes unasked.
    return known.isFull ? awaitingSync(state) : inSync(state, known);
  },
  update: updated,
  patch: (state, known, _id, _before, _after, _patch, _log, moveID) => {
    const isOwn = moveID !== undefined && moveID === state.pending?.id;
    return then(isOwn ? settled(state) : [state], each => updated(each, known));
  },
  history: (state, known, _id, _before, page) => {
    const { missing } = known;
    // A server that has no such moves will not have them later.
    if (state.asked === null || page.length === 0 || missing === state.asked) return null;
    const now = { ...state, asked: missing };
    if (missing === null)
      return [now, ...(state.pending === null && !state.awaitsSync ? [retries('stop')] : [])];
    // Where its pages are not as long as they were taken to be.
    return state.requested.has(missing) ? [now, retries('start')] : askingForHistory(now, known);
  },
  // Whoever has asked looks back on it.
  view: () => null,
  answer: (state, _known, _id, moveID, kind, code = 'fault') => {
    if (moveID !== state.pending?.id) return null;
    const step = settled(state);
    if (kind !== 'refused') return step;
    return then(step, each => {
      const refused = withRefusal(each, code);
      return code === 'not-joined' ? askingForSync(refused) : [refused];
    });
  },
  /** Only of what bears no id: mostly of a sync. */
  refused: (state, _known, _id, _stateID, code) => {
    const now = withRefusal(state, code);
    if (FINAL.has(code)) return [{ ...now, awaitsSync: false }, retries('stop')];
    return state.awaitsSync || state.asked !== null ? [now, retries('pause')] : [now];
  },
  ...(Object.fromEntries(SIDE_MESSAGES.map(name => [name, beside(name)])) as {
    readonly [Name in SideMessage]: Hear<Name>;
  }),
};

/** What a page hears over its socket. */
export const HEARD_NAMES = Object.keys(HEARD) as readonly ToPageName[];

const hear = <Name extends ToPageName>(
  state: ConnectionState,
  known: Known,
  name: Name,
  payload: Payload<Name>,
): Step | null => {
  const [id] = payload as readonly unknown[];
  // What is refused before it was read may be of any match.
  const isOurs = id === state.matchID || (name === 'refused' && id === null);
  return isOurs ? HEARD[name](state, known, ...payload) : null;
};

/** What comes of a message. */
export const step = (state: ConnectionState, message: Message, known: Known): Step | null => {
  switch (message.kind) {
    case 'received': {
      const [name, ...payload] = message.packet;
      return hear(state, known, name, payload as Payload<typeof name>);
    }
    case 'connected':
      return awaitingSync(state);
    case 'disconnected':
      return [
        { ...state, inSync: false, isSent: false, awaitsSync: false, asked: null },
        { kind: 'outbox', isOpen: false },
        retries('stop'),
        // After any other reason the socket dials again by itself.
        ...(message.reason === 'io server disconnect' ? [{ kind: 'reconnect-later' } as const] : []),
      ];
    case 'unanswered':
      if (state.awaitsSync) return [state, { kind: 'request-sync' }];
      return then(
        state.asked === null ? [state] : [state, { kind: 'request-history', before: state.asked }],
        sendingPending,
      );
    case 'make':
      if (state.seat === null || statusOf(state) !== 'ready') return null;
      return then(sendingPending({ ...state, pending: message.move, refused: null }), each =>
        each.awaitsSync ? [each] : [each, retries('start')],
      );
  }
};

export const statusOf = ({ inSync, pending }: ConnectionState): OnlineSnapshot['status'] =>
  !inSync ? 'offline' : pending === null ? 'ready' : 'sending';
