import { io, type Socket } from 'socket.io-client';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { followPatches } from './follow-patches.ts';
import { closeLater } from './running-server.ts';
import { type Joined, moveMessage, newMoveID, type SyncInfo, someMove } from './seat-client.ts';

type State = SyncInfo['state'];
type Entry = {
  readonly _stateID: number;
  readonly action: { readonly payload: { readonly playerID: string } };
};

/** A move of a page's that has not been answered. */
type Pending = { readonly id: string; readonly message: readonly unknown[] };

export type RoamingPage = {
  /** The state it was shown last, or null before the first. */
  readonly seen: () => State | null;
  /** Whether a move of its own is not answered yet: until then what it sees may be the state before that move. */
  readonly isWaiting: () => boolean;
  /** Moves of its own that were acknowledged, by the page's own name, with what was said: `made`, `repeated`. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** Codes of refusals, as they came. */
  readonly refusals: readonly string[];
  /** What came out of its order: none where every frame fits the one before. */
  readonly gaps: readonly string[];
  /** Of what it had been told before it was told again. */
  readonly repeats: readonly number[];
  /** How often it was shown everything anew. */
  readonly syncs: () => number;
  /** Resolves when the match is over, and all that the page has sent is answered. */
  readonly isOver: Promise<void>;
  /** Has it think again about the state that it sees, of which nobody else is going to tell it anything. */
  readonly look: () => void;
  readonly close: () => void;
};

type How = {
  /** Called with each acknowledged move. */
  readonly acknowledged?: (id: string) => void;
  /** Whether it moves when it is its turn. */
  readonly plays?: () => boolean;
  /** Milliseconds after which an unanswered move is sent again. */
  readonly patience?: number;
  /** Milliseconds until it goes to the next server. */
  readonly pause?: number;
};

/**
 * A page at one seat, or watching, that reaches the match through any of several servers: where a connection ends it goes
 * to the next one, as behind a proxy, and sends what was not answered once more under the same name.
 */
export const roamingPage = (
  urls: readonly string[],
  who: Joined | { readonly matchID: string },
  { acknowledged = () => {}, plays = () => true, patience = 2000, pause = 30 }: How = {},
): RoamingPage => {
  const seat = 'seat' in who ? who.seat : null;
  const answers = new Map<string, string[]>();
  const [refusals, gaps, repeats]: [string[], string[], number[]] = [[], [], []];
  let seen: State | null = null;
  let pending: Pending | null = null;
  let syncs = 0;
  let at = 0;
  let isClosed = false;
  // Who sees the same is told the same: moves of others are answered too, under their names.
  const own = new Set<string>();
  let socket: Socket;
  let end: () => void = () => {};
  const isOver = new Promise<void>(resolve => {
    end = resolve;
  });

  const send = () => {
    if (pending !== null) socket.emit('update', ...pending.message, pending.id);
  };
  const look = (state: State) => {
    seen = state;
    if (state.ctx.gameover !== undefined) {
      // Its last move may have ended the match, and is answered all the same.
      if (pending === null) end();
      return;
    }
    if (!('seat' in who) || pending !== null || !plays()) return;
    if (!priestsOfRa.seatsToAct(state.G).includes(Number(seat))) return;
    const move = someMove(state.G, Number(seat), `${who.matchID} ${state._stateID}`);
    pending = { id: newMoveID(), message: moveMessage(who, state._stateID, move) };
    own.add(pending.id);
    send();
  };
  const dial = () => {
    if (isClosed) return;
    socket = followPatches(
      io(`${urls[at % urls.length]}/priests-of-ra`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        timeout: 2000,
      }),
    );
    const next = () => {
      socket.close();
      at += 1;
      setTimeout(dial, pause);
    };
    socket.on('connect', () =>
      socket.emit('sync', who.matchID, seat, 'credentials' in who ? who.credentials : undefined),
    );
    socket.on('connect_error', next);
    socket.on('disconnect', next);
    socket.on('sync', (_id: string, { state }: SyncInfo) => {
      if (seen !== null && state._stateID < seen._stateID) gaps.push(`back to ${state._stateID}`);
      syncs += 1;
      if (pending === null) look(state);
      else {
        seen = state;
        send();
      }
    });
    socket.on('update', (_id: string, state: State, log: readonly Entry[]) => {
      const known = seen?._stateID ?? 0;
      if (log.length > 0 && state._stateID <= known) return void repeats.push(state._stateID);
      const fits = log.every(({ _stateID }, i) => _stateID === known + i);
      if (!fits || state._stateID !== known + log.length)
        gaps.push(`${state._stateID} with ${log.map(({ _stateID }) => _stateID)} after ${known}`);
      look(state);
    });
    socket.on('answer', (_id: string, id: string, kind: string, code?: string) => {
      if (!own.has(id)) return;
      if (kind === 'refused') refusals.push(code!);
      else {
        answers.set(id, [...(answers.get(id) ?? []), kind]);
        acknowledged(id);
      }
      if (id !== pending?.id) return;
      // What could not be stored, or was said before the page was known, is said again.
      if (code === 'fault' || code === 'not-joined' || code === 'rate') return;
      pending = null;
      if (seen !== null) look(seen);
    });
  };
  dial();
  const again = setInterval(() => {
    if (socket.connected && pending !== null) send();
    else if (socket.connected && seen !== null) look(seen);
  }, patience);
  const close = () => {
    isClosed = true;
    clearInterval(again);
    socket.close();
  };
  closeLater(close);
  const lookAgain = () => {
    if (seen !== null) look(seen);
  };
  return {
    seen: () => seen,
    isWaiting: () => pending !== null,
    answers,
    refusals,
    gaps,
    repeats,
    syncs: () => syncs,
    isOver,
    look: lookAgain,
    close,
  };
};
