import Database from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';
import * as reading from '../../../src/server/ratings/reading.ts';
import { migrate } from '../../../src/server/storage/migrations.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { ask } from '../support/postgres-cluster.ts';
import { closeLater } from '../support/running-server.ts';
import { onPostgres, SILENT } from '../support/storages.ts';

/** What pages ask about ratings, with values they may ask with. */
const ASKED: readonly (readonly [name: string, text: string, values: readonly (string | number)[]])[] = [
  ['leaders', reading.LEADERS.ranked, ['ra', 'slow', 30, 'm', 50]],
  ['provisional leaders', reading.LEADERS.provisional, ['ra', 'slow', 30, 'm', 50]],
  ['how many', reading.COUNT.ranked, ['ra', 'slow']],
  ['how many before', reading.BEFORE.ranked, ['ra', 'slow', 24, 'm']],
  ['one’s own', reading.OWN, ['m1', 'ra', 'slow']],
  ['those of a member', reading.ALL, ['m1']],
  ['the latest results', reading.LATELY, ['m1', 500]],
  ['a match', reading.FINISHED, ['match', 'ra']],
  ['what it made of ratings', reading.AFTER, [7]],
  ['what they were before', reading.EARLIER, ['m1', 'ra', 'slow', 7]],
  ['a history', reading.HISTORY, ['m1', 'ra', 'slow', 200]],
];

let db: Database.Database | undefined;
afterEach(() => db?.close());

it.each(ASKED)('SQLite finds by an index: %s', (_name, text, values) => {
  db = new Database(':memory:');
  migrate(db, ':memory:');
  const named = Object.fromEntries(values.map((value, i) => [String(i + 1), value]));
  const plan = db.prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`).all(named);
  for (const { detail } of plan) expect(detail).not.toMatch(/^SCAN (?!page)/);
  const read = plan.map(({ detail }) => detail).filter(detail => detail.startsWith('SEARCH'));
  for (const detail of read)
    expect(detail).toMatch(/USING (COVERING )?(INDEX|INTEGER PRIMARY KEY|PRIMARY KEY)/);
  expect(read.length).toBeGreaterThan(0);
});

it('SQLite sorts no list before it takes a page of it', () => {
  db = new Database(':memory:');
  migrate(db, ':memory:');
  const named = { 1: 'ra', 2: 'slow', 3: 30, 4: 'm', 5: 50 };
  const inner = /FROM \((.*?)\) AS page/s.exec(reading.LEADERS.ranked)![1]!;
  const plan = db.prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${inner}`).all(named);
  expect(plan.map(({ detail }) => detail).join('\n')).toMatch(/^SEARCH rating USING INDEX rating_by_place/);
  expect(plan.map(({ detail }) => detail).join('\n')).not.toContain('TEMP B-TREE');
});

onPostgres('PostgreSQL', cluster => {
  it('reads a page of a list, a place in it and a history along an index', async () => {
    const url = await cluster().createDatabase();
    const store = await openPostgresStore(url, { log: SILENT, connections: 1 });
    closeLater(() => store.close());
    await ask(
      url,
      `INSERT INTO member (id, name, skeleton, since, settings) SELECT 'm' || n, n::text, n::text, n, '{}' FROM generate_series(1, 5000) AS n`,
    );
    await ask(
      url,
      `INSERT INTO rating SELECT 'm' || n, 'ra', 'slow', n, 1, n / 100.0, n % 40, 0 FROM generate_series(1, 5000) AS n`,
    );
    await ask(
      url,
      `INSERT INTO finished SELECT n, 'match-' || n, 'ra', 'slow', 1, n FROM generate_series(1, 5000) AS n`,
    );
    await ask(
      url,
      `INSERT INTO result SELECT n, 0, 'm' || (n % 500), NULL, 1, 1, 1, 1 FROM generate_series(1, 5000) AS n`,
    );
    await ask(url, 'ANALYZE');
    // How many there are is counted by reading that many, however that is done.
    for (const [name, text, values] of ASKED.filter(([name]) => !name.startsWith('how many'))) {
      const literal = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value));
      const filled = text.replace(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1]!));
      const plan = (await ask(url, `EXPLAIN ${filled}`)).map(row => row['QUERY PLAN']).join('\n');
      expect(plan, name).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
      expect(plan, name).not.toMatch(/Seq Scan on (rating|result|finished)/);
      if (name.endsWith('leaders')) expect(plan).toMatch(/Limit[^\n]*\n\s*->\s+Index Scan using rating_/);
    }
  });
});
