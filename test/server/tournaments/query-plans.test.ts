import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../src/server/storage/migrations.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { touchLeaguesOf } from '../../../src/server/tournaments/league-store.ts';
import { touchTournamentsOf } from '../../../src/server/tournaments/tournament-store.ts';
import { ask } from '../support/postgres-cluster.ts';
import { closeLater } from '../support/running-server.ts';
import { onPostgres, SILENT } from '../support/storages.ts';

/** What is written as somebody is called otherwise, who may have been in any number of thousands. */
const WRITTEN = [touchTournamentsOf('m1'), touchLeaguesOf('m1')];

it('SQLite finds what names a member by an index', () => {
  const db = new Database(':memory:');
  onTestFinished(() => void db.close());
  migrate(db, ':memory:');
  for (const [text] of WRITTEN) {
    const plan = db.prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`).all({ 1: 'm1' });
    expect(plan.map(({ detail }) => detail).filter(detail => detail.startsWith('SCAN'))).toEqual([]);
  }
});

onPostgres('PostgreSQL', cluster => {
  it('finds what names a member by an index', async () => {
    const url = await cluster().createDatabase();
    const store = await openPostgresStore(url, { log: SILENT, connections: 1 });
    closeLater(() => store.close());
    const numbers = 'FROM generate_series(1, 5000) AS n';
    for (const rows of [
      `tournament SELECT 't' || n, 'ra', '', 'm' || n, 'over', '{}', n, n, 1, 1, NULL, NULL, 0 ${numbers}`,
      `tournament_entrant SELECT 't' || n, 'm' || (n % 500), n ${numbers}`,
      `bot_account SELECT 'b' || n, 'm' || n, '', NULL, NULL, n, n ${numbers}`,
      `league SELECT 'l' || n, 'ra', '', 'm' || n, '{}', n, 1, n, 0 ${numbers}`,
      `league_member SELECT 'l' || n, 'm' || (n % 500), n ${numbers}`,
    ])
      await ask(url, `INSERT INTO ${rows}`);
    await ask(url, 'ANALYZE');
    for (const [text] of WRITTEN) {
      const plan = (await ask(url, `EXPLAIN ${text.replaceAll('$1', "'m1'")}`)).map(row =>
        String(row['QUERY PLAN']),
      );
      expect(plan.filter(line => /Seq Scan/.test(line))).toEqual([]);
    }
  });
});
