import type { LogEntry, State } from 'boardgame.io';
import type { Client } from 'boardgame.io/client';
import type { AnyMove } from '../../../../game/contract.ts';
import type { Said } from './dock.ts';
import type { PanelMatch } from './panel.ts';

type FrameworkClient = ReturnType<typeof Client>;
type Clients = { readonly client: FrameworkClient };
/** As much of boardgame.io's client manager as is known here. */
export type Manager = { readonly subscribe: (hear: (clients: Clients) => void) => () => void };

/** What bots of the panel ask before and after they think. */
export type Control = {
  readonly hold: PanelMatch['hold'];
  /** Is it a simulation that asks, which should have ended as the match was thrown away? */
  readonly isStopped: () => boolean;
  readonly isNow: (state: unknown) => boolean;
};

/**
 * boardgame.io's client manager as its panel is given it.
 * @param dock where the panel lies
 */
export const forPanel = (
  manager: Manager,
  match: PanelMatch,
  say: (said: Said | null) => void,
  dock: HTMLElement,
) => {
  /** From when the match was thrown away, until the next press in the dock: what asks a bot meanwhile is what was under way. */
  let stopped: AbortController | null = null;
  let state: () => unknown = () => null;
  const stop = () => {
    stopped?.abort();
    const now = new AbortController();
    stopped = now;
    for (const press of ['click', 'keydown'])
      dock.addEventListener(press, () => now.abort(), { capture: true, signal: now.signal });
  };
  const clients = new Map<FrameworkClient, FrameworkClient>();
  const dressed = (client: FrameworkClient): FrameworkClient => {
    const known = clients.get(client);
    if (known !== undefined) return known;
    const made = panelClient(client, match, say, stop);
    clients.set(client, made);
    state = () => client.store.getState();
    return made;
  };
  const control: Control = {
    hold: match.hold,
    isStopped: () => stopped?.signal.aborted === false,
    isNow: before => state() === before,
  };
  return {
    manager: inPlaceOf(manager, {
      subscribe: hear =>
        manager.subscribe(now => hear(now.client === null ? now : { ...now, client: dressed(now.client) })),
    }),
    control,
  };
};

/**
 * The client as the panel is given it. In a match with secrets four things the panel does do not work with the client as it is:
 * what it saves is what the chosen player sees, not the match; what it restores has no log; where one that hears of changes
 * leaves, another may hear no more; and of a refused move nobody is told.
 */
const panelClient = (
  client: FrameworkClient,
  match: PanelMatch,
  say: (said: Said | null) => void,
  stop: () => void,
): FrameworkClient => {
  const listeners = new Set<(state: unknown) => void>();
  client.subscribe(state => {
    for (const hear of [...listeners]) hear(state);
  });
  const { store } = client;
  const dispatch = ((action: Dispatched) => {
    if (action.type !== 'SYNC') return store.dispatch(withSlimMetadata(action) as never);
    const restored = restoredOf(action as unknown as Restoring, match.seed);
    say(restored === null ? { kind: 'another-match' } : null);
    if (restored === null) return action;
    stop();
    return store.dispatch(restored as never);
  }) as FrameworkClient['store']['dispatch'];
  const moveOf =
    (name: string) =>
    (...args: AnyMove[number][]) => {
      const seat = Number(client.playerID ?? store.getState()?.ctx.currentPlayer);
      const move: AnyMove = [name, ...args];
      const code = match.refusalOf(seat, move);
      say(code === null ? null : { kind: 'refused', move, code });
      client.moves[name]?.(...args);
    };
  return inPlaceOf(client, {
    getState: () =>
      ({ ...store.getState()!, log: (client.log ?? []).map(withoutMetadata), savedOf: match.seed }) as never,
    subscribe: hear => {
      listeners.add(hear as (state: unknown) => void);
      hear(client.getState());
      return () => listeners.delete(hear as (state: unknown) => void);
    },
    store: { ...store, dispatch },
    get moves() {
      return Object.fromEntries(Object.keys(client.moves).map(name => [name, moveOf(name)]));
    },
    reset: () => {
      say(null);
      stop();
      client.reset();
    },
    overrideGameState: state => {
      client.overrideGameState(state);
      match.travelTo(state?.G ?? null);
    },
  });
};

type Restoring = {
  readonly state: State & { readonly log?: readonly LogEntry[]; readonly savedOf?: string };
};

/** What is restored, with the log that was saved beside it; null where it is of another match. */
const restoredOf = (action: Restoring, seed: string): object | null => {
  const { log, savedOf, ...state } = action.state;
  return savedOf === seed && log !== undefined ? { ...action, state, log } : null;
};

type Thought = { readonly visits: number; readonly children: readonly Thought[] };
/** An action of boardgame.io's, as much as is known here of it. */
type Dispatched = { readonly type: string; readonly payload?: Payload };
type Payload = { readonly metadata?: Thought };

/** boardgame.io's tree search leaves its tree in the log: its thousand states would not fit into what a browser keeps. */
const withoutMetadata = (entry: LogEntry): LogEntry => {
  const { metadata: _, ...payload } = entry.action.payload as Payload;
  return { ...entry, action: { ...entry.action, payload } as LogEntry['action'] };
};

/** The same tree without the states in it, which nothing shows: there is one for each playout of each move. */
const withSlimMetadata = (action: Dispatched): object => {
  const tree = action.payload?.metadata;
  return tree === undefined
    ? action
    : { ...action, payload: { ...action.payload, metadata: slim(tree, null) } };
};

const slim = ({ children, ...node }: Thought, parent: object | null): object => {
  const kept = { ...node, state: undefined, parent };
  return Object.assign(kept, { children: children.map(child => slim(child, kept)) });
};

/** The same object with some of its parts replaced. What is called in it is called of the object itself. */
const inPlaceOf = <Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole =>
  new Proxy(whole, {
    get: (_, key) => {
      if (Object.hasOwn(parts, key)) return parts[key as keyof Whole];
      const part = whole[key as keyof Whole];
      return typeof part === 'function' ? part.bind(whole) : part;
    },
  });
