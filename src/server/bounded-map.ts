/** A map that keeps what was put into it last, and no more than so much. */
export class BoundedMap<Value> {
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

/** What is worked out once for however many ask, as long as it is among what was asked for last. */
export class SharedAnswers<Answer> {
  readonly #kept: BoundedMap<Promise<Answer>>;

  constructor(most: number) {
    this.#kept = new BoundedMap(most);
  }

  /** @param mayChange is an answer one that may be another later? It is not kept, as what failed is not. */
  get(
    key: string,
    work: () => Promise<Answer>,
    mayChange: (answer: Answer) => boolean = () => false,
  ): Promise<Answer> {
    const answer = this.#kept.get(key) ?? work();
    // The one that was asked for last is the last to go.
    this.#kept.put(key, answer);
    const forget = () => {
      if (this.#kept.get(key) === answer) this.#kept.forget(key);
    };
    answer.then(got => mayChange(got) && forget(), forget);
    return answer;
  }
}
