import type { GroupOutcome, Write } from './commit-group.mjs';

/** How long what is still waiting for another process is waited for when all is to end, in milliseconds. */
const LAST_PATIENCE_MS = 300;

type Waiting = {
  readonly write: Write;
  /** The moment after which the database is no longer waited for. */
  readonly until: number;
  readonly resolve: (isDone: boolean) => void;
  readonly reject: (reason: unknown) => void;
};

type Options = {
  /** Milliseconds a write waits for another process that has the database to itself. */
  readonly patience: number;
  readonly commit: (group: readonly Write[]) => GroupOutcome | Promise<GroupOutcome>;
  /** Hears how many writes go together. */
  readonly measure?: ((writes: number) => void) | undefined;
};

/**
 * One group of writes is committed at a time, and whatever comes meanwhile is the next: the slower the disk, the
 * larger the groups. A caller's promise resolves only after its group is on the disk.
 */
export class GroupCommit {
  readonly #options: Options;
  #waiting: Waiting[] = [];
  #work: Promise<void> | undefined;
  /** When all is to end: until then what is busy is waited for. */
  #end = Number.POSITIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns whether it was done; if not, its first step found no row */
  run(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const until = performance.now() + this.#options.patience;
      this.#waiting.push({ write, until, resolve, reject });
      this.#work ??= this.#commitAll();
    });
  }

  /** Resolves when everything that waits is committed, or cannot be. */
  async close(): Promise<void> {
    this.#end = performance.now() + LAST_PATIENCE_MS;
    await this.#work;
  }

  async #commitAll(): Promise<void> {
    // What is written in the same turn of the event loop goes together.
    await new Promise(resolve => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      this.#options.measure?.(group.length);
      try {
        this.#settle(group, await this.#options.commit(group.map(({ write }) => write)));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#work = undefined;
  }

  #settle(group: readonly Waiting[], outcome: GroupOutcome): void {
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
  #waitOn(group: readonly Waiting[]): void {
    const now = performance.now();
    const isPatient = ({ until }: Waiting) => now < Math.min(until, this.#end);
    for (const { reject } of group.filter(waiting => !isPatient(waiting))) {
      reject(faultOf({ code: 'SQLITE_BUSY', message: 'database is locked' }));
    }
    this.#waiting = [...group.filter(isPatient), ...this.#waiting];
  }
}

const faultOf = ({ code, message }: { readonly code: string; readonly message: string }): Error =>
  Object.assign(new Error(message), { code });
