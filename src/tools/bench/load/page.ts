import { type Heard, Wire } from './wire.ts';

/** How the client's pages come back, as its `match/online/framework-client.ts` and `match/online/retries.ts` have it. Milliseconds. */
export const COMES_BACK = { delay: 300, delayMax: 1000, ask: 2000, pause: 1000 } as const;
/** What socket.io's client multiplies its delay by for each try, and by what share it leaves that to chance. */
const [FACTOR, JITTER] = [2, 0.5];

export type PageOptions = {
  readonly port: number;
  readonly game: string;
  readonly from: string;
  readonly matchID: string;
  /** Null watches. */
  readonly seat: number | null;
  readonly credentials: string | null;
  /** Hears whatever the match is told. */
  readonly hear?: (event: Heard) => void;
};

/** A page at a match which comes back by itself, in the client's own time. */
export class Page {
  readonly #options: PageOptions;
  #wire: Wire | null = null;
  #tries = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #isBack: () => void = () => {};
  #isLost: () => void = () => {};
  /** Resolves when it has been told the match over the connection it has now, or gets next. */
  inSync: Promise<void> = Promise.resolve();

  constructor(options: PageOptions) {
    this.#options = options;
    this.#await();
    this.#dial();
  }

  get wire(): Wire | null {
    return this.#wire;
  }

  /** Cuts its connection, as a network does; it comes back. */
  cut(): void {
    this.#wire?.cut();
  }

  /** Asks to be told the match once more; resolves when it has been. */
  askAgain(): Promise<void> {
    this.#await();
    this.#ask();
    return this.inSync;
  }

  /** Resolves when it loses the connection that it has now. */
  lost(): Promise<void> {
    return new Promise(resolve => {
      this.#isLost = resolve;
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#wire?.cut();
  }

  #await(): void {
    this.inSync = new Promise(resolve => {
      this.#isBack = resolve;
    });
  }

  #dial(): void {
    const { port, game, from } = this.#options;
    let wasOpen = false;
    const wire = new Wire({
      port,
      game,
      from,
      hear: event => this.#hear(event),
      closed: () => {
        clearTimeout(this.#timer);
        if (this.#isClosed) return;
        if (wasOpen) {
          this.#await();
          this.#isLost();
        }
        this.#timer = setTimeout(() => this.#dial(), this.#delay());
      },
    });
    this.#wire = wire;
    wire.ready.then(
      () => {
        wasOpen = true;
        this.#tries = 0;
        this.#ask();
      },
      // It was closed, and dials again.
      () => {},
    );
  }

  #delay(): number {
    const delay = COMES_BACK.delay * FACTOR ** this.#tries * (1 + JITTER * (2 * Math.random() - 1));
    this.#tries += 1;
    return Math.min(delay, COMES_BACK.delayMax);
  }

  #ask(): void {
    const { matchID, seat, credentials } = this.#options;
    this.#wire?.say(JSON.stringify(['sync', matchID, seat === null ? null : String(seat), credentials]));
    this.#askAgainIn(COMES_BACK.ask);
  }

  #askAgainIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), ms);
  }

  #hear(event: Heard): void {
    if (event.name === 'sync') {
      clearTimeout(this.#timer);
      this.#isBack();
    } else if (event.name === 'refused') this.#askAgainIn(COMES_BACK.pause);
    this.#options.hear?.(event);
  }
}
