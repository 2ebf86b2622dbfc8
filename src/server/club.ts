import type { Logger } from 'pino';
import type { BotAccounts } from './bot-accounts/bot-accounts.ts';
import { botSeatsWritten } from './bot-accounts/bot-seats.ts';
import { withdrawBotsOf } from './bot-accounts/bot-store.ts';
import type { Calendar } from './calendar.ts';
import type { Config } from './config.ts';
import { type Daily, dailyIn } from './daily/daily.ts';
import { noteEnds } from './daily/note-ends.ts';
import { leaveDuplicates } from './duplicate/duplicate-store.ts';
import { Duplicates } from './duplicate/duplicates.ts';
import { toCompare } from './duplicate/to-compare.ts';
import type { Matches } from './match/matches.ts';
import type { Beside, MatchStore } from './match/ports.ts';
import type { People } from './members/people.ts';
import { Purge } from './purge.ts';
import type { TableStep } from './tables.ts';
import { leaveLeagues, touchLeaguesOf } from './tournaments/league-store.ts';
import { Leagues } from './tournaments/leagues.ts';
import { toTournament } from './tournaments/results.ts';
import { leaveTournaments, touchTournamentsOf } from './tournaments/tournament-store.ts';
import { Tournaments } from './tournaments/tournaments.ts';

/** What members do together besides single matches. It goes on by itself, on whichever server looks first. */
export type Club = {
  readonly tournaments: Tournaments;
  readonly leagues: Leagues;
  readonly duplicates: Duplicates;
  readonly daily: Daily;
  readonly calendar: Calendar;
  readonly start: () => void;
  /** A match has ended. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly store: Pick<MatchStore, 'tables' | 'secret'>;
  /** The names of those that are served. */
  readonly games: readonly string[];
  readonly matches: Matches;
  readonly calendar: Calendar;
  readonly people: Pick<People, 'members' | 'seats' | 'holidays'>;
  readonly bots: BotAccounts;
  readonly config: Pick<Config, 'clockSecond'>;
  readonly log: Logger;
};

/** What it writes beside a match, in the match's own transaction. */
export const besideMatches = ({ known }: Calendar): readonly Beside[] => [
  botSeatsWritten,
  toTournament,
  toCompare,
  noteEnds(known),
];

/** What is written where a member is called otherwise: pages that name them have something new to show. */
export const renameInClub = (member: string): readonly TableStep[] => [
  touchTournamentsOf(member),
  touchLeaguesOf(member),
];

/** What is written of who is a member no more. */
export const leaveClub = (member: string): readonly TableStep[] => [
  ...renameInClub(member),
  ...withdrawBotsOf(member),
  ...leaveTournaments(member),
  leaveLeagues(member),
  ...leaveDuplicates(member),
];

export const clubIn = ({ store, games, matches, calendar, people, bots, config, log }: Options): Club => {
  const { tables } = store;
  const tournaments = new Tournaments({
    ...{ tables, matches, calendar, log },
    seats: people.seats,
    seated: (member, matchID) => people.holidays.tellTable(member, matchID),
    botCredentials: (bot, matchID) => bots.credentials(bot, matchID),
    entrant: async id => {
      const member = await people.members.store.byID(id);
      const bot = member === null ? await bots.store.byID(id) : null;
      return bot === null ? member : { id, name: bot.name, isBot: true };
    },
    clockSecond: config.clockSecond,
  });
  const duplicates = new Duplicates({ tables, matches, log });
  const leagues = new Leagues({ tables, matches, calendar, tournaments, log });
  const daily = dailyIn({ store, games, matches, calendar, log });
  const purge = new Purge({
    purgeable: [duplicates.purgeable, tournaments.purgeable],
    now: () => matches.now(),
    log,
  });
  // What a match that ends may give something to do, and what goes by the clock alone.
  const works = [tournaments, leagues, duplicates];
  const byClock = [daily.closing, purge];
  return {
    tournaments,
    leagues,
    duplicates,
    daily,
    calendar,
    start: () => {
      for (const work of [...byClock, ...works]) work.start();
    },
    wake: () => {
      for (const work of works) work.wake();
    },
    stop: async () => {
      await Promise.all([...byClock, ...works].map(work => work.stop()));
    },
  };
};
