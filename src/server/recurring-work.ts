type Options = {
  /** Does what there is to do. Looks, between one thing and the next, whether it is to stop. Never rejects. */
  readonly work: () => Promise<void>;
  /** So often it is looked whether another server has left something to do. Milliseconds. */
  readonly every: number;
};

/** Something that is done when it is wanted, one time after the other, and looked for again and again. */
export class RecurringWork {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;
  #isWanted = false;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  start(): void {
    this.wake();
    this.#timer = setInterval(() => this.wake(), this.#options.every);
    this.#timer.unref();
  }

  /** There is something to do. */
  wake(): void {
    this.#isWanted = true;
    if (this.#isStopped) return;
    this.#underWay ??= this.#begin().finally(() => {
      this.#underWay = null;
      if (this.#isWanted && !this.#isStopped) this.wake();
    });
  }

  /** There will be something to do in so many milliseconds: it is not waited for longer than that. */
  wakeIn(ms: number): void {
    if (ms < this.#options.every && !this.#isStopped) setTimeout(() => this.wake(), ms).unref();
  }

  /** Resolves when nothing is being done. */
  async idle(): Promise<void> {
    while (this.#underWay !== null) await this.#underWay;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.idle();
  }

  #begin(): Promise<void> {
    this.#isWanted = false;
    return this.#options.work();
  }
}
