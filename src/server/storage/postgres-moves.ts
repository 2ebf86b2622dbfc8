import { randomUUID } from 'node:crypto';
import { type MatchWrite, VersionConflict } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { TableStep } from '../tables.ts';
import type { Fault, Outcome } from './commit-group.mjs';
import { GroupCommit, gather } from './group-commit.ts';
import { isConnectionFailure, type PostgresPool } from './postgres-pool.ts';
import { ADDED, COMMIT, REMOVE, REPLACED, WRITTEN_BY } from './postgres-statements.ts';
import { logRowsOf, rowOf, textOf } from './rows.ts';
import { type Cell, textArray } from './text-array.ts';

/** What a write is known by. */
type Written = { readonly id: string; readonly write_id: string };

/** A match with something else in its place, as the statement takes it. */
type Replacement = {
  readonly row: Readonly<Record<keyof typeof REPLACED, Cell>> & Written;
  readonly added: readonly Readonly<Record<keyof typeof ADDED, Cell>>[];
  readonly also: readonly TableStep[];
};

type Outcomes = ReadonlyMap<Replacement, Outcome>;

/** How many writes go in one statement at most: none holds many rows for long. */
const MOST = 100;
/** While one group is on its way to the disk another may be on its way to the database. */
const GROUPS = 2;

export type PostgresMoves = {
  /** @throws VersionConflict */
  readonly replace: (write: MatchWrite, next: StoredMatch) => Promise<void>;
  /** Takes a match away. @throws VersionConflict */
  readonly remove: (write: MatchWrite) => Promise<void>;
  /** Was a write done before the connection was lost, though nobody said so? */
  readonly isDone: (id: string, writeID: string) => Promise<boolean>;
  readonly drain: () => void;
  /** Resolves when everything that waits is committed, or cannot be. */
  readonly close: () => Promise<void>;
};

/** Puts matches in the place of others. What waits at the same time goes in one statement, each write by itself. */
export const postgresMoves = (
  pool: PostgresPool,
  patience: number,
  measure?: (writes: number) => void,
): PostgresMoves => {
  const done = async (
    writes: readonly { readonly row: Pick<Written, 'id'> }[],
  ): Promise<ReadonlySet<string>> => {
    const rows = await pool.rows<Pick<Written, 'write_id'>>(WRITTEN_BY, [writes.map(({ row }) => row.id)]);
    return new Set(rows.map(row => row.write_id));
  };

  const together = (group: readonly Replacement[]): Promise<Outcomes> =>
    pool.retrying(async isRepeat => {
      const rows = await pool.rows<Pick<Written, 'id'>>(COMMIT, valuesOf(group));
      const changed = new Set(rows.map(({ id }) => id));
      const before = isRepeat && changed.size < group.length ? await done(group) : new Set<string>();
      return new Map(
        group.map(each => {
          const { id, write_id } = each.row;
          return [each, changed.has(id) || before.has(write_id) ? 'done' : 'conflict'];
        }),
      );
    });

  /** A transaction of its own, of which the id that it left tells whether it was done. */
  const alone = (each: Replacement): Promise<Outcome> =>
    pool.retrying(async isRepeat => {
      if (isRepeat && (await done([each])).has(each.row.write_id)) return 'done';
      const steps = [[COMMIT.text, ...valuesOf([each])], ...each.also] as const;
      return (await pool.together(steps)) ? 'done' : 'conflict';
    });

  const oneByOne = async (group: readonly Replacement[]): Promise<Outcomes> => {
    const outcomes = new Map<Replacement, Outcome>();
    for (const each of group) outcomes.set(each, await alone(each).catch((error: Fault) => error));
    return outcomes;
  };

  /** What is wrong with one write would undo them all. One that came alone is not tried twice. */
  const eachByItself = (plain: readonly Replacement[], isAlone: boolean): Promise<Outcomes> =>
    together(plain).catch(error => {
      if (isAlone || isConnectionFailure(error)) throw error;
      return oneByOne(plain);
    });

  const commits = new GroupCommit<Replacement>({
    patience,
    most: MOST,
    atOnce: GROUPS,
    gather,
    measure,
    commit: async group => {
      const ids = new Set<string>();
      // One statement changes a row once, and writes nothing beside it.
      const isPlain = ({ row, also }: Replacement) => also.length === 0 && ids.size < ids.add(row.id).size;
      const plain = group.filter(isPlain);
      const others = group.filter(each => !plain.includes(each));
      const first = plain.length > 0 ? await eachByItself(plain, group.length === 1) : [];
      const outcomes = new Map([...first, ...(await oneByOne(others))]);
      return group.map(each => outcomes.get(each)!);
    },
  });

  return {
    replace: async (write, next) => {
      const { id, version } = write.before;
      if (!(await commits.run(replacementOf(write, next)))) throw new VersionConflict(id, version);
    },
    remove: async ({ before: { id, version }, also = [] }) => {
      await pool.retrying(async isRepeat => {
        if (await pool.together([[REMOVE.text, id, version], ...also])) return;
        const isGone = (await pool.rows(WRITTEN_BY, [[id]])).length === 0;
        if (!(isRepeat && isGone)) throw new VersionConflict(id, version);
      });
    },
    isDone: async (id, writeID) => (await done([{ row: { id } }])).has(writeID),
    drain: () => commits.drain(),
    close: () => commits.close(),
  };
};

const replacementOf = (
  { before, log, initialState, also = [] }: MatchWrite,
  next: StoredMatch,
): Replacement => {
  const { updatedAt: updated_at, ...row } = rowOf(next, before);
  const state = next.state === before.state ? null : textOf(next.state);
  const initial_state = textOf(initialState ?? null);
  const write_id = randomUUID();
  return {
    row: { ...row, updated_at, write_id, state, initial_state, before: before.version },
    added: logRowsOf(log).map(({ stateID, ...added }) => ({ match_id: row.id, state_id: stateID, ...added })),
    also,
  };
};

const valuesOf = (group: readonly Replacement[]): readonly Buffer[] => [
  ...columnsOf(
    REPLACED,
    group.map(({ row }) => row),
  ),
  ...columnsOf(
    ADDED,
    group.flatMap(({ added }) => added),
  ),
];

const columnsOf = <Name extends string>(
  columns: Readonly<Record<Name, string>>,
  rows: readonly Readonly<Record<Name, Cell>>[],
): readonly Buffer[] => (Object.keys(columns) as Name[]).map(name => textArray(rows.map(row => row[name])));
