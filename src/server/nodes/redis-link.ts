import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** How often both connections are asked whether they still work. */
const PING_MS = 1000;
/** An answer that takes longer is not waited for. */
const COMMAND_MS = 300;
const CONNECT_MS = 2000;
/** A connection on which nothing comes for so long, pings answered every second, is dead whatever TCP thinks. */
const SILENCE_MS = 3500;
const LONGEST_PAUSE_MS = 1000;

const OPTIONS = {
  connectTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  retryStrategy: (attempt: number) => Math.min(50 * attempt, LONGEST_PAUSE_MS),
} satisfies RedisOptions;

/**
 * The connection to Redis: one socket for commands, one for subscriptions. Nothing waits for it: a command fails at once while Redis
 * cannot be reached. That it cannot, and that it can again, is logged once each.
 */
export class RedisLink {
  /** For commands. Where the link is not up they fail at once. */
  readonly commands: Redis;
  /** For subscriptions, which it makes again by itself when its connection is back. */
  readonly subscriber: Redis;
  readonly #log: Pick<Logger, 'info' | 'error'>;
  readonly #listeners: ((isUp: boolean) => void)[] = [];
  readonly #pinging: NodeJS.Timeout;
  #state: 'connecting' | 'up' | 'away' | 'closed' = 'connecting';
  #whyAway: unknown = 'no answer';

  constructor(url: string, log: Pick<Logger, 'info' | 'error'>) {
    this.#log = log;
    this.commands = new Redis(url, {
      ...OPTIONS,
      commandTimeout: COMMAND_MS,
      enableOfflineQueue: false,
      // What could not be said is not said later: whoever comes back asks how things stand.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    });
    // It holds nothing but subscriptions, which wait for the connection.
    this.subscriber = new Redis(url, { ...OPTIONS, maxRetriesPerRequest: null });
    for (const connection of [this.commands, this.subscriber]) {
      connection.on('error', error => {
        this.#whyAway = error;
      });
      connection.on('close', () => this.#away());
      connection.on('ready', () => void this.#ping());
    }
    this.#pinging = setInterval(() => void this.#ping(), PING_MS);
    this.#pinging.unref();
  }

  get isUp(): boolean {
    return this.#state === 'up';
  }

  /** @param listener is called whenever the link goes up or down */
  onChange(listener: (isUp: boolean) => void): void {
    this.#listeners.push(listener);
  }

  /** Resolves when the link is up for the first time, or it is clear that it is away. */
  async settled(): Promise<void> {
    const end = performance.now() + CONNECT_MS;
    while (this.#state === 'connecting' && performance.now() < end) {
      await new Promise(resolve => setTimeout(resolve, 10));
    }
    if (this.#state === 'connecting') this.#away();
  }

  /** Something went wrong with a command: whether the link is away is seen at the next ping. */
  failed(error: unknown): void {
    this.#whyAway = error;
    this.#away();
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    clearInterval(this.#pinging);
    this.commands.disconnect();
    this.subscriber.disconnect();
  }

  async #ping(): Promise<void> {
    const { commands, subscriber } = this;
    if (this.#state === 'closed' || commands.status !== 'ready' || subscriber.status !== 'ready') return;
    try {
      await Promise.all([commands.ping(), inTime(subscriber.ping())]);
    } catch (error) {
      this.failed(error);
      return;
    }
    this.#found();
  }

  #found(): void {
    if (this.#state === 'closed' || this.#state === 'up') return;
    if (this.#state === 'away') this.#log.info('Redis answers again');
    this.#state = 'up';
    for (const listener of this.#listeners) listener(true);
  }

  #away(): void {
    if (this.#state === 'closed' || this.#state === 'away') return;
    const wasUp = this.#state === 'up';
    this.#state = 'away';
    this.#log.error(
      { reason: reasonOf(this.#whyAway) },
      'Redis cannot be reached: nodes tell each other nothing, pages are brought up to date from the database',
    );
    if (wasUp) for (const listener of this.#listeners) listener(false);
  }
}

/** The error itself may hold the password, among the arguments of the command that failed. */
const reasonOf = (error: unknown): string => {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return String(code ?? message ?? error);
};

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Command timed out')), COMMAND_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};
