import type { LogEntry, MatchData, MatchState } from '../boardgame.ts';
import type { DueMatch, IdleQuery, ListedMatch, ListQuery, LogPart, Place } from '../match/ports.ts';
import { type Control, nearest, type StoredMatch, stageOf } from '../match/stored-match.ts';

/** How a match stands in the tables of every storage. JSON is text: it comes back as it was, byte for byte. */

/** @param before what is stored now, if there is anything */
export const rowOf = (match: StoredMatch, before?: StoredMatch) => {
  const { id, version, data, control } = match;
  return {
    id,
    version,
    ...placeOf(match),
    updatedAt: data.updatedAt,
    deadline: nearest(control.deadlines),
    /** Null where it would be what is stored already, but for the moment of the last change. */
    metadata: before !== undefined && isSameButForTime(before.data, data) ? null : JSON.stringify(data),
    control: JSON.stringify(control),
  };
};

/** Where a match stands in the lists. */
export const placeOf = (match: StoredMatch) => {
  const stage = stageOf(match);
  return { stage, since: stage === 'finished' ? match.data.updatedAt : match.data.createdAt };
};

/** What is read of a match for a list. */
export type ListedRow = Place & { readonly updatedAt: number; readonly metadata: string };

export const listedMatchOf = ({ id, since, updatedAt, metadata }: ListedRow): ListedMatch => ({
  id,
  since,
  data: dataOf(metadata, updatedAt),
});

/** The moment of the last change has a column of its own, which most moves write alone. */
const dataOf = (metadata: string, updatedAt: number): MatchData => ({
  ...(JSON.parse(metadata) as MatchData),
  updatedAt,
});

/** The bounds of a list, so that all of it is read along the index: what is finished is not changed any more. */
export const listBoundsOf = ({ stage, after, updatedAfter, updatedBefore }: ListQuery) => {
  const changedAfter = updatedAfter ?? EARLIEST;
  const changedBefore = updatedBefore ?? LATEST;
  const isFinished = stage === 'finished';
  const latest = { since: isFinished ? changedBefore : LATEST, id: '' };
  return {
    changedAfter,
    changedBefore,
    sinceAfter: isFinished ? changedAfter : EARLIEST,
    place: after !== undefined && after.since < latest.since ? after : latest,
  };
};

/** What the stored `control` of idle matches looks like to `LIKE`. */
export const controlLike = ({ untouched }: Pick<IdleQuery, 'untouched'>): string =>
  untouched ? '%"untouched":true%' : '%';

/** Before and after any match. */
export const EARLIEST = Number.MIN_SAFE_INTEGER;
const LATEST = Number.MAX_SAFE_INTEGER;

const isSameButForTime = (a: MatchData, b: MatchData): boolean => {
  const keys = Object.keys(a) as (keyof MatchData)[];
  return keys.length === Object.keys(b).length && keys.every(key => key === 'updatedAt' || a[key] === b[key]);
};

/** A state as it is written; null where there is none. */
export const textOf = (state: MatchState | null): string | null =>
  state === null ? null : JSON.stringify(state);

/** A state as it was written. */
export const stateOf = (text: string | null | undefined): MatchState | null =>
  text == null ? null : (JSON.parse(text) as MatchState);

/** What is read of a match. */
export type MatchRow = {
  readonly version: number;
  readonly updatedAt: number;
  readonly metadata: string;
  readonly control: string;
  readonly state: string | null;
};

export const matchOf = (
  id: string,
  { version, updatedAt, metadata, control, state }: MatchRow,
): StoredMatch => ({
  id,
  version,
  data: dataOf(metadata, updatedAt),
  state: state === null ? null : (JSON.parse(state) as MatchState),
  control: JSON.parse(control) as Control,
});

/** A match that is due, as it is read. */
export type DueRow = Pick<DueMatch, 'id' | 'version'> & {
  readonly deadline: number;
  readonly key: string | number;
};

export const dueMatchOf = ({ id, version, deadline, key }: DueRow): DueMatch => ({
  id,
  version,
  place: { deadline, key },
});

/** The part of a log as a storage is asked for it: the last entry first. */
export const boundsOf = ({ after = 0, before = MAX_STATE, limit = MAX_STATE }: LogPart) =>
  [after, before, limit] as const;

/** More states than a match has, and a number that every column holds. */
const MAX_STATE = 2 ** 31 - 1;

/** @param newestFirst the entries of a part of a log, the last one first */
export const entriesOf = (newestFirst: readonly string[]): readonly LogEntry[] =>
  newestFirst.map(entry => JSON.parse(entry) as LogEntry).reverse();

type LogRow = { readonly stateID: number; readonly position: number; readonly entry: string };

/** The entries of one write, numbered among those that belong to the same state. */
export const logRowsOf = (log: readonly LogEntry[]): readonly LogRow[] => {
  const positions = new Map<number, number>();
  return log.map(entry => {
    const stateID = entry._stateID;
    const position = positions.get(stateID) ?? 0;
    positions.set(stateID, position + 1);
    return { stateID, position, entry: JSON.stringify(entry) };
  });
};
