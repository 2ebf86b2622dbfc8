import type { Logger } from 'pino';
import { paceOf } from '../../game/shared/table-clock.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { Calendar } from '../calendar.ts';
import { newMatchId } from '../match/ids.ts';
import { CannotStore } from '../match/ports.ts';
import { hasBegun } from '../match/seats.ts';
import type { Purgeable } from '../purge.ts';
import { RecurringWork } from '../recurring-work.ts';
import { Retries } from '../retries.ts';
import type { TableStep, Tables } from '../tables.ts';
import { drawRound, isAllAtOnce, roundsOf } from './drawing.ts';
import { type Placing, place } from './placing.ts';
import { winnersOf } from './standings.ts';
import type { Drawn, PlayedTable, SeatResult, Tournament, WholeTournament } from './tournament.ts';
import { resultSteps, tournamentStore } from './tournament-store.ts';

/** So often it is looked whether a tournament is to go on, by this server or for another. Milliseconds. */
const EVERY_MS = 5000;
/** The time that things are due by is asked for anew now and then, and may be a little earlier than it was reckoned to be. Milliseconds. */
const LATE_MS = 50;
/** So many are gone on with at a time. */
const AT_ONCE = 20;
/** A table that fails to be opened is given up after so long: nobody has won it. Milliseconds. */
export const OPENED_WITHIN_MS = 600_000;
/** One that fails is not left alone for longer: people sit there. Milliseconds. */
const LONGEST_PAUSE_MS = 60_000;
/** So many matches are remembered to have begun. */
const MOST_BEGUN = 10_000;
/** Between the rounds of a live tournament, to see where one stands. Seconds of the clock. */
const BREAK_SECONDS = 60;
/** Where somebody was away, and may say that they are back. */
const BREAK_FOR_AWAY_SECONDS = 180;
/** By days there is no break, but where too few are left to play on, of whom some were only away. */
const BREAK_BY_DAYS_SECONDS = 86_400;
/** A tournament that nobody begins is called off after so long. Milliseconds. */
export const LONGEST_OPEN = 90 * 86_400_000;
/** So long at least one that was called off can still be seen by whoever had entered. Milliseconds. */
const CANCELLED_KEPT_MS = 30 * 86_400_000;

type Options = Placing & {
  readonly tables: Tables;
  readonly calendar: Calendar;
  readonly log: Pick<Logger, 'error'>;
  /** How long a second of the clock is, in milliseconds. */
  readonly clockSecond: number;
};

/**
 * Has tournaments go on by themselves: begins those whose time has come, draws a round once the one before is over, opens its tables,
 * and ends. Everything that is decided is written in one piece, by whichever server is first; what follows from it (a match that is to be made)
 * is done again until it is done. So it goes on after any server's end, and nothing of it happens twice.
 */
export class Tournaments extends RecurringWork {
  readonly store: ReturnType<typeof tournamentStore>;
  readonly #options: Options;
  /** Matches that this server knows to have begun. */
  readonly #begun = new BoundedMap<true>(MOST_BEGUN);
  /** Since when tables have failed to be opened here. */
  readonly #failing = new BoundedMap<number>(MOST_BEGUN);
  readonly #retries = new Retries(LONGEST_PAUSE_MS);

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
    this.store = tournamentStore(options.tables);
  }

  /** Those that were called off, in which nothing was ever played. */
  get purgeable(): Purgeable {
    return {
      name: 'tournaments that were called off',
      retentionMs: LONGEST_OPEN + CANCELLED_KEPT_MS,
      purgeBefore: before => this.store.forgetCancelled(before),
    };
  }

  protected override async work(): Promise<void> {
    const { log, calendar } = this.#options;
    try {
      for (;;) {
        const now = await calendar.now();
        // Whatever fails is due as it was: the others need not wait for it.
        const due = await this.store.due(now, AT_ONCE + this.#retries.count);
        this.#retries.keep(due);
        const next = due.filter(id => !this.#retries.isPausing(id, now));
        if (next.length === 0) return;
        for (const id of next) {
          if (this.isStopped) return;
          await this.#tryToGoOn(id, now);
        }
      }
    } catch (error) {
      log.error({ err: error }, 'tournaments cannot be read');
    }
  }

  async #tryToGoOn(id: string, now: number): Promise<void> {
    try {
      await this.#goOn(id);
      this.#retries.forget(id);
    } catch (error) {
      // Nor can any other.
      if (error instanceof CannotStore) throw error;
      this.#retries.fail(id, now);
      this.#options.log.error({ err: error, tournament: id }, 'a tournament cannot go on');
    }
  }

  /** One step of it; the next one is due at once, or at a moment, or when a match ends. */
  async #goOn(id: string): Promise<void> {
    const tournament = await this.store.byID(id);
    if (tournament === null) return;
    const { stage, startsAt, tables } = tournament;
    if (stage === 'open') return this.#begin(tournament, startsAt);
    if (stage !== 'running') return this.#write(tournament, { dueAt: null });
    const isOpen = await this.#openTables(tournament);
    // Where something was decided meanwhile, that has made it due again.
    if (!isOpen) return;
    if (tables.some(({ result }) => result === null)) return this.#write(tournament, { dueAt: null });
    return this.#endRound(tournament);
  }

  #write(tournament: Tournament, step: Parameters<typeof this.store.goOn>[1]): Promise<void> {
    const { dueAt } = step;
    if (dueAt !== null) this.wakeIn(Math.max(0, dueAt - this.#options.calendar.known()) + LATE_MS);
    return this.store.write(this.store.goOn(tournament, step)).then(() => {});
  }

  #end(tournament: WholeTournament): Promise<void> {
    const winners = winnersOf(tournament);
    return this.#write(tournament, { stage: 'over', nextAt: null, dueAt: null, winners });
  }

  async #begin(tournament: WholeTournament, startsAt: number | null): Promise<void> {
    if (startsAt !== null && startsAt > this.#options.calendar.known())
      return this.#write(tournament, { dueAt: startsAt });
    const { entrants, choices } = tournament;
    // Nobody has begun it, or hardly anybody came.
    if (startsAt === null || entrants.length < 2)
      return this.#write(tournament, { stage: 'cancelled', dueAt: null });
    const ofRounds = roundsOf(choices, entrants.length);
    const first = isAllAtOnce(choices) ? ofRounds : 1;
    return this.#draw({ ...tournament, stage: 'running', ofRounds }, first, isAllAtOnce(choices));
  }

  /** Draws the next rounds up to one, and with it what they are begun by. */
  async #draw(tournament: WholeTournament, round: number, isAll = false): Promise<void> {
    const rounds = isAll ? Array.from({ length: round }, (_, i) => i + 1) : [round];
    const drawn = rounds.map(each => [each, drawRound(tournament, each)] as const);
    // Fewer than two are left.
    if (drawn.every(([, tables]) => tables.length === 0)) return this.#end(tournament);
    const add = (each: number, table: Drawn, number: number): TableStep =>
      this.store.addTable(tournament.id, each, number, table, table.result === null ? newMatchId() : null);
    await this.store.write(
      this.store.goOn(tournament, { round, nextAt: null, dueAt: 0 }),
      ...drawn.flatMap(([each, tables]) => tables.map((table, number) => add(each, table, number))),
    );
  }

  async #openTables(tournament: WholeTournament): Promise<boolean> {
    let isAsItWas = true;
    const faults: unknown[] = [];
    for (const table of tournament.tables) {
      if (table.result !== null || this.isStopped) continue;
      // Tables that have begun go on by themselves, until their end is written.
      if (this.#begun.get(table.matchID!)) continue;
      const hasBegun = await this.#openTable(tournament, table).catch(error => {
        // Nor can any other be.
        if (error instanceof CannotStore) throw error;
        faults.push(error);
        return this.#giveUp(tournament, table);
      });
      if (hasBegun) this.#begun.put(table.matchID!, true);
      else isAsItWas = false;
    }
    if (faults.length > 0) throw faults[0];
    return isAsItWas && !this.isStopped;
  }

  /** @returns whether its match has begun */
  async #openTable(tournament: WholeTournament, table: PlayedTable): Promise<boolean> {
    const { there, hasBegun } = await place(this.#options, tournament, table, this.store.isDecided);
    if (hasBegun || there.length >= 2) return hasBegun;
    // Whoever is left of them has won it.
    const result = table.seats.map(member => {
      const isThere = there.includes(member);
      return { points: isThere ? 1 : 0, rank: isThere ? 1 : 2, score: null };
    });
    const gone = table.seats.filter(member => !there.includes(member));
    await this.#decide(tournament, table, result, { decided: 'absent', gone });
    return false;
  }

  /** A round does not wait for ever for a table that fails to be opened, though everybody is there. */
  async #giveUp(tournament: WholeTournament, table: PlayedTable): Promise<false> {
    const now = this.#options.calendar.known();
    const since = this.#failing.get(table.matchID!) ?? now;
    this.#failing.put(table.matchID!, since);
    if (now >= since + OPENED_WITHIN_MS) {
      const result = table.seats.map(() => ({ points: 0.5, rank: 1, score: null }));
      await this.#decide(tournament, table, result, { decided: 'unfinished', gone: [] });
    }
    return false;
  }

  /** Without a match: one that was made, and has not begun, is taken away with it. */
  async #decide(
    tournament: WholeTournament,
    { matchID }: PlayedTable,
    ...result: readonly [readonly SeatResult[], Parameters<typeof resultSteps>[2]]
  ): Promise<void> {
    const { matches } = this.#options;
    const steps = resultSteps(matchID!, ...result);
    const match = await matches.load(matchID!);
    if (match === null) await this.store.write(this.store.touch(tournament), ...steps);
    else if (!hasBegun(match.data)) await matches.remove(matchID!, ...steps);
  }

  async #endRound(tournament: WholeTournament): Promise<void> {
    const { round, ofRounds, nextAt } = tournament;
    if (round >= ofRounds!) return this.#end(tournament);
    const { calendar, clockSecond } = this.#options;
    const now = calendar.known();
    const seconds = breakAfter(tournament);
    if (nextAt === null && seconds > 0) {
      const begins = now + seconds * clockSecond;
      return this.#write(tournament, { nextAt: begins, dueAt: begins });
    }
    if (nextAt !== null && nextAt > now) return this.#write(tournament, { dueAt: nextAt });
    return this.#draw(tournament, round + 1);
  }
}

/** How long the break is after a round that is over, in seconds of the clock. */
const breakAfter = ({ entrants, tables, choices, round }: WholeTournament): number => {
  const sat = tables.filter(table => table.round === round).flatMap(({ seats }) => seats);
  const mayReturn =
    choices.kind !== 'knockout' && entrants.some(({ member, isAway }) => isAway && sat.includes(member));
  if (paceOf(choices) === 'live') return mayReturn ? BREAK_FOR_AWAY_SECONDS : BREAK_SECONDS;
  const there = entrants.filter(({ hasLeft }) => !hasLeft);
  return mayReturn && there.length < 2 ? BREAK_BY_DAYS_SECONDS : 0;
};
