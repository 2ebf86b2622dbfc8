/** A map that keeps what was put into it last, and no more than so much. */
export class LastUsed<Value> {
  readonly #most: number;
  /** In the order in which they were put. */
  readonly #kept = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    return this.#kept.get(key);
  }

  /** What is put once more is the last to go. */
  put(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size <= this.#most) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest!);
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}
