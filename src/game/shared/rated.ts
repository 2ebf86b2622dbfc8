import { paceOf } from './table-clock.ts';

/**
 * What a rated table is, out of the set-up data of a match of any game (`rated` and `undo`, beside its bots and options). Helps
 * and taking back are off there unless the table has chosen otherwise; `helps` is an option of a game's.
 */

/** Does the match count for its members' ratings? Not where nothing is said; null where what is said is wrong. */
export const parseRated = (setupData: unknown): boolean | null => switchIn(setupData, 'rated', false);

/** May moves be taken back? Where nothing is said, but at a rated table; null where what is said is wrong. */
export const parseUndo = (setupData: unknown): boolean | null =>
  switchIn(setupData, 'undo', parseRated(setupData) !== true);

/** One plays at one's best live, by a clock of seconds or minutes, or at one's leisure, by days or without: a rating is of one or the other. */
export const ratedPaceOf = (setupData: unknown): 'live' | 'slow' =>
  paceOf(setupData) === 'live' ? 'live' : 'slow';

/** A rated match is one of so many members at least; bots may be there too, and nobody else. */
export const LEAST_MEMBERS = 2;

const switchIn = (setupData: unknown, name: 'rated' | 'undo', usual: boolean): boolean | null => {
  if (setupData === undefined) return usual;
  if (typeof setupData !== 'object' || setupData === null || Array.isArray(setupData)) return null;
  const { [name]: chosen = usual } = setupData as Readonly<Record<string, unknown>>;
  return typeof chosen === 'boolean' ? chosen : null;
};
