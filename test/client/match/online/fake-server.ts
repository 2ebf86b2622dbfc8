import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { AnyEvent, AnyMove } from '../../../../src/game/contract.ts';
import { createGame } from '../../../../src/game/framework/create-game.ts';
import { eventsOfEntry } from '../../../../src/game/framework/log-events.ts';
import type { PublicSeat } from '../../../../src/game/shared/seat-data.ts';
import { loadGame } from '../../../game/load-game.ts';

export const module = await loadGame('priests-of-ra');
export const MATCH = 'abcdef';

export type SentMove = {
  readonly action: { readonly type: string; readonly payload: { readonly type: string } };
  readonly stateID: number;
  readonly matchID: string;
  readonly playerID: string;
  readonly id: string;
};

/** A socket that goes nowhere: what the page says stands in `sent`, and `hear` makes it hear something. */
export class FakeSocket {
  connected = false;
  readonly sent: unknown[][] = [];
  readonly dialled: string[] = [];
  /** Nothing is dialled anew here. */
  readonly io = { on: () => {}, off: () => {}, opts: {}, reconnectionDelayMax: () => {} };
  readonly #heard = new Map<string, ((...args: unknown[]) => void)[]>();

  on(event: string, listener: (...args: unknown[]) => void) {
    this.#heard.set(event, [...(this.#heard.get(event) ?? []), listener]);
    return this;
  }
  emit(...message: unknown[]) {
    this.sent.push(message);
  }
  hear(event: string, ...args: unknown[]) {
    for (const listener of this.#heard.get(event) ?? []) listener(...args);
  }
  connect() {
    this.dialled.push('connect');
    return this;
  }
  disconnect() {
    this.dialled.push('disconnect');
    this.close();
    return this;
  }
  close() {
    if (!this.connected) return;
    this.connected = false;
    this.hear('disconnect', 'io client disconnect');
  }
  listens(event: string): boolean {
    return this.#heard.has(event);
  }
  /** How often the page has asked for the whole match. */
  get asked(): number {
    return this.sent.filter(([event]) => event === 'sync').length;
  }
  /** Every move the page has sent, repeats included. */
  get moves(): readonly SentMove[] {
    return this.sent
      .filter(([event]) => event === 'update')
      .map(
        ([, action, stateID, matchID, playerID, id]) =>
          ({ action, stateID, matchID, playerID, id }) as SentMove,
      );
  }
  /** Answers the move that was sent last. */
  answer(kind: string, code?: string) {
    this.hear('answer', MATCH, this.moves.at(-1)!.id, kind, ...(code === undefined ? [] : [code]));
  }
}

/** A match on the server's side, and one page's socket to it. */
export const fakeServer = (seat: number) => {
  const socket = new FakeSocket();
  const match = Client({ game: createGame(module, () => 'a seed'), numPlayers: 2, debug: false });
  const first = match.store.getState()!;
  const seen = (state: typeof first) => ({ ...state, G: module.rules.view(state.G, seat), deltalog: [] });
  const log = (): LogEntry[] => (match.log ?? []).filter(({ action }) => action.type === 'MAKE_MOVE');
  const players: PublicSeat[] = [
    { id: 0, name: 'Ada', isConnected: true },
    { id: 1, name: 'steady', data: { bot: 'steady' } },
  ];
  return {
    socket,
    newTransport: ((options: Parameters<ReturnType<typeof SocketIO>>[0]) =>
      SocketIO()({ ...options, socket })) as ReturnType<typeof SocketIO>,
    state: () => match.store.getState()!,
    /** Any legal move of whoever is to act, made on the server; nobody is told. */
    advance: (): AnyMove => {
      const { G } = match.store.getState()!;
      const acting = module.rules.seatsToAct(G)[0]!;
      const move = module.rules.legalMoves(G, acting)[0]!;
      const [name, ...args] = move;
      match.moves[name]!(...args);
      return move;
    },
    /** A move of whoever is in turn; nobody is told. */
    make: ([name, ...args]: AnyMove) => match.moves[name]!(...args),
    connect: () => {
      socket.connected = true;
      socket.hear('connect');
    },
    cut: (reason = 'transport close') => {
      socket.connected = false;
      socket.hear('disconnect', reason);
    },
    /** @param last how many moves are told with it; the others come in pages */
    tellAll: (last = Number.POSITIVE_INFINITY) =>
      socket.hear('sync', MATCH, {
        state: seen(match.store.getState()!),
        log: log().slice(-last),
        initialState: { G: { opening: module.rules.opening(first.G) } },
        filteredMetadata: players,
      }),
    tellHistory: (before: number) =>
      socket.hear('history', MATCH, before, log().slice(Math.floor((before - 1) / 50) * 50, before)),
    tellLast: () => socket.hear('update', MATCH, seen(match.store.getState()!), log().slice(-1)),
    /** The same as a patch, and whose move it is by the page's own name for it. */
    tellPatch: (...moveID: readonly string[]) => {
      const { G, ctx, _stateID } = seen(match.store.getState()!);
      const patch = Object.entries({ G, ctx, _stateID }).map(([key, value]) => ({
        op: 'replace',
        path: `/${key}`,
        value,
      }));
      socket.hear('patch', MATCH, _stateID - 1, _stateID, patch, log().slice(-1), ...moveID);
    },
    tellPlayers: (now: readonly PublicSeat[] = players) => socket.hear('matchData', MATCH, now),
    /** Every public event so far, as the rules give them. */
    events: (): AnyEvent[] => [...module.rules.opening(first.G), ...log().flatMap(eventsOfEntry)],
  };
};
