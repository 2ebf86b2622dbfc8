import type { AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData, MatchState } from '../boardgame.ts';
import type { House } from '../house.ts';
import { botAt, hasBegun, isOver, playerAt, standIn, withPlayer } from '../lobby/seats.ts';
import { type ServedGame, seatsToAct, timeLimitOf } from '../served-game.ts';
import { makeMove } from '../transport/make-move.ts';
import { publishPlayers } from '../transport/publish.ts';
import { chooseMove, randomMove } from './think.ts';

/** How long after a failure (a full disk, say) a bot tries again. */
const RETRY_MS = 2000;

type Waiting = {
  readonly for: string;
  readonly timer: NodeJS.Timeout;
  /** When it comes, in milliseconds since 1970. */
  readonly until: number;
};
type Match = { readonly served: ServedGame; readonly metadata: MatchData; readonly state: MatchState };

/**
 * Sees to the seats that nobody's page plays: lets bots move when it is their turn, off the path of anybody's
 * request and at a pace people can follow, and puts a bot in the seat of a player who stays away while others
 * wait. Where a table plays against the clock, it moves for those whose time is up. It remembers nothing that is not
 * stored, so bots play on after a restart; clocks begin anew.
 */
export class BotClerk {
  readonly #house: House;
  readonly #moves = new Map<string, Waiting>();
  readonly #absences = new Map<string, Waiting>();
  readonly #clocks = new Map<string, Waiting>();
  #closed = false;

  constructor(house: House) {
    this.#house = house;
  }

  /** Looks at a match again. Asking too often does no harm. */
  wake(matchID: string): void {
    this.#look(matchID).catch(error => this.#failed(matchID, error));
  }

  async wakeAll(): Promise<void> {
    for (const matchID of await this.#house.store.unfinished()) this.wake(matchID);
  }

  close(): void {
    this.#closed = true;
    for (const waiting of [this.#moves, this.#absences, this.#clocks]) {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    }
  }

  async #look(matchID: string): Promise<void> {
    const match = await this.#running(matchID);
    if (this.#closed) return;
    const toAct = match === null ? [] : seatsToAct(match.served, match.state);
    const turn = `state ${match?.state._stateID}`;
    const { botDelay, standInAfter } = this.#house.config;

    const botActs = match !== null && toAct.some(seat => botIn(match, seat) !== null);
    this.#expect(this.#moves, matchID, botActs ? turn : null, botDelay, () => this.#move(matchID));

    const absent = match === null ? undefined : toAct.find(seat => this.#isMissed(matchID, match, seat));
    const absence = absent === undefined ? null : `${turn}, seat ${absent}`;
    this.#expect(this.#absences, matchID, absence, standInAfter, () => this.#sitIn(matchID, absent!));

    const limit = match === null ? null : timeLimitOf(match.served, match.metadata, match.state);
    const timeUp = () => this.#timeUp(matchID, limit!.from);
    this.#expect(this.#clocks, matchID, limit?.from ?? null, (limit?.seconds ?? 0) * 1000, timeUp);
    this.#tellTime(matchID);
  }

  /** Tells every page at a match how much time is left, where there is a clock. */
  #tellTime(matchID: string): void {
    const clock = this.#clocks.get(matchID);
    if (clock === undefined) return;
    const left = Math.max(0, clock.until - Date.now());
    for (const { socket } of this.#house.rooms.at(matchID)) socket.emit('clock', matchID, clock.for, left);
  }

  /** Whoever has not acted in time has any legal move made for them. */
  async #timeUp(matchID: string, from: string): Promise<void> {
    await this.#house.mutex.run(matchID, async () => {
      const late = await this.#running(matchID);
      if (late === null) return;
      for (const seat of seatsToAct(late.served, late.state)) {
        const match = await this.#running(matchID);
        if (
          match === null ||
          this.#closed ||
          timeLimitOf(match.served, match.metadata, match.state)?.from !== from
        )
          return;
        const move = randomMove(match.served, match.state, seat);
        if (move !== null) await this.#make(matchID, match, seat, move);
      }
    });
    this.wake(matchID);
  }

  /** A match that has begun and is not over, or null. */
  async #running(matchID: string): Promise<Match | null> {
    const { metadata, state } = await this.#house.store.fetch(matchID, { metadata: true, state: true });
    const served = metadata && this.#house.games.get(metadata.gameName);
    if (!served || !state || !hasBegun(metadata) || isOver(metadata)) return null;
    return { served, metadata, state };
  }

  /** Keeps one timer a match: a new one when what is waited for has changed, none when nothing is. */
  #expect(
    waiting: Map<string, Waiting>,
    matchID: string,
    what: string | null,
    delay: number,
    then: () => Promise<void>,
  ): void {
    const before = waiting.get(matchID);
    if (before?.for === what) return;
    clearTimeout(before?.timer);
    waiting.delete(matchID);
    if (what === null) return;
    const timer = setTimeout(() => {
      waiting.delete(matchID);
      then().catch(error => this.#failed(matchID, error));
    }, delay);
    waiting.set(matchID, { for: what, timer, until: Date.now() + delay });
  }

  /** A person who is to act, whose page is gone, while somebody else sits at the table and waits. */
  #isMissed(matchID: string, match: Match, seat: Seat): boolean {
    const { rooms } = this.#house;
    return botIn(match, seat) === null && !rooms.isConnected(matchID, seat) && rooms.isAnybodyThere(matchID);
  }

  async #move(matchID: string): Promise<void> {
    await this.#house.mutex.run(matchID, async () => {
      const first = await this.#running(matchID);
      if (first === null) return;
      // Where several act at the same time, so do the bots among them.
      for (const seat of seatsToAct(first.served, first.state)) {
        const match = await this.#running(matchID);
        if (match === null || this.#closed) return;
        const bot = botIn(match, seat);
        if (bot === null) continue;
        const move = chooseMove(match.served, bot, match.state, seat, this.#house.log);
        if (move !== null) await this.#make(matchID, match, seat, move);
      }
    });
    this.wake(matchID);
  }

  /** Makes a move in somebody's place. Under the match's mutex. */
  async #make(matchID: string, { served, metadata, state }: Match, seat: Seat, move: AnyMove): Promise<void> {
    const credentials = playerAt(metadata, seat)?.credentials ?? null;
    const request = { served, matchID, seat, credentials, stateID: state._stateID, move };
    const answer = await makeMove(this.#house, request);
    if (answer.kind !== 'made') throw new Error(`a bot's move came to nothing: ${JSON.stringify(answer)}`);
  }

  async #sitIn(matchID: string, seat: Seat): Promise<void> {
    await this.#house.mutex.run(matchID, async () => {
      const match = await this.#running(matchID);
      if (match === null || !this.#isMissed(matchID, match, seat)) return;
      await seatStandIn(this.#house, match.served, matchID, match.metadata, seat);
    });
    this.wake(matchID);
  }

  #failed(matchID: string, error: unknown): void {
    if (this.#closed) return;
    this.#house.log.error({ err: error, matchID }, 'a bot could not move: it will try again');
    this.#expect(this.#moves, matchID, 'another try', RETRY_MS, async () => this.wake(matchID));
  }
}

/** A bot plays the seat of a person who is away; the seat stays the person's. Under the match's mutex. */
export const seatStandIn = async (
  house: House,
  served: ServedGame,
  matchID: string,
  match: MatchData,
  seat: Seat,
): Promise<void> => {
  const player = playerAt(match, seat);
  const bot = served.module.meta.bots[0];
  if (player === undefined || bot === undefined) return;
  await house.store.setMetadata(matchID, withPlayer(match, standIn(player, bot)));
  await publishPlayers(house, matchID);
};

const botIn = ({ metadata }: Match, seat: Seat): string | null => {
  const player = playerAt(metadata, seat);
  return player === undefined ? null : botAt(player);
};
