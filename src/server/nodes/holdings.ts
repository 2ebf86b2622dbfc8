import type { Holding, NodeMessage } from './messages.ts';
import type { NodeBus } from './node-bus.ts';
import type { RedisLink } from './redis-link.ts';

const ALIVE_MS = 1000;
/** How many `alive` messages in a row may be missing before a node counts as dead. */
const MISSED = 4;

type Node = { readonly holdings: Map<string, unknown>; missed: number };

/** What a node held of a key and what it holds now; undefined for nothing. */
export type HoldingChange = { readonly key: string; readonly before: unknown; readonly after: unknown };
/** @param isReported a node has reported the change; otherwise the node was lost or found */
type Listener = (changes: readonly HoldingChange[], isReported: boolean) => void;

export type Sharing = {
  readonly link: Pick<RedisLink, 'isUp' | 'onChange'>;
  readonly bus: Pick<NodeBus, 'send' | 'onMessage'>;
};

/**
 * What every node holds at this moment (seats that have a page there, connections from an address), as far as it is
 * known here. It lives in the nodes' memory: a node that dies is forgotten after some seconds, with all it held. While
 * Redis is away nobody can be told from the dead, and what was known last stands.
 */
export class Holdings {
  readonly #sharing: Sharing;
  readonly #own = new Map<string, unknown>();
  readonly #nodes = new Map<string, Node>();
  readonly #listeners: Listener[] = [];
  readonly #beat: NodeJS.Timeout;
  #isLeaving = false;
  #greetedAt = Number.NEGATIVE_INFINITY;

  constructor(sharing: Sharing) {
    this.#sharing = sharing;
    sharing.bus.onMessage((message, node) => this.#receive(message, node));
    sharing.link.onChange(isUp => {
      if (isUp) this.#greet();
    });
    this.#greet();
    this.#beat = setInterval(() => this.#tick(), ALIVE_MS);
    this.#beat.unref();
  }

  /** @param value null for nothing any more */
  set(key: string, value: unknown): void {
    if (value === null) this.#own.delete(key);
    else this.#own.set(key, value);
    if (!this.#isLeaving) this.#sharing.bus.send({ kind: 'holds', key, value });
  }

  /** What the other nodes hold of a key. */
  elsewhere(key: string): readonly unknown[] {
    const found: unknown[] = [];
    for (const { holdings } of this.#nodes.values()) {
      const value = holdings.get(key);
      if (value !== undefined) found.push(value);
    }
    return found;
  }

  /** @param listener is called when what other nodes hold has changed */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** From now on the others are told of no change: what is held here counts until this node is missed. */
  leave(): void {
    this.#isLeaving = true;
  }

  close(): void {
    clearInterval(this.#beat);
  }

  /** A message came of a node that is not known: all nodes are asked for what they hold, at most every half second. */
  #meet(): void {
    if (performance.now() < this.#greetedAt + ALIVE_MS / 2) return;
    this.#greet();
  }

  #greet(): void {
    this.#greetedAt = performance.now();
    for (const node of this.#nodes.values()) node.missed = 0;
    this.#sharing.bus.send({ kind: 'hello', holdings: [...this.#own] });
  }

  #tick(): void {
    const { bus, link } = this.#sharing;
    if (!link.isUp) return;
    bus.send({ kind: 'alive' });
    for (const [id, node] of this.#nodes) {
      node.missed += 1;
      if (node.missed <= MISSED) continue;
      this.#nodes.delete(id);
      this.#notify([...node.holdings].map(([key, before]) => ({ key, before, after: undefined })));
    }
  }

  #receive(message: NodeMessage, id: string): void {
    const known = this.#nodes.get(id);
    if (known !== undefined) known.missed = 0;
    switch (message.kind) {
      case 'hello':
        this.#replace(id, message.holdings);
        this.#sharing.bus.send({ kind: 'all', holdings: [...this.#own] });
        break;
      case 'all':
        this.#replace(id, message.holdings);
        break;
      case 'holds':
        if (known === undefined) this.#meet();
        else this.#change(known, message.key, message.value);
        break;
      case 'alive':
        if (known === undefined) this.#meet();
        break;
      case 'match':
      case 'member':
        break;
    }
  }

  #change({ holdings }: Node, key: string, value: unknown): void {
    const change = { key, before: holdings.get(key), after: value ?? undefined };
    if (value === null) holdings.delete(key);
    else holdings.set(key, value);
    this.#notify([change], true);
  }

  #replace(id: string, all: readonly Holding[]): void {
    const before = this.#nodes.get(id)?.holdings ?? new Map<string, unknown>();
    const after = new Map(all);
    this.#nodes.set(id, { holdings: after, missed: 0 });
    const keys = new Set([...before.keys(), ...after.keys()]);
    const changes = [...keys].map(key => ({ key, before: before.get(key), after: after.get(key) }));
    this.#notify(changes.filter(change => JSON.stringify(change.before) !== JSON.stringify(change.after)));
  }

  #notify(changes: readonly HoldingChange[], isReported = false): void {
    if (changes.length > 0) for (const listener of this.#listeners) listener(changes, isReported);
  }
}
