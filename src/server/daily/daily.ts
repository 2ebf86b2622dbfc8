import type { Logger } from 'pino';
import type { Calendar } from '../calendar.ts';
import type { Matches } from '../match/matches.ts';
import type { MatchStore } from '../match/ports.ts';
import { DailyClosing } from './closing.ts';
import { DailyDeals } from './deals.ts';
import { DailyTries } from './tries.ts';

type Options = {
  readonly store: Pick<MatchStore, 'tables' | 'secret'>;
  readonly games: readonly string[];
  readonly matches: Matches;
  readonly calendar: Calendar;
  readonly log: Pick<Logger, 'error'>;
};

/** The deals of the day of all games, tries at them, and what is done when a day is over. */
export type Daily = Pick<Options, 'store' | 'games' | 'calendar'> & {
  readonly deals: DailyDeals;
  readonly tries: DailyTries;
  readonly closing: DailyClosing;
};

export const dailyIn = ({ store, games, matches, calendar, log }: Options): Daily => {
  const { tables } = store;
  const deals = new DailyDeals(tables, matches, calendar);
  const closing = new DailyClosing({ tables, deals, games, matches, calendar, log });
  return { store, games, calendar, deals, tries: new DailyTries(tables), closing };
};
