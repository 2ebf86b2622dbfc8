import { randomUUID } from 'node:crypto';
import type { MatchState } from '../boardgame.ts';
import { type MatchWrite, VersionConflict } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { TableStep } from '../tables.ts';
import type { Outcome } from './commit-group.mjs';
import { GroupCommit } from './group-commit.ts';
import { isConnectionFailure, type PostgresPool } from './postgres-pool.ts';
import { COMMITTED_AT_ONCE, commitOf, REMOVE, WRITTEN_BY } from './postgres-statements.ts';
import { logRowsOf, rowOf } from './rows.ts';

/** A match with something else in its place, as the statement takes it. */
type Replacement = {
  readonly id: string;
  readonly writeID: string;
  /** In the order of `REPLACED`. */
  readonly values: readonly unknown[];
  readonly log: ReturnType<typeof logRowsOf>;
  readonly also: readonly TableStep[];
};

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
    writes: readonly Pick<Replacement, 'id' | 'writeID'>[],
  ): Promise<ReadonlySet<string>> => {
    const rows = await pool.rows<{ write_id: string }>(WRITTEN_BY, [writes.map(({ id }) => id)]);
    return new Set(rows.map(row => row.write_id));
  };

  /** What has something to write beside it is a transaction of its own: it is told by the id it left whether it was done. */
  const withMore = (each: Replacement): Promise<readonly Outcome[]> =>
    pool.retrying(async isRepeat => {
      const isDone = async () => (await done([each])).has(each.writeID);
      if (isRepeat && (await isDone())) return ['done'];
      const steps = [[commitOf(1).text, ...valuesOf([each])], ...each.also] as const;
      return [(await pool.together(steps)) ? 'done' : 'conflict'];
    });

  const together = (group: readonly Replacement[]): Promise<readonly Outcome[]> =>
    pool.retrying(async isRepeat => {
      const rows = await pool.rows<{ id: string }>(commitOf(group.length), valuesOf(group));
      const changed = new Set(rows.map(({ id }) => id));
      const before = isRepeat && changed.size < group.length ? await done(group) : new Set<string>();
      return group.map(({ id, writeID }) => (changed.has(id) || before.has(writeID) ? 'done' : 'conflict'));
    });

  /** What is wrong with one write would undo them all, and one statement changes a row once. */
  const oneByOne = async (group: readonly Replacement[]): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const each of group) {
      try {
        outcomes.push(...(await (each.also.length === 0 ? together([each]) : withMore(each))));
      } catch (error) {
        outcomes.push(error as Error & { code: string });
      }
    }
    return outcomes;
  };

  const commits = new GroupCommit<Replacement>({
    patience,
    most: COMMITTED_AT_ONCE,
    atOnce: GROUPS,
    measure,
    commit: async group => {
      const isAlone = group.some(({ also }) => also.length > 0);
      if (isAlone || new Set(group.map(({ id }) => id)).size < group.length) return oneByOne(group);
      try {
        return await together(group);
      } catch (error) {
        if (group.length === 1 || isConnectionFailure(error)) throw error;
        return oneByOne(group);
      }
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
    isDone: async (id, writeID) => (await done([{ id, writeID }])).has(writeID),
    drain: () => commits.drain(),
    close: () => commits.close(),
  };
};

const replacementOf = (
  { before, log, initialState, also = [] }: MatchWrite,
  next: StoredMatch,
): Replacement => {
  const { id, version, stage, since, updatedAt, deadline, metadata, control } = rowOf(next, before);
  const writeID = randomUUID();
  const state = next.state === before.state ? null : textOf(next.state);
  const row = [id, version, stage, since, updatedAt, deadline, metadata, control, writeID];
  const values = [...row, state, textOf(initialState ?? null), before.version];
  return { id, writeID, values, log: logRowsOf(log), also };
};

const valuesOf = (group: readonly Replacement[]): readonly unknown[] => {
  const entries = group.flatMap(({ id, log }) => log.map(row => ({ id, ...row })));
  return [
    ...group.flatMap(({ values }) => values),
    entries.map(({ id }) => id),
    entries.map(({ stateID }) => stateID),
    entries.map(({ position }) => position),
    entries.map(({ entry }) => entry),
  ];
};

const textOf = (document: MatchState | null): string | null =>
  document === null ? null : JSON.stringify(document);
