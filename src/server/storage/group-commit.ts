import { setTimeout } from 'node:timers/promises';
import type { Fault, GroupOutcome } from './commit-group.mjs';

/** From so many writes in a group on there is enough to be done for more to come in a moment. */
const BUSY = 3;
/** How long what is still waiting for another process is waited for when all is to end, in milliseconds. */
const LAST_PATIENCE_MS = 300;

/** How long writes are gathered where many come, in milliseconds. Without that a tenth fewer moves are made a second. */
const GATHER_MS = 5;
export const gather = (): Promise<unknown> => setTimeout(GATHER_MS);

type Waiting<Write> = {
  readonly write: Write;
  /** The moment after which the database is no longer waited for. */
  readonly until: number;
  readonly resolve: (isDone: boolean) => void;
  readonly reject: (reason: unknown) => void;
};

type Options<Write> = {
  /** Milliseconds a write waits for another process that has the database to itself. */
  readonly patience: number;
  readonly commit: (group: readonly Write[]) => GroupOutcome | Promise<GroupOutcome>;
  /** How many writes go together at most, and how many groups may be under way. */
  readonly most?: number;
  readonly atOnce?: number;
  /** Resolves when enough have been gathered after a group of `BUSY` or more: by default nobody waits for that. */
  readonly gather?: () => Promise<unknown>;
  /** Hears how many writes go together. */
  readonly measure?: ((writes: number) => void) | undefined;
};

/**
 * Few groups of writes are committed at a time, by default one, and whatever comes meanwhile is the next: the slower the
 * disk, the larger the groups. Each group costs about as much as two dozen writes, so where many come they are gathered for a
 * moment; who writes alone waits for nothing. A caller's promise resolves only after its group is on the disk.
 */
export class GroupCommit<Write> {
  readonly #options: Options<Write>;
  #waiting: Waiting<Write>[] = [];
  readonly #work = new Set<Promise<void>>();
  #underWay = 0;
  /** Why the last group could not be committed: then nobody waits for longer than their patience lasts. */
  #fault: { readonly reason: unknown } | null = null;
  /** When all is to end: until then what is busy is waited for. */
  #end = Number.POSITIVE_INFINITY;

  constructor(options: Options<Write>) {
    this.#options = options;
  }

  /** @returns whether it was done; if not, its first step found no row */
  run(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const until = performance.now() + this.#options.patience;
      this.#waiting.push({ write, until, resolve, reject });
      if (this.#underWay >= (this.#options.atOnce ?? 1)) return;
      this.#underWay += 1;
      const work = this.#commitAll().finally(() => this.#work.delete(work));
      this.#work.add(work);
    });
  }

  /** From a moment from now on nobody waits for another process any more. */
  drain(): void {
    this.#end = Math.min(this.#end, performance.now() + LAST_PATIENCE_MS);
  }

  /** Resolves when everything that waits is committed, or cannot be. */
  async close(): Promise<void> {
    this.drain();
    await Promise.all(this.#work);
  }

  async #commitAll(): Promise<void> {
    // What is written in the same turn of the event loop goes together.
    await new Promise(resolve => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, this.#options.most ?? this.#waiting.length);
      this.#options.measure?.(group.length);
      try {
        const outcome = await this.#options.commit(group.map(({ write }) => write));
        this.#fault = null;
        this.#settle(group, outcome);
      } catch (reason) {
        this.#fault = { reason };
        for (const { reject } of group) reject(reason);
      }
      this.#giveUp();
      if (group.length >= BUSY && this.#end === Number.POSITIVE_INFINITY) await this.#options.gather?.();
    }
    // At once: whoever comes from here on begins anew.
    this.#underWay -= 1;
  }

  /** Whoever waited behind what failed need not fail only after having been tried as long. */
  #giveUp(): void {
    if (this.#fault === null) return;
    const { reason } = this.#fault;
    const now = performance.now();
    const isLate = ({ until }: Waiting<Write>) => until <= now;
    for (const { reject } of this.#waiting.filter(isLate)) reject(reason);
    this.#waiting = this.#waiting.filter(waiting => !isLate(waiting));
  }

  #settle(group: readonly Waiting<Write>[], outcome: GroupOutcome): void {
    if (outcome === 'busy') {
      this.#waitOn(group);
      return;
    }
    for (const [i, { resolve, reject }] of group.entries()) {
      const what = outcome[i]!;
      if (typeof what === 'string') resolve(what === 'done');
      else reject(faultOf(what));
    }
  }

  /** Goes before what has come since. */
  #waitOn(group: readonly Waiting<Write>[]): void {
    const now = performance.now();
    const isPatient = ({ until }: Waiting<Write>) => now < Math.min(until, this.#end);
    for (const { reject } of group.filter(waiting => !isPatient(waiting))) {
      reject(faultOf({ code: 'SQLITE_BUSY', message: 'database is locked' }));
    }
    this.#waiting = [...group.filter(isPatient), ...this.#waiting];
  }
}

const faultOf = (fault: Fault): Error =>
  fault instanceof Error ? fault : Object.assign(new Error(fault.message), { code: fault.code });
