import type { LogEntry, MatchState } from '../boardgame.ts';
import type { Creator, MatchWrite } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { TableStep, Value } from '../tables.ts';
import type { Step, Write } from './commit-group.mjs';
import { logRowsOf, placeOf, rowOf } from './rows.ts';
import { madeBy } from './statements.ts';

/** Every statement with which the SQLite storage writes. */
export const WRITING = {
  /** Nothing is added where a bound of the creator's is reached. */
  addMatch: `INSERT INTO match (version, stage, since, updated_at, deadline, metadata, control, id, game,
      unlisted, creator)
    SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
    WHERE NOT EXISTS (
      SELECT 1 FROM json_each(?) AS bound
      WHERE (${madeBy("(bound.value ->> 'creator')")}) >= bound.value ->> 'most'
    )`,
  /** Compare and set: changes nothing unless the match is still at the version before. */
  replaceMatch: `UPDATE match SET version = ?, updated_at = ?, deadline = ?, metadata = coalesce(?, metadata), control = ?
    WHERE id = ? AND version = ?`,
  /**
   * Puts a match elsewhere in the lists; who made it is forgotten at its end. Few writes do: SQLite writes every index anew in which
   * a column stands that is set, though it be set to what it was.
   */
  placeMatch:
    "UPDATE match SET stage = ?, since = ?, creator = iif(? = 'finished', NULL, creator) WHERE id = ?",
  removeMatch: 'DELETE FROM match WHERE id = ? AND version = ?',
  setState: `INSERT INTO state (match_id, state_id, state) VALUES (?, ?, ?)
    ON CONFLICT (match_id) DO UPDATE SET state_id = excluded.state_id, state = excluded.state`,
  addInitialState: 'INSERT INTO initial_state (match_id, state) VALUES (?, ?)',
  appendEntry: 'INSERT INTO log (match_id, state_id, position, entry) VALUES (?, ?, ?, ?)',
} as const;

type Named = readonly [name: keyof typeof WRITING, ...values: (string | number | null)[]];

export const creation = (
  match: StoredMatch,
  initialState: MatchState | null,
  creator: Creator | null,
): Write => {
  const { gameName, unlisted } = match.data;
  const { id, version, stage, since, updatedAt, deadline, metadata, control } = rowOf(match);
  const values = [version, stage, since, updatedAt, deadline, metadata, control, id] as const;
  const made = [creator?.id ?? null, JSON.stringify(creator?.bounds ?? [])] as const;
  const steps: Named[] = [['addMatch', ...values, gameName, Number(unlisted === true), ...made]];
  if (match.state !== null) steps.push(stateOf(id, match.state));
  if (initialState !== null) steps.push(['addInitialState', id, JSON.stringify(initialState)]);
  return steps;
};

export const replacement = ({ also = [], ...write }: MatchWrite): Write => [
  ...matchSteps(write),
  ...also.map(tableStep),
];

/** A step beside the matches, whose text calls its values `$1`, `$2` … */
export const tableStep = ([text, ...values]: TableStep): Step => [text, byNumber(values)];

export const byNumber = (values: readonly Value[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(values.map((value, i) => [String(i + 1), value]));

const matchSteps = ({ before, next, log, initialState }: MatchWrite): readonly Named[] => {
  const { id } = before;
  if (next === null) return [['removeMatch', id, before.version]];
  const { version, stage, since, updatedAt, deadline, metadata, control } = rowOf(next, before);
  const values = [version, updatedAt, deadline, metadata, control, id] as const;
  const steps: Named[] = [['replaceMatch', ...values, before.version]];
  const place = placeOf(before);
  if (stage !== place.stage || since !== place.since) steps.push(['placeMatch', stage, since, stage, id]);
  if (next.state !== null && next.state !== before.state) steps.push(stateOf(id, next.state));
  if (initialState !== undefined) steps.push(['addInitialState', id, JSON.stringify(initialState)]);
  return [...steps, ...entriesOf(id, log)];
};

const stateOf = (id: string, state: MatchState): Named => [
  'setState',
  id,
  state._stateID,
  JSON.stringify(state),
];

const entriesOf = (id: string, log: readonly LogEntry[]): readonly Named[] =>
  logRowsOf(log).map(({ stateID, position, entry }) => ['appendEntry', id, stateID, position, entry]);
