import type { AnyMove } from '../../../game/contract.ts';
import type { GameModule } from '../../../game/index.ts';
import type { AnyChoice } from '../../../game/shared/beforehand.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Reaction } from '../../../game/shared/talk.ts';
import type { Snapshots } from '../../table/timeline.ts';
import { newRepeatFilter } from '../../ui/hooks/repeat-filter.ts';
import { monotonicNow } from '../../ui/monotonic-now.ts';
import { randomText } from '../../ui/random-text.ts';
import {
  type AnyPacket,
  type Effect,
  HEARD_NAMES,
  type Message,
  newConnection,
  statusOf,
  step,
} from './connection-state.ts';
import { type ConnectionOptions, openClient, type PendingMove } from './framework-client.ts';
import { KEPT_NOWHERE, keptUnsaid } from './kept-unsaid.ts';
import { NOTHING, type OnlineSnapshot } from './online-snapshot.ts';
import { newOutbox } from './outbox.ts';
import { reconnectPatiently } from './reconnect.ts';
import { newRetries, PAUSE_MS } from './retries.ts';
import { followTransports } from './transports.ts';

export type MatchConnection = {
  readonly seat: Seat | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => OnlineSnapshot;
  /** @param seen the state in sight of which it is played; by default, the last that was told */
  readonly play: (move: AnyMove, seen?: number) => void;
  /** Takes this seat's last move back, or asks the others whether it may. */
  readonly undo: () => void;
  /** What this seat says to whoever asks. */
  readonly answerUndo: (agree: boolean) => void;
  /** All that this seat wants done when its turn comes, in the place of what it has chosen. */
  readonly chooseBeforehand: (choices: readonly AnyChoice[]) => void;
  /** Says a line to everybody at the table: at once, or as soon as that can be. */
  readonly say: (text: string) => void;
  /** Says a line that was refused once more, or no more. */
  readonly sayAgain: (id: string) => void;
  readonly takeBackLine: (id: string) => void;
  /** Shows them a reaction. */
  readonly react: (reaction: Reaction) => void;
  /** Tries now to reach the server. */
  readonly dial: () => void;
  /** Takes one's seat back from the bot that stands in, by asking for the match anew: whoever comes to it has their seat. */
  readonly comeBack: () => void;
  /** Asks for what was said before the first line that is known. */
  readonly askTalkBefore: () => void;
  /** What this page has been told. */
  readonly snapshots: Snapshots<unknown>;
  readonly close: () => void;
};

/** How each effect is had. */
type Performing = {
  readonly [Kind in Effect['kind']]: (effect: Extract<Effect, { readonly kind: Kind }>) => unknown;
};

/**
 * Comes to a match on the server and stays there. What comes of all that happens is worked out in `connection-state.ts`;
 * here it happens, and is done.
 */
export const connectToMatch = (module: GameModule, options: ConnectionOptions): MatchConnection => {
  const { matchID, as } = options;
  const client = openClient(module, options);
  const listeners = new Set<() => void>();
  let state = newConnection(matchID, as?.seat ?? null);
  let current: OnlineSnapshot = NOTHING;
  let isClosed = false;
  const repeats = newRepeatFilter();

  const publish = () => {
    const { refused, beside } = state;
    current = {
      table: client.match(),
      players: client.players(),
      status: statusOf(state),
      refused,
      ...beside,
      unsaid: outbox.lines(),
      tried: transports.tried(),
    };
    for (const listener of listeners) listener();
  };
  const dispatch = (message: Message) => {
    const next = step(state, message, { ...client.known(), at: monotonicNow() });
    if (next === null) return;
    const [after, ...effects] = next;
    state = after;
    for (const effect of effects) perform[effect.kind](effect as never);
    publish();
  };
  const perform: Performing = {
    'request-sync': () => client.requestSync(),
    'request-history': ({ before }) => socket.emit('history', matchID, before),
    send: ({ move }) => send(move),
    retries: ({ how }) => retries[how](),
    outbox: ({ isOpen }) => outbox.open(isOpen),
    said: ({ ids }) => outbox.said(ids),
    // A page that is in sight need not say so: of one that comes that is taken for granted.
    'tell-sight': () => document.hidden && tellSight(true),
    'reconnect-later': () => setTimeout(() => isClosed || socket.connect(), PAUSE_MS),
  };
  const send = ({ id, action, stateID }: PendingMove) => {
    if (action === null) socket.emit('undo', matchID, stateID, id);
    else socket.emit('update', action, stateID, matchID, String(as?.seat), id);
  };
  /** The server tells a seat of its turn in other ways where nobody sees its page. */
  const tellSight = (isHidden: boolean) => {
    if (as !== null && state.inSync) socket.emit('hidden', matchID, isHidden);
  };
  const make = (action: PendingMove['action'], stateID = client.known().stateID) => {
    if (stateID !== null) dispatch({ kind: 'make', move: { id: randomText(), action, stateID } });
  };

  const retries = newRetries(
    () => {
      if (socket.connected) dispatch({ kind: 'unanswered' });
    },
    () => transports.redial(),
  );
  client.start();
  const socket = client.socket();
  reconnectPatiently(socket.io);
  // These hear what the framework's transport has heard and handed on before them; it asks for the match by itself.
  socket.on('connect', () => dispatch({ kind: 'connected' }));
  socket.on('disconnect', reason => dispatch({ kind: 'disconnected', reason }));
  // Nor does it keep what came before the last moves.
  socket.on('history', (id, before, page) => {
    if (id === matchID) client.addHistory(before, page);
  });
  // Nor what it was not there for.
  socket.on('view', (id, stateID, view) => {
    if (id !== matchID || view === null) return;
    client.addEarlier(stateID, view);
    publish();
  });
  for (const name of HEARD_NAMES)
    socket.on(name, (...args: readonly unknown[]) => {
      dispatch({ kind: 'received', packet: [name, ...args] as unknown as AnyPacket });
    });
  const outbox = newOutbox(
    ({ id, text }, answered) => socket.emit('chat', matchID, { id, payload: text }, answered),
    publish,
    as === null ? KEPT_NOWHERE : keptUnsaid(matchID, as.seat),
  );
  const transports = followTransports(socket, publish);
  const forgetSight = watchSight(tellSight);

  return {
    seat: as?.seat ?? null,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => current,
    play: (move, seen) => {
      const action = client.actionOf(move);
      if (action !== null) make(action, seen);
    },
    undo: () => {
      // A second press was meant for the same move.
      if (!repeats.isRepeat('undo')) make(null);
    },
    answerUndo: agree => {
      const { asking: now } = current;
      // What is handed to a socket that is cut goes out before the server knows the page again.
      if (now !== null && state.inSync) socket.emit('undo-answer', matchID, now.stateID, agree);
    },
    chooseBeforehand: choices => {
      const { stateID } = client.known();
      if (stateID !== null && state.inSync) socket.emit('beforehand', matchID, stateID, choices);
    },
    say: text => outbox.say(randomText().slice(0, 16), text),
    sayAgain: outbox.again,
    takeBackLine: outbox.drop,
    dial: transports.tryNow,
    comeBack: () => {
      if (state.inSync) client.requestSync();
    },
    askTalkBefore: () => {
      const [first] = current.talk;
      if (first !== undefined && state.inSync) socket.emit('talk', matchID, first.seat, first.id);
    },
    react: shown => {
      if (state.inSync) socket.emit('react', matchID, shown);
    },
    snapshots: {
      at: client.snapshotAt,
      ask: at => {
        const { table } = current;
        if (table !== null && state.inSync) socket.emit('view', matchID, table.stateAt(at).stateID);
      },
    },
    close: () => {
      // The framework breaks at a second one.
      if (isClosed) return;
      isClosed = true;
      listeners.clear();
      forgetSight();
      retries.stop();
      outbox.open(false);
      transports.stop();
      client.stop();
    },
  };
};

/**
 * Hears whether the page is in sight: not in a tab, or behind a screen, that nobody sees.
 * @returns what ends it
 */
const watchSight = (changed: (isHidden: boolean) => void): (() => void) => {
  const hear = () => changed(document.hidden);
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};
