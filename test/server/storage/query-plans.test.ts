import Database from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';
import { migrate } from '../../../src/server/storage/migrations.ts';
import * as postgres from '../../../src/server/storage/postgres-statements.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { statementsOf } from '../../../src/server/storage/statements.ts';
import { WRITING } from '../../../src/server/storage/writes.ts';
import { ask } from '../support/postgres-cluster.ts';
import { closeLater } from '../support/running-server.ts';
import { onPostgres, SILENT } from '../support/storages.ts';

/** What is asked while a server stands idle, lists, makes matches and retires them, with values it may ask with. */
const ASKED = {
  listed: {
    game: 'ra',
    stage: 'open',
    since: 9e15,
    id: '',
    sinceAfter: 0,
    changedAfter: 0,
    changedBefore: 9e15,
    limit: 50,
  },
  idle: { stage: 'finished', since: 0, id: '', before: 5, control: '%', limit: 50 },
  inPlay: [],
  madeBy: { creator: 'somebody' },
  due: [1, 0, 0, 50],
  nextDeadline: [1],
} as const;

let db: Database.Database | undefined;
afterEach(() => db?.close());

it.each(Object.entries(ASKED))('SQLite finds by an index, and sorts nothing: %s', (name, values) => {
  db = new Database(':memory:');
  migrate(db, ':memory:');
  const { source } = statementsOf(db)[name as keyof typeof ASKED];
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${source}`).all(...[values].flat()) as { detail: string }[];
  for (const { detail } of plan) expect(detail).toMatch(/^SEARCH match USING (COVERING )?INDEX match_by_/);
});

it('a move changes no index of SQLite’s but that of deadlines', () => {
  db = new Database(':memory:');
  migrate(db, ':memory:');
  const indexed = (text: string) => {
    const program = db!.prepare(`EXPLAIN ${text}`).all(...Array(text.split('?').length - 1).fill(1));
    return (program as { opcode: string }[]).filter(({ opcode }) => opcode === 'IdxInsert').length;
  };
  expect(indexed(WRITING.replaceMatch)).toBe(1);
  expect(indexed(WRITING.placeMatch)).toBeGreaterThan(1);
});

onPostgres('PostgreSQL', cluster => {
  it('finds by an index what it is asked while a server stands idle, lists, counts and retires', async () => {
    const url = await cluster().createDatabase();
    const store = await openPostgresStore(url, { log: SILENT, connections: 1 });
    closeLater(() => store.close());
    await ask(
      url,
      `INSERT INTO match (id, game, unlisted, stage, since, updated_at, version, write_id, metadata, control)
       SELECT 'match-' || n, 'ra', false, CASE WHEN n % 100 = 0 THEN 'open' ELSE 'finished' END, n, n, 1,
         gen_random_uuid(), '{}', '{}' FROM generate_series(1, 5000) AS n`,
    );
    await ask(url, 'ANALYZE match');
    const bounds = [9e15, '', 0, 0, 9e15, 50];
    for (const [{ text }, values] of [
      [postgres.LISTED, ['ra', 'open', ...bounds]],
      [postgres.LISTED, ['ra', 'finished', ...bounds]],
      [postgres.IDLE, ['finished', 0, '', 5, 50, '%']],
      [postgres.IN_PLAY, ['{somebody}']],
      [postgres.NEXT_DEADLINE, [1, '00000000-0000-0000-0000-000000000000', 1, 1]],
    ] as const) {
      const literal = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value));
      const filled = text.replace(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1]!));
      const plan = (await ask(url, `EXPLAIN ${filled}`)).map(row => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    }
  });
});
