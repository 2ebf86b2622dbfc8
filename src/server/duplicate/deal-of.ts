import type { MatchData } from '../boardgame.ts';
import type { Beside } from '../match/ports.ts';
import { isOver } from '../match/seats.ts';
import { tableOver } from './duplicate-store.ts';

const PREFIX = 'duplicate/';

/** What the tables of a duplicate are known by: the end of the address of its page. */
export const dealOf = (duplicate: string): string => PREFIX + duplicate;
export const isOfDuplicate = ({ deal }: Pick<MatchData, 'deal'>): boolean =>
  deal?.startsWith(PREFIX) === true;

/** A table that ends, or is no more, is noted as over with that. */
export const toCompare: Beside = ({ before, next }) => {
  if (!isOfDuplicate(before.data) || isOver(before.data)) return [];
  if (next !== null && !isOver(next.data)) return [];
  return [tableOver(before.id, next?.data.updatedAt ?? before.data.updatedAt)];
};
