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
 * The way to Redis: one connection for commands, one that listens. Nothing waits for it: a command that finds it away fails
 * at once, and the log says once that it is away and once that it is back.
 */
export class RedisLink {
  /** For commands. Where the link is not up they fail at once. */
  readonly commands: Redis;
  /** Listens; what it has subscribed to it subscribes to again by itself. */
  readonly listener: Redis;
  readonly #log: Pick<Logger, 'info' | 'error'>;
  readonly #hearers: ((isUp: boolean) => void)[] = [];
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
    this.listener = new Redis(url, { ...OPTIONS, maxRetriesPerRequest: null });
    for (const connection of [this.commands, this.listener]) {
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

  /** Has `hear` called at every change. */
  onChange(hear: (isUp: boolean) => void): void {
    this.#hearers.push(hear);
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
    this.listener.disconnect();
  }

  async #ping(): Promise<void> {
    const { commands, listener } = this;
    if (this.#state === 'closed' || commands.status !== 'ready' || listener.status !== 'ready') return;
    try {
      await Promise.all([commands.ping(), inTime(listener.ping())]);
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
    for (const hear of this.#hearers) hear(true);
  }

  #away(): void {
    if (this.#state === 'closed' || this.#state === 'away') return;
    const wasUp = this.#state === 'up';
    this.#state = 'away';
    this.#log.error(
      { reason: reasonOf(this.#whyAway) },
      'Redis cannot be reached: nodes tell each other nothing, pages are brought up to date from the database',
    );
    if (wasUp) for (const hear of this.#hearers) hear(false);
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
