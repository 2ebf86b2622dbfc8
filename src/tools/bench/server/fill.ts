import { join } from 'node:path';
import Database from 'better-sqlite3';
import { noteClosed } from '../../../server/storage/sound-as-it-lies.ts';
import { DATABASE_FILE } from '../../../server/storage/sqlite-store.ts';
import { shippedOnSqlite } from '../servers/targets.ts';
import { closeLoad, faultsOf, openLoad, settled } from './load.ts';
import type { Bench } from './plan.ts';

/** Moves of a match that is not to be over. */
const SOME_MOVES = 20;

export type Filling = {
  readonly many: number;
  /** Matches in play all have something to be done about at once: their deadlines have come. */
  readonly stage: 'running' | 'finished';
};

/**
 * One match is played, and then stands in a folder again and again under other names. Its log is not repeated: it
 * is found by the match's name alone, and a million of them would fill the disk. The server it was played on ended in order.
 */
export const fill = async (bench: Bench, path: string, { many, stage }: Filling): Promise<void> => {
  const server = await shippedOnSqlite(bench, { DATA_DIR: path });
  const load = await openLoad(server.target, { ...bench.plan, module: bench.module, tables: 1 });
  try {
    const isEnough = (table: { isOver: boolean; length: number }) =>
      table.isOver || (stage === 'running' && table.length >= SOME_MOVES);
    load.onMade = (_ms, table) => void (isEnough(table) || table.move());
    load.tables[0]!.move();
    await settled(load);
    if (!isEnough(load.tables[0]!)) throw new Error(`the match stands still${faultsOf(load)}`);
  } finally {
    closeLoad(load);
    await server.stop();
  }
  const file = join(path, DATABASE_FILE);
  const db = new Database(file);
  try {
    // Nothing of it has to outlast anything.
    db.pragma('synchronous = OFF');
    for (const [table, id] of [
      ['match', 'id'],
      ['state', 'match_id'],
      ['initial_state', 'match_id'],
    ] as const) {
      const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
      const values = columns.map(name => {
        if (name === id) return `'stored-' || n`;
        if (name === 'deadline' && stage === 'running') return 'updated_at';
        return name === 'updated_at' || name === 'since' ? `${name} - n` : name;
      });
      db.exec(`
        INSERT INTO ${table} (${columns.join(', ')})
        WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${many})
        SELECT ${values.join(', ')} FROM counted CROSS JOIN (SELECT * FROM ${table} LIMIT 1)
      `);
    }
  } finally {
    db.close();
  }
  noteClosed(file);
};
