import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { LogEntry } from '../boardgame.ts';
import { type MatchStore, type Place, TooManyMatches } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { postgresMoves } from './postgres-moves.ts';
import { PostgresPool, prepareDatabase } from './postgres-pool.ts';
import * as sql from './postgres-statements.ts';
import {
  boundsOf,
  controlLike,
  type DueRow,
  dueMatchOf,
  EARLIEST,
  entriesOf,
  type ListedRow,
  listBoundsOf,
  listedMatchOf,
  type MatchRow,
  matchOf,
  rowOf,
  stateOf,
  textOf,
} from './rows.ts';
import { unlessTaken } from './unless-taken.ts';

type Options = {
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly connections?: number;
  /** Milliseconds in which what meets a lost connection is tried again. */
  readonly patience?: number;
  /** Milliseconds for which a node has a deadline to itself; it renews this as long as it lives. */
  readonly lease?: number;
  /** Milliseconds after which the deadlines are looked at though nothing is known to be due. */
  readonly lookAgain?: number;
  /** Hears how many writes go together. */
  readonly measure?: (writes: number) => void;
};

/** How long closing waits for claims to be given back, which lapse by themselves, only later, and for a goodbye. */
const GOODBYE_MS = 250;

/**
 * Opens the matches kept in a PostgreSQL database, which several servers may share.
 * @throws UnusableDatabase
 */
export const openPostgresStore = async (
  url: string,
  { log, connections = 10, patience = 2000, lease = 4000, lookAgain = 2000, measure }: Options,
): Promise<MatchStore> => {
  await prepareDatabase(url);
  const pool = new PostgresPool(url, { connections, patience, log });
  const node = randomUUID();
  const moves = postgresMoves(pool, patience, measure);
  let isClosed = false;

  const read = <Row extends object>(statement: sql.Statement, values: readonly unknown[]) =>
    pool.retrying(() => pool.rows<Row>(statement, values));

  const create: MatchStore['create'] = async (match, initialState, creator = null) => {
    const writeID = randomUUID();
    const { gameName, unlisted } = match.data;
    const values = [
      ...columnsOf(match, writeID),
      textOf(match.state),
      textOf(initialState),
      gameName,
      unlisted === true,
      creator?.id ?? null,
      JSON.stringify(creator?.bounds ?? []),
    ];
    const widest = creator?.bounds[0];
    await pool.retrying(async isRepeat => {
      if (isRepeat && (await moves.isDone(match.id, writeID))) return;
      if (widest === undefined) return void (await pool.rows(sql.CREATE, values));
      await pool.together([
        [sql.ONE_BY_ONE, widest.creator],
        [sql.CREATE.text, ...values],
      ]);
      // A move may have replaced the write already: what was made is known by its id.
      if ((await pool.rows(sql.VERSIONS, [[match.id]])).length === 0) throw new TooManyMatches();
    });
  };

  return {
    load: async id => {
      const [row] = await read<MatchRow>(sql.LOAD, [id]);
      return row === undefined ? null : matchOf(id, row);
    },
    history: async id => {
      const [[initial], log] = await Promise.all([
        read<{ initial_state: string | null }>(sql.INITIAL_STATE, [id]),
        read<{ entry: string }>(sql.LOG, [id]),
      ]);
      return {
        initialState: stateOf(initial?.initial_state),
        log: log.map(({ entry }) => JSON.parse(entry) as LogEntry),
      };
    },
    initialState: async id => {
      const [initial] = await read<{ initial_state: string | null }>(sql.INITIAL_STATE, [id]);
      return stateOf(initial?.initial_state);
    },
    log: async (id, part) => {
      const rows = await read<{ entry: string }>(sql.LOG_PART, [id, ...boundsOf(part)]);
      return entriesOf(rows.map(({ entry }) => entry));
    },
    versions: async ids => {
      const rows = await read<Pick<StoredMatch, 'id' | 'version'>>(sql.VERSIONS, [ids]);
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    create: (...made) => unlessTaken(create(...made)),
    commit: write =>
      unlessTaken(write.next === null ? moves.remove(write) : moves.replace(write, write.next)),
    list: async query => {
      const { gameName, stage, limit } = query;
      const { place, sinceAfter, changedAfter, changedBefore } = listBoundsOf(query);
      const bounds = [place.since, place.id, sinceAfter, changedAfter, changedBefore, limit];
      const rows = await read<ListedRow>(sql.LISTED, [gameName, stage, ...bounds]);
      return rows.map(listedMatchOf);
    },
    idle: ({ after = { since: EARLIEST, id: '' }, stage, before, limit, ...which }) =>
      read<Place>(sql.IDLE, [stage, after.since, after.id, before, limit, controlLike(which)]),
    inPlay: async creators => (await read<{ all: number; own: number[] }>(sql.IN_PLAY, [creators]))[0]!,
    secret: async () => (await read<{ value: string }>(sql.SECRET, []))[0]!.value,
    due: async (now, { after = { deadline: EARLIEST, key: null }, limit = sql.CLAIMED_AT_ONCE } = {}) => {
      const most = Math.min(limit, sql.CLAIMED_AT_ONCE);
      const place = [after.deadline, after.key ?? BEHIND_ALL];
      return (await read<DueRow>(sql.DUE, [now, node, lease, ...place, most])).map(dueMatchOf);
    },
    nextDeadline: async now => {
      const [row] = await read<{ at: number }>(sql.NEXT_DEADLINE, [now, node, lease, lookAgain]);
      return row?.at ?? null;
    },
    tables: {
      rows: (text, ...values) => pool.retrying(() => pool.found(text, values)),
      write: (...steps) => unlessTaken(pool.together(steps)),
    },
    time: async () => Number((await read<{ now: string }>(sql.TIME, []))[0]!.now),
    drain: () => {
      pool.drain();
      moves.drain();
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await moves.close();
      const leave = async () => {
        await pool.rows(sql.RELEASE, [node]).catch(() => {});
        await pool.close();
      };
      // Where nothing comes back from the database it is not waited for.
      await Promise.race([leave(), new Promise(resolve => setTimeout(resolve, GOODBYE_MS).unref())]);
    },
  };
};

/** Comes behind every id. */
const BEHIND_ALL = '~';

/** The columns that every write sets, in the order of the statements. */
const columnsOf = (match: StoredMatch, writeID: string): readonly unknown[] => {
  const { id, version, stage, since, updatedAt, deadline, metadata, control } = rowOf(match);
  return [id, version, stage, since, updatedAt, deadline, metadata, control, writeID];
};
