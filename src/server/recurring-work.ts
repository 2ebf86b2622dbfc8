/**
 * Something that is done when it is wanted, one time after the other, and looked for again and again, as another server may have
 * left something to do.
 */
export abstract class RecurringWork {
  readonly #every: number;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;
  #isWanted = false;
  #isStopped = false;

  /** @param every so often it is looked. Milliseconds */
  constructor(every: number) {
    this.#every = every;
  }

  /** Does what there is to do. Looks, between one thing and the next, whether it is to stop. Never rejects. */
  protected abstract work(): Promise<void>;

  protected get isStopped(): boolean {
    return this.#isStopped;
  }

  start(): void {
    this.wake();
    this.#timer = setInterval(() => this.wake(), this.#every);
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

  /** Resolves when nothing is being done. */
  async idle(): Promise<void> {
    while (this.#underWay !== null) await this.#underWay;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.idle();
  }

  /** There will be something to do in so many milliseconds: it is not waited for longer than that. */
  protected wakeIn(ms: number): void {
    if (ms < this.#every && !this.#isStopped) setTimeout(() => this.wake(), ms).unref();
  }

  #begin(): Promise<void> {
    this.#isWanted = false;
    return this.work();
  }
}
