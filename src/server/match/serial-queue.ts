/**
 * One queue per key. The commands of one match that reach this process are carried out one after another, in the
 * order in which they came. That saves vain tries and keeps the answers in order; that nothing is lost is the store's
 * doing, which checks the version of every write.
 */
export class SerialQueue {
  readonly #tails = new Map<string, Promise<void>>();

  /** Runs `task` when every task queued earlier under the same key has ended, well or badly. */
  run<T>(key: string, task: () => Promise<T> | T): Promise<T> {
    const result = (this.#tails.get(key) ?? Promise.resolve()).then(task);
    const tail = result.then(
      () => {},
      () => {},
    );
    this.#tails.set(key, tail);
    void tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    return result;
  }

  /** For how many keys something is queued or running. */
  get size(): number {
    return this.#tails.size;
  }

  /** Resolves once nothing is queued or running. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
