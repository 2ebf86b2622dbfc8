import type { Logger } from 'pino';
import type { Calendar } from '../calendar.ts';
import { newMatchId } from '../match/ids.ts';
import type { Matches } from '../match/matches.ts';
import { CannotStore } from '../match/ports.ts';
import { seatsToAct } from '../match/served-game.ts';
import { RecurringWork } from '../recurring-work.ts';
import { Retries } from '../retries.ts';
import type { TableStep, Tables } from '../tables.ts';
import { leagueStore, type WholeLeague } from './league-store.ts';
import { nextDivisions, nextMonth } from './seasons.ts';
import { standingsOf, winnersOf } from './standings.ts';
import type { PlayedTable, SeatResult, WholeTournament } from './tournament.ts';
import { resultSteps } from './tournament-store.ts';
import type { Tournaments } from './tournaments.ts';

/** So often it is looked whether a season is to begin. Milliseconds. */
const EVERY_MS = 60_000;

type Options = {
  readonly tables: Tables;
  readonly matches: Pick<Matches, 'load' | 'game'>;
  readonly calendar: Pick<Calendar, 'now'>;
  readonly tournaments: Pick<Tournaments, 'store' | 'wake'>;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * Has the seasons of leagues begin, with the first of each month (UTC). A season is a tournament in each division; what is not over
 * by its end is decided then, and all of the next season is written in one piece, by whichever server is first.
 */
export class Leagues extends RecurringWork {
  readonly store: ReturnType<typeof leagueStore>;
  readonly #options: Options;
  readonly #retries = new Retries();

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
    this.store = leagueStore(options.tables);
  }

  protected override async work(): Promise<void> {
    const { log, calendar } = this.#options;
    try {
      const now = await calendar.now();
      const due = await this.store.due(now);
      this.#retries.keep(due);
      for (const id of due) {
        if (this.isStopped) return;
        if (this.#retries.isPausing(id, now)) continue;
        const league = await this.store.byID(id);
        // Another server may have begun it since it was found due.
        if (league === null || league.dueAt > now) continue;
        await this.#beginSeason(league, now).catch(error => {
          // Nor can any other.
          if (error instanceof CannotStore) throw error;
          this.#retries.fail(id, now);
          log.error({ err: error, league: id }, 'a season of a league cannot begin');
        });
      }
    } catch (error) {
      log.error({ err: error }, 'leagues cannot be read');
    }
  }

  async #beginSeason(league: WholeLeague, now: number): Promise<void> {
    const { tournaments } = this.#options;
    const over = await Promise.all(
      league.seasons
        .filter(({ season }) => season === league.season)
        .map(({ tournament }) => this.#ended(tournament)),
    );
    const standings = over.map(each => (each === null ? [] : standingsOf(each)));
    const isPlayed = league.members.length >= 2;
    const divisions = isPlayed ? nextDivisions(league.members, standings, league.choices.size) : [];
    const season = league.season + 1;
    const isBegun = await this.store.write(
      this.store.begin(league, nextMonth(now), isPlayed),
      ...divisions.flatMap((members, i) => this.#division(league, season, i + 1, members, now)),
    );
    if (isBegun) tournaments.wake();
  }

  #division(
    { id, game, name, choices }: WholeLeague,
    season: number,
    division: number,
    members: readonly string[],
    now: number,
  ): readonly TableStep[] {
    const tournaments = this.#options.tournaments.store;
    const { clock, outOfTime, rated } = choices;
    const tournament = newMatchId();
    const made = {
      // Nobody's: it goes by the calendar.
      ...{ id: tournament, game, name, host: null, madeAt: now, startsAt: now },
      ...{ ofRounds: null, nextAt: null, changes: 0 },
      choices: {
        ...{ kind: 'round-robin' as const, seats: 2, rounds: null, clock, outOfTime, rated, bots: false },
        league: { id, season, division },
      },
    };
    return [
      tournaments.make(made, now),
      this.store.addSeason(id, { season, division, tournament }),
      ...members.flatMap((member, i) => [
        tournaments.enter(tournament, member, now + i),
        this.store.play(id, member, division),
      ]),
    ];
  }

  /** A tournament whose time is up: at tables that are not over whoever is waited for has lost. */
  async #ended(id: string): Promise<WholeTournament | null> {
    const { store } = this.#options.tournaments;
    for (;;) {
      const tournament = await store.byID(id);
      if (tournament === null || tournament.stage === 'over' || tournament.stage === 'cancelled')
        return tournament;
      const open = tournament.tables.filter(({ result }) => result === null);
      const results = new Map(
        await Promise.all(open.map(async table => [table, await this.#decided(table)] as const)),
      );
      const tables = tournament.tables.map(table => ({
        ...table,
        result: results.get(table) ?? table.result,
      }));
      const winners = winnersOf({ ...tournament, tables });
      await store.write(
        store.goOn(tournament, { stage: 'over', nextAt: null, dueAt: null, winners }),
        ...[...results].flatMap(([{ matchID }, result]) =>
          resultSteps(matchID!, result, { decided: 'unfinished', gone: [] }),
        ),
      );
    }
  }

  async #decided({ matchID, seats }: PlayedTable): Promise<readonly SeatResult[]> {
    const { matches } = this.#options;
    const match = await matches.load(matchID!);
    const game = match === null ? undefined : matches.game(match.data.gameName);
    const awaited = match?.state && game !== undefined ? seatsToAct(game, match.state) : [];
    const isEqual = awaited.length === 0 || awaited.length === seats.length;
    return seats.map((_, seat) => {
      if (isEqual) return { points: 0.5, rank: 1, score: null };
      const isLost = awaited.includes(seat);
      return { points: isLost ? 0 : 1, rank: isLost ? 2 : 1, score: null };
    });
  }
}
