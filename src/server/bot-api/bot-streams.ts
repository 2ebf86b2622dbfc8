import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { BotStore } from '../bot-accounts/bot-store.ts';
import type { Announcement } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import type { Published } from '../match/ports.ts';
import { SerialQueue } from '../match/serial-queue.ts';
import { BotStream } from './bot-stream.ts';

/** So often a connection is kept, and what another server has said in vain is looked for. Milliseconds. */
const BEAT_MS = 10_000;

type Options = {
  readonly matches: Pick<Matches, 'load' | 'game' | 'now'>;
  readonly store: Pick<BotStore, 'inPlay' | 'playedAgain' | 'listen' | 'streamOf'>;
  readonly log: Pick<Logger, 'error'>;
  /** Has the other servers look after a bot that may have a stream there. */
  readonly changed: (bot: string) => void;
  /** Milliseconds; the usual where nothing is said. */
  readonly beat?: number;
};

/** Whether the token by which somebody listens is still worth something. */
type IsStill = () => Promise<boolean>;

/** The bots that listen here, one stream each, and what they are told. */
export class BotStreams {
  readonly #options: Options;
  readonly #streams = new Map<string, BotStream>();
  readonly #isStill = new WeakMap<BotStream, IsStill>();
  readonly #beating: NodeJS.Timeout;
  /** Of one bot one after another, so that what is stored last is what was opened last. */
  readonly #noting = new SerialQueue();

  constructor(options: Options) {
    this.#options = options;
    this.#beating = setInterval(() => this.#beat(), options.beat ?? BEAT_MS);
    this.#beating.unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  isOpen(bot: string): boolean {
    return this.#streams.has(bot);
  }

  /** Begins to tell a bot what happens; whatever of its listened before, here or at another server, is told so and ends. */
  async open(bot: string, response: ServerResponse, isStill: IsStill): Promise<void> {
    this.#streams.get(bot)?.replaced();
    const stream = new BotStream(bot, response);
    this.#streams.set(bot, stream);
    this.#isStill.set(stream, isStill);
    response.on('close', () => {
      if (this.#streams.get(bot) === stream) this.#streams.delete(bot);
    });
    await this.#lookAround(stream);
  }

  /** A bot is told nothing more. */
  silence(bot: string): void {
    this.#streams.get(bot)?.end();
    this.#streams.delete(bot);
    this.#options.changed(bot);
  }

  /** A bot listens at another server, or has lost its token there. */
  look(bot: string): void {
    const stream = this.#streams.get(bot);
    if (stream !== undefined) void this.#lookAround(stream);
  }

  /** Something was written here. */
  publish({ match, game }: Published, announcements: readonly Announcement[]): void {
    if (this.#streams.size === 0) return;
    const isGone = announcements.some(({ kind }) => kind === 'gone');
    for (const stream of this.#at(match.id, Object.values(match.data.players), announcements)) {
      if (isGone) stream.gone(match.id, 'closed');
      else stream.update(game, match, this.#options.matches.now());
    }
  }

  /** Something was written by another server. */
  behind(matchID: string, announcements: readonly Announcement[]): void {
    if (this.#streams.size === 0) return;
    const all = [...this.#streams.values()];
    // Of all that is written elsewhere only what may seat a bot is read for those who do not know the match.
    const isOfSeats = announcements.some(({ kind }) => kind === 'begun' || kind === 'players');
    const heard = isOfSeats ? all : all.filter(stream => stream.knows(matchID));
    if (heard.length > 0) void this.#read([matchID], heard);
  }

  close(): void {
    clearInterval(this.#beating);
    for (const stream of this.#streams.values()) stream.end();
    this.#streams.clear();
  }

  /** The streams of those who sit there, and where somebody has lost a seat, of those who sat there. */
  #at(
    matchID: string,
    players: readonly { readonly botAccount?: string }[],
    announcements: readonly Announcement[],
  ): readonly BotStream[] {
    const found = players.flatMap(({ botAccount }) => this.#streams.get(botAccount ?? '') ?? []);
    if (!announcements.some(({ kind }) => kind === 'vacated' || kind === 'gone')) return found;
    return [...new Set([...found, ...[...this.#streams.values()].filter(each => each.knows(matchID))])];
  }

  #beat(): void {
    for (const stream of this.#streams.values()) {
      stream.heartbeat();
      void this.#lookAround(stream);
    }
  }

  /** Tells a bot of all its matches what it has not been told. */
  async #lookAround(stream: BotStream): Promise<void> {
    try {
      // Another server may have been asked for another token, or to have the bot go.
      if (!(await this.#isStill.get(stream)!())) {
        if (this.#streams.get(stream.bot) === stream) this.#streams.delete(stream.bot);
        stream.end();
        return;
      }
      const { store } = this.#options;
      if (!(await this.#isLast(stream))) return;
      const tables = await Promise.all([store.inPlay(stream.bot), store.playedAgain(stream.bot)]);
      const ids = new Set([...tables.flat().map(({ match }) => match), ...stream.matches]);
      await this.#read([...ids], [stream]);
    } catch (error) {
      this.#options.log.error({ err: error }, 'the matches of a bot cannot be read');
    }
  }

  /** Is it the stream of its bot that was opened last? Another one ends. */
  async #isLast(stream: BotStream): Promise<boolean> {
    const { store, changed } = this.#options;
    const { bot, id } = stream;
    return this.#noting.run(bot, async () => {
      if (this.#streams.get(bot) !== stream) return false;
      if (!stream.isNoted) {
        await store.listen(bot, id);
        stream.isNoted = true;
        changed(bot);
        return true;
      }
      if ((await store.streamOf(bot)) === id) return true;
      if (this.#streams.get(bot) === stream) this.#streams.delete(bot);
      stream.replaced();
      return false;
    });
  }

  async #read(matchIDs: readonly string[], streams: readonly BotStream[]): Promise<void> {
    const { matches, log } = this.#options;
    for (const id of matchIDs) {
      try {
        const match = await matches.load(id);
        const game = match === null ? undefined : matches.game(match.data.gameName);
        for (const stream of streams) {
          const sits =
            match !== null && Object.values(match.data.players).some(each => each.botAccount === stream.bot);
          if (match === null || game === undefined) stream.gone(id, 'closed');
          else if (sits || stream.knows(id)) stream.update(game, match, matches.now());
        }
      } catch (error) {
        log.error({ err: error, matchID: id }, 'a match of a bot cannot be read');
      }
    }
  }
}
