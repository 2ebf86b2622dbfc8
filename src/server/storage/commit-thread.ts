import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GroupOutcome, Write } from './commit-group.mjs';

/** In the built server the thread's module stands beside this one. */
const MODULE = import.meta.url.endsWith('.ts') ? './commit-thread.mjs' : './commit-thread.js';

export type CommitThreadOptions = {
  readonly file: string;
  /** The statements that writes name. */
  readonly texts: Readonly<Record<string, string>>;
  /** Milliseconds the thread waits for another process before it says that the database is busy. */
  readonly busyTimeout: number;
};

/**
 * A thread that writes groups to one file, one at a time. It is started with the first group; where it breaks down
 * the group is rejected, and the next one has a new thread.
 */
export class CommitThread {
  readonly #options: CommitThreadOptions;
  #worker: Worker | undefined;
  #underWay:
    | { readonly resolve: (outcome: GroupOutcome) => void; readonly reject: (reason: Error) => void }
    | undefined;

  constructor(options: CommitThreadOptions) {
    this.#options = options;
  }

  commit(group: readonly Write[]): Promise<GroupOutcome> {
    return new Promise((resolve, reject) => {
      this.#underWay = { resolve, reject };
      this.#worker ??= this.#start();
      // Only what is under way keeps the process alive.
      this.#worker.ref();
      this.#worker.postMessage(group);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    worker.postMessage(null);
    await once(worker, 'exit');
  }

  #start(): Worker {
    const worker = new Worker(new URL(MODULE, import.meta.url), {
      name: 'commits',
      workerData: this.#options,
    });
    worker.on('message', outcome => {
      worker.unref();
      this.#settle()?.resolve(outcome);
    });
    // A thread that breaks down says why, and then that it has ended: by then there may be another.
    worker.on('error', error => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the thread that writes has ended')));
    return worker;
  }

  #lost(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#settle()?.reject(reason);
  }

  #settle() {
    const settled = this.#underWay;
    this.#underWay = undefined;
    return settled;
  }
}
