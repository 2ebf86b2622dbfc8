import type { LogEntry, MatchData, MatchState } from '../../../src/server/boardgame.ts';
import type { Creator } from '../../../src/server/match/ports.ts';
import { NEW_CONTROL, type StoredMatch } from '../../../src/server/match/stored-match.ts';

/** Matches as storages see them: what they are about is nobody's business there. */

export const state = (stateID: number): MatchState => ({
  G: { moves: stateID },
  ctx: {} as MatchState['ctx'],
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID: stateID,
});

export const data = { gameName: 'go', players: {}, createdAt: 1, updatedAt: 1 } as MatchData;

export const entry = (stateID: number, name = 'draw') =>
  ({
    action: { type: 'MAKE_MOVE', payload: { type: name, args: [], playerID: '0' } },
    _stateID: stateID,
    turn: 1,
    phase: 'turn',
  }) as unknown as LogEntry;

export const fresh: StoredMatch = {
  id: 'match-1',
  version: 1,
  data,
  state: state(0),
  control: NEW_CONTROL,
};

export const after = (before: StoredMatch, change: Partial<StoredMatch> = {}): StoredMatch => ({
  ...before,
  version: before.version + 1,
  ...change,
});

export const moved = (before: StoredMatch, change: Partial<StoredMatch> = {}): StoredMatch =>
  after(before, { state: state(before.state!._stateID + 1), ...change });

/** The match as it waits for a bot. */
export const waitingFor = (match: StoredMatch, bots: number | null): StoredMatch => ({
  ...match,
  control: { ...match.control, deadlines: { ...match.control.deadlines, bots } },
});

/** Who may make as many matches as they like. */
export const madeBy = (id: string): Creator => ({ id, bounds: [] });
