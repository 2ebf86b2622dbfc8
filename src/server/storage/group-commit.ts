import type { Database } from 'better-sqlite3';

type Waiting = {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Writes that arrive in the same turn of the event loop share one transaction, and so one wait for the disk.
 * Each stands in a savepoint of its own: a write that fails takes no other with it. A caller's promise
 * resolves only after COMMIT.
 */
export class GroupCommit {
  readonly #db: Database;
  #waiting: Waiting[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  run(write: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ write, resolve, reject });
    });
  }

  /** Commits what is waiting now. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    const written: Waiting[] = [];
    try {
      this.#db
        .transaction(() => {
          for (const waiting of group) {
            try {
              this.#db.transaction(waiting.write)();
              written.push(waiting);
            } catch (error) {
              waiting.reject(error);
              // A full disk, say, ends the whole transaction: there is nothing left to go on in.
              if (!this.#db.inTransaction) throw error;
            }
          }
        })
        .immediate();
    } catch (error) {
      for (const waiting of group) waiting.reject(error);
      return;
    }
    for (const waiting of written) waiting.resolve();
  }
}
