/**
 * One queue per key. Whatever reads a match and then writes it runs under the match's id, so that no
 * seat is given twice and no move is lost between reading and writing.
 */
export class KeyedMutex {
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

  /** Resolves once nothing is queued or running. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
