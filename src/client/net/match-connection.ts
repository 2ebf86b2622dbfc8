import type { LogEntry } from 'boardgame.io';
import type { AnyMove } from '../../game/contract.ts';
import type { GameModule } from '../../game/index.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Reaction } from '../../game/shared/talk.ts';
import { newEchoes } from '../hooks/echoes.ts';
import { randomText } from '../random-text.ts';
import { hearBesideMoves } from './beside-moves.ts';
import { type ConnectionOptions, openClient, type PendingMove } from './framework-client.ts';
import { KEPT_NOWHERE, keptUnsaid } from './kept-unsaid.ts';
import { NOTHING, type OnlineSnapshot, type Refused } from './online-snapshot.ts';
import { newOutbox } from './outbox.ts';
import { redialWithPatience } from './redialling.ts';
import { newRetries, PAUSE_MS } from './retries.ts';
import { isFull } from './seats.ts';
import { watchSight } from './sight.ts';
import { followWays } from './ways.ts';

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
  /** Says a line to everybody at the table: at once, or as soon as that can be. */
  readonly say: (text: string) => void;
  /** Says a line that was refused once more, or no more. */
  readonly sayAgain: (id: string) => void;
  readonly takeBackLine: (id: string) => void;
  /** Shows them a reaction. */
  readonly react: (reaction: Reaction) => void;
  /** Tries now to reach the server. */
  readonly dial: () => void;
  /** Asks for what was said before the first line that is known. */
  readonly askTalkBefore: () => void;
  /** The view after so many events, or null where this page was not told it. */
  readonly past: (at: number) => unknown;
  readonly close: () => void;
};

/** What the server says to a move. */
type AnswerKind = 'made' | 'repeated' | 'changed' | 'refused';

/** Refusals of a whole match, which asking again will not change. */
const FINAL = new Set(['unknown-match', 'credentials', 'closed', 'deserted']);

/**
 * Comes to a match on the server and stays there. A move is pending until its answer comes: without one it is sent
 * again, and again after a lost connection, always with the same id.
 */
export const connectToMatch = (module: GameModule, options: ConnectionOptions): MatchConnection => {
  const { matchID, as } = options;
  const client = openClient(module, options);
  const listeners = new Set<() => void>();
  let pending: PendingMove | null = null;
  /** The pending move has been sent over the connection that is open now. */
  let isSent = false;
  /** Over this connection the server has told the match, or that it has not begun. */
  let inSync = false;
  let awaitsSync = false;
  /** The moves before this number have been asked for. */
  let asked: number | null = null;
  /** Before which numbers they have been, over this connection. */
  let requested: ReadonlySet<number> = new Set();
  let refused: Refused | null = null;
  let refusals = 0;
  let current: OnlineSnapshot = NOTHING;
  let isClosed = false;
  const echoes = newEchoes();

  const retries = newRetries(
    () => {
      if (!client.socket()?.connected) return;
      if (awaitsSync) return client.requestSync();
      if (asked !== null) client.requestHistory(asked);
      sendPending();
    },
    () => ways.redial(),
  );

  const publish = () => {
    current = {
      table: client.match(),
      players: client.players(),
      status: !inSync ? 'offline' : pending === null ? 'ready' : 'sending',
      refused,
      ...beside.now(),
      unsaid: outbox.lines(),
      tried: ways.tried(),
    };
    for (const listener of listeners) listener();
  };
  const refuse = (code: string) => {
    refusals += 1;
    refused = { code, id: refusals };
  };
  const sendPending = () => {
    if (pending === null) return;
    isSent = true;
    client.send(pending);
  };
  /** The move that was under way has been answered. */
  const settle = () => {
    pending = null;
    if (!awaitsSync && asked === null) retries.stop();
  };
  const awaitSync = () => {
    awaitsSync = true;
    retries.start();
  };
  const askForSync = () => {
    client.requestSync();
    awaitSync();
  };
  /** What happened before the last moves comes in pages, which are asked for all at once. */
  const askForHistory = () => {
    asked = client.missing();
    if (asked === null) return;
    requested = new Set(client.missingPages());
    for (const before of requested) client.requestHistory(before);
    retries.start();
  };
  /** The server tells a seat of its turn by other ways where nobody sees its page. */
  const tellSight = (isHidden: boolean) => {
    if (as !== null && inSync) client.socket()?.emit('hidden', matchID, isHidden);
  };
  const enterSync = () => {
    inSync = true;
    outbox.open(true);
    // A page that is in sight need not say so: of one that comes that is taken for granted.
    if (document.hidden) tellSight(true);
    awaitsSync = false;
    if (pending === null) retries.stop();
    else retries.start();
    if (!isSent) sendPending();
    askForHistory();
  };

  const onSync = (id: string) => {
    if (id !== matchID) return;
    beside.restart();
    enterSync();
    publish();
  };
  const onHistory = (id: string, before: number, page: readonly LogEntry[]) => {
    if (id !== matchID || asked === null) return;
    // A server that has no such moves will not have them later.
    if (page.length === 0) return;
    client.addHistory(before, page);
    const missing = client.missing();
    if (missing === asked) return;
    asked = missing;
    // Where its pages are not as long as they were taken to be.
    if (missing !== null && !requested.has(missing)) askForHistory();
    else if (missing !== null) retries.start();
    if (asked === null && pending === null && !awaitsSync) retries.stop();
    publish();
  };
  const onPlayers = (id: string) => {
    if (id !== matchID) return;
    if (client.stateID() === null) {
      // As long as seats are free there is nothing else to tell; then the match comes unasked.
      if (isFull(client.players())) awaitSync();
      else enterSync();
    }
    publish();
  };
  const onUpdate = (id: string) => {
    if (id !== matchID) return;
    if (!awaitsSync && (client.stateID() === null || client.hasGap())) askForSync();
    publish();
  };
  const onPatch = (...[id, , , , , moveID]: readonly [string, ...unknown[]]) => {
    if (id === matchID && moveID !== undefined && moveID === pending?.id) settle();
    onUpdate(id);
  };
  const onAnswer = (id: string, moveID: string, kind: AnswerKind, code = 'fault') => {
    if (id !== matchID || moveID !== pending?.id) return;
    settle();
    if (kind === 'refused') refuse(code);
    if (kind === 'refused' && code === 'not-joined') askForSync();
    publish();
  };
  /** Only of what bears no id: mostly of a sync. */
  const onRefused = (id: string | null, _stateID: number | null, code: string) => {
    if (id !== null && id !== matchID) return;
    refuse(code);
    if (FINAL.has(code)) {
      awaitsSync = false;
      retries.stop();
    } else if (awaitsSync || asked !== null) retries.pause();
    publish();
  };
  const onDisconnect = (reason: string) => {
    inSync = false;
    outbox.open(false);
    isSent = false;
    awaitsSync = false;
    asked = null;
    retries.stop();
    // After any other reason the socket dials again by itself.
    if (reason === 'io server disconnect') setTimeout(() => client.socket()?.connect(), PAUSE_MS);
    publish();
  };

  /** @param action a move; null takes one back */
  const sendAs = (action: unknown, stateID = client.stateID()) => {
    if (as === null || stateID === null || current.status !== 'ready') return;
    pending = { id: randomText(), action, stateID, ...(action === null && { isUndo: true as const }) };
    refused = null;
    sendPending();
    if (!awaitsSync) retries.start();
    publish();
  };

  client.start();
  // These hear what the framework's transport has heard and handed on before them; it asks for the match by itself.
  const socket = client.socket();
  redialWithPatience(socket.io);
  socket.on('connect', awaitSync);
  socket.on('sync', onSync);
  socket.on('matchData', onPlayers);
  socket.on('update', onUpdate);
  socket.on('patch', onPatch);
  socket.on('history', onHistory);
  socket.on('answer', onAnswer);
  socket.on('refused', onRefused);
  socket.on('disconnect', onDisconnect);
  const beside = hearBesideMoves(socket, matchID, () => {
    outbox.said(beside.now().talk.flatMap(({ seat, id }) => (seat === as?.seat ? [id] : [])));
    publish();
  });
  const outbox = newOutbox(
    ({ id, text }, answered) => client.socket()?.emit('chat', matchID, { id, payload: text }, answered),
    publish,
    as === null ? KEPT_NOWHERE : keptUnsaid(matchID, as.seat),
  );
  const ways = followWays(socket, publish);
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
      if (action !== null) sendAs(action, seen);
    },
    undo: () => {
      // A second press was meant for the same move.
      if (!echoes.isEcho('undo')) sendAs(null);
    },
    answerUndo: agree => {
      const { asking: now } = current;
      // What is handed to a socket that is cut goes out before the server knows the page again.
      if (now !== null && inSync) client.answerUndo(now.stateID, agree);
    },
    say: text => outbox.say(randomText().slice(0, 16), text),
    sayAgain: outbox.again,
    takeBackLine: outbox.drop,
    dial: ways.tryNow,
    askTalkBefore: () => {
      const [first] = current.talk;
      if (first !== undefined && inSync) client.socket()?.emit('talk', matchID, first.seat, first.id);
    },
    react: shown => {
      if (inSync) client.socket()?.emit('react', matchID, shown);
    },
    past: client.past,
    close: () => {
      // The framework breaks at a second one.
      if (isClosed) return;
      isClosed = true;
      listeners.clear();
      forgetSight();
      retries.stop();
      outbox.open(false);
      ways.stop();
      client.stop();
    },
  };
};
