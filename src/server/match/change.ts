import type { LogEntry, MatchState } from '../boardgame.ts';
import type { Acknowledgement, Announcement, Change } from './commands.ts';
import type { StoredMatch } from './stored-match.ts';

type More = {
  readonly log?: readonly LogEntry[];
  readonly initialState?: MatchState;
  readonly acknowledgement?: Acknowledgement;
};

/** A match as a command leaves it, and what is to be said of that. `decide` adds the deadlines. */
export const changeTo = (
  next: StoredMatch | null,
  announcements: readonly Announcement[],
  { log = [], initialState, acknowledgement = 'made' }: More = {},
): Change => ({
  next,
  log,
  announcements,
  deadline: null,
  acknowledgement,
  ...(initialState !== undefined && { initialState }),
});
