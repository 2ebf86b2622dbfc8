import type { ServerResponse } from 'node:http';
import type { Seat } from '../../game/shared/seats.ts';
import type { BotLine } from '../../wire/bot-api.ts';
import { BoundedMap } from '../bounded-map.ts';
import { newToken } from '../match/ids.ts';
import type { ServedGame } from '../match/served-game.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { keyOf, lineFor, seatOfBot } from './seen.ts';

/** Bytes that may wait for a bot that does not read what it asked for: then it is let go. */
const MOST_WAITING = 1_000_000;

/** So many that are over are remembered. */
const MOST_ENDED = 200;

type Known = { readonly seat: Seat; readonly game: string; readonly version: number; readonly said: string };

/** What one bot is told, each thing once. */
export class BotStream {
  readonly bot: string;
  /** By what it is known among the streams of the bot. */
  readonly id = newToken();
  /** It is stored that it was opened last. */
  isNoted = false;
  readonly #response: ServerResponse;
  readonly #known = new Map<string, Known>();
  /** Matches that it has been told the end of, with the next one at the table that it has been told of. */
  readonly #ended = new BoundedMap<{ readonly next?: string | undefined }>(MOST_ENDED);

  constructor(bot: string, response: ServerResponse) {
    this.bot = bot;
    this.#response = response;
    response.writeHead(200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    this.heartbeat();
  }

  knows(matchID: string): boolean {
    return this.#known.has(matchID);
  }

  get matches(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** A match in which it has a seat, or had one: says what is new to it. */
  update(game: ServedGame, match: StoredMatch, now: number): void {
    const before = this.#known.get(match.id);
    if (before !== undefined && before.version > match.version) return;
    const seat = seatOfBot(match.data, this.bot);
    if (this.#ended.get(match.id) !== undefined) {
      if (seat !== null) this.#sendRematch(game, match, seat);
      return;
    }
    if (seat === null) {
      this.gone(match.id, 'sent-away');
      return;
    }
    const line = lineFor(game, match, seat, now);
    const said = line === null ? (before?.said ?? '') : keyOf(game, line);
    this.#known.set(match.id, { seat, game: game.name, version: match.version, said });
    if (line !== null && said !== before?.said) this.#send(line);
    if (line?.type !== 'ended') return;
    this.#known.delete(match.id);
    this.#ended.put(match.id, {});
    // Where it had no stream as the match ended, it may be told of both at once.
    this.#sendRematch(game, match, seat);
  }

  /** A match that it knows to be over: whether the others play once more. */
  #sendRematch(game: ServedGame, { id, data: { nextMatchID: next } }: StoredMatch, seat: Seat): void {
    if (next === this.#ended.get(id)?.next) return;
    this.#ended.put(id, { next });
    if (next !== undefined) this.#send({ type: 'rematch', match: id, game: game.name, seat, next });
  }

  /** A match that it knows is not there any more, or not for it. */
  gone(matchID: string, reason: 'closed' | 'sent-away'): void {
    const before = this.#known.get(matchID);
    if (before === undefined) return;
    this.#known.delete(matchID);
    this.#send({ type: 'gone', match: matchID, game: before.game, seat: before.seat, reason });
  }

  /** Nothing, so that nobody on the way takes the connection for dead. */
  heartbeat(): void {
    this.#write('\n');
  }

  /** The bot listens elsewhere: nothing more is told here. */
  replaced(): void {
    this.#send({ type: 'replaced' });
    this.end();
  }

  end(): void {
    this.#response.end();
  }

  #send(line: BotLine): void {
    this.#write(`${JSON.stringify(line)}\n`);
  }

  #write(text: string): void {
    if (this.#response.writableLength > MOST_WAITING) this.#response.destroy();
    else this.#response.write(text);
  }
}
