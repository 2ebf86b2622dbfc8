import type { Holding, NodeMessage } from './messages.ts';
import type { NodeBus } from './node-bus.ts';
import type { RedisLink } from './redis-link.ts';

const ALIVE_MS = 1000;
/** So many times in a row a node may miss saying that it lives. */
const MISSED = 4;

type Node = { readonly holdings: Map<string, unknown>; missed: number };

/** What a node held of a key and what it holds now; undefined for nothing. */
export type HoldingChange = { readonly key: string; readonly before: unknown; readonly after: unknown };
/** @param isSaid a node says of itself what has changed; otherwise one was lost or found */
type Hear = (changes: readonly HoldingChange[], isSaid: boolean) => void;

export type Sharing = {
  readonly link: Pick<RedisLink, 'isUp' | 'onChange'>;
  readonly bus: Pick<NodeBus, 'say' | 'onMessage'>;
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
  readonly #hearers: Hear[] = [];
  readonly #beat: NodeJS.Timeout;
  #isLeaving = false;
  #greetedAt = Number.NEGATIVE_INFINITY;

  constructor(sharing: Sharing) {
    this.#sharing = sharing;
    sharing.bus.onMessage((message, node) => this.#hear(message, node));
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
    if (!this.#isLeaving) this.#sharing.bus.say({ kind: 'holds', key, value });
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

  /** Has `hear` called when what others hold has changed. */
  onChange(hear: Hear): void {
    this.#hearers.push(hear);
  }

  /** From now on the others are told of no change: what is held here counts until this node is missed. */
  leave(): void {
    this.#isLeaving = true;
  }

  close(): void {
    clearInterval(this.#beat);
  }

  /** Whoever is not known here has to say all they hold; once is enough for all that they say meanwhile. */
  #meet(): void {
    if (performance.now() < this.#greetedAt + ALIVE_MS / 2) return;
    this.#greet();
  }

  #greet(): void {
    this.#greetedAt = performance.now();
    for (const node of this.#nodes.values()) node.missed = 0;
    this.#sharing.bus.say({ kind: 'hello', holdings: [...this.#own] });
  }

  #tick(): void {
    const { bus, link } = this.#sharing;
    if (!link.isUp) return;
    bus.say({ kind: 'alive' });
    for (const [id, node] of this.#nodes) {
      node.missed += 1;
      if (node.missed <= MISSED) continue;
      this.#nodes.delete(id);
      this.#notify([...node.holdings].map(([key, before]) => ({ key, before, after: undefined })));
    }
  }

  #hear(message: NodeMessage, id: string): void {
    const known = this.#nodes.get(id);
    if (known !== undefined) known.missed = 0;
    switch (message.kind) {
      case 'hello':
        this.#replace(id, message.holdings);
        this.#sharing.bus.say({ kind: 'all', holdings: [...this.#own] });
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

  #notify(changes: readonly HoldingChange[], isSaid = false): void {
    if (changes.length > 0) for (const hear of this.#hearers) hear(changes, isSaid);
  }
}
