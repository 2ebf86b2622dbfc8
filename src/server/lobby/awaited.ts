import type { MatchData } from '../boardgame.ts';
import type { Matches } from '../match/matches.ts';

/** Who has just sat down is at the table, though their page may not be there yet. */
const ON_THE_WAY_MS = 60_000;

/** Whether somebody waits at a table: whoever has closed the page may come back, but nobody should wait for them. */
export const isAwaited = (matches: Matches, id: string, { updatedAt }: MatchData): boolean =>
  matches.now() - updatedAt < ON_THE_WAY_MS || matches.presentAt(id).size > 0;
