import type { LogEntry, MatchData, MatchState, StorageAPI } from '../boardgame.ts';

/** What one move changes, written together or not at all. */
export type MoveWrite = {
  /** The state after the move. Its number must be the stored state's plus one. */
  readonly state: MatchState;
  /** The entries the move adds to the log. */
  readonly log: readonly LogEntry[];
  readonly metadata: MatchData;
};

/**
 * Where matches are kept. Everything in it that writes resolves only once what was written cannot be lost
 * any more, and rejects when it was not written.
 */
export type MatchStore = Omit<StorageAPI.Async, 'createGame' | 'listGames'> & {
  /** Stores a move: state, log and metadata in one transaction. @throws StaleState */
  readonly commitMove: (matchID: string, write: MoveWrite) => Promise<void>;
  /**
   * Stores a state that takes the place of another under the same number: a change that nobody but the one who made
   * it may learn of, not even that there was one. @throws StaleState
   */
  readonly commitChange: (matchID: string, state: MatchState) => Promise<void>;
  /** The log entry of the move that was made in state number `stateID`. */
  readonly moveAt: (matchID: string, stateID: number) => Promise<LogEntry | undefined>;
  /** Ids of the matches that are not over. */
  readonly unfinished: () => Promise<string[]>;
  readonly close: () => Promise<void>;
};

/** Somebody else moved the match on since the state was read. */
export class StaleState extends Error {
  constructor(matchID: string, stateID: number) {
    super(`match ${matchID} is no longer in state ${stateID}`);
  }
}
