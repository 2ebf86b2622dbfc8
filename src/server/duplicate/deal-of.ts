import type { MatchData } from '../boardgame.ts';

const PREFIX = 'duplicate/';

/** What the tables of a duplicate are known by: the end of the address of its page. */
export const dealOf = (duplicate: string): string => PREFIX + duplicate;
/** Of which duplicate it is a table; null where of none. */
export const duplicateOf = ({ deal }: Pick<MatchData, 'deal'>): string | null =>
  deal?.startsWith(PREFIX) === true ? deal.slice(PREFIX.length) : null;
