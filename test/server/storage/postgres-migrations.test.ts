import { Client } from 'pg';
import { expect, it } from 'vitest';
import { hashOf } from '../../../src/server/match/credentials.ts';
import { migratePostgres, POSTGRES_MIGRATIONS } from '../../../src/server/storage/postgres-migrations.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { UnusableDatabase } from '../../../src/server/storage/unusable-database.ts';
import { ask } from '../support/postgres-cluster.ts';
import { closeLater } from '../support/running-server.ts';
import { onPostgres, SILENT } from '../support/storages.ts';

const migrate = async (url: string, migrations: Parameters<typeof migratePostgres>[2]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  closeLater(() => client.end());
  await migratePostgres(client, 'the database', migrations);
};
const versionAt = async (url: string): Promise<unknown> =>
  (await ask(url, 'SELECT version FROM schema_version')).map(({ version }) => version);

onPostgres('the tables in PostgreSQL', cluster => {
  it('are made once, however many nodes start at the same moment', async () => {
    const url = await cluster().createDatabase();
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const store = await openPostgresStore(url, { log: SILENT, connections: 1 });
        closeLater(() => store.close());
      }),
    );
    expect(await versionAt(url)).toEqual([POSTGRES_MIGRATIONS.length]);
  });

  it('are brought from version to version; one that fails changes nothing, and those before it stay', async () => {
    const url = await cluster().createDatabase();
    const [one, two] = ['CREATE TABLE one (n integer)', 'CREATE TABLE two (n integer)'] as const;
    const broken = 'CREATE TABLE three (n integer); SELECT 1 / 0';
    await migrate(url, [one]);
    expect(await versionAt(url)).toEqual([1]);
    await expect(migrate(url, [one, two, broken])).rejects.toThrow('division by zero');
    expect(await versionAt(url)).toEqual([2]);
    const tables = await ask(
      url,
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    );
    expect(tables.map(({ tablename }) => tablename)).toEqual(['one', 'schema_version', 'two']);
    await Promise.all([1, 2, 3].map(() => migrate(url, [one, two, 'CREATE TABLE three (n integer)'])));
    expect(await versionAt(url)).toEqual([3]);
  });

  it('of the first version know how far each match has come, once they are of the second', async () => {
    const url = await cluster().createDatabase();
    await migrate(url, POSTGRES_MIGRATIONS.slice(0, 1));
    const metadata = { createdAt: 5, updatedAt: 7, name: 'zero \u0000, "createdAt":9' };
    for (const [id, finished, state] of [
      ['open', false, null],
      ['running', false, '{}'],
      ['finished', true, '{}'],
    ]) {
      await ask(
        url,
        `INSERT INTO match (id, game, unlisted, finished, updated_at, version, write_id, metadata, control, state)
         VALUES ($1, 'ra', false, $2, 7, 1, gen_random_uuid(), $3, '{}', $4)`,
        [id, finished, JSON.stringify(metadata), state],
      );
    }
    await migrate(url, POSTGRES_MIGRATIONS);
    expect(await ask(url, 'SELECT id, stage, since::int FROM match ORDER BY since, id')).toEqual([
      { id: 'open', stage: 'open', since: 5 },
      { id: 'running', stage: 'running', since: 5 },
      { id: 'finished', stage: 'finished', since: 7 },
    ]);
  });

  it('of the second version hold credentials in plain text no more, once they are of the third', async () => {
    const url = await cluster().createDatabase();
    await migrate(url, POSTGRES_MIGRATIONS.slice(0, 2));
    const name = 'zero \u0000, "credentials":"not hers"';
    const documents = {
      both: { players: { 0: { id: 0, name, credentials: 'Ada’s' }, 1: { id: 1, credentials: 'Ned’s' } } },
      one: {
        players: { 0: { id: 0, name, credentials: hashOf('Ada’s') }, 1: { id: 1, credentials: 'Ned’s' } },
      },
      none: { players: { 0: { id: 0, name, credentials: hashOf('Ada’s') }, 1: { id: 1 } } },
    };
    // More than are read at once.
    const many = Array.from({ length: 1001 }, (_, i) => [`many-${i}`, documents.both] as const);
    const all = [...Object.entries(documents), ...many];
    await ask(
      url,
      `INSERT INTO match (id, game, unlisted, stage, since, updated_at, version, write_id, metadata, control)
       SELECT id, 'ra', false, 'open', 0, 0, 1, gen_random_uuid(), metadata, '{}'
       FROM unnest($1::text[], $2::text[]) AS document (id, metadata)`,
      [all.map(([id]) => id), all.map(([, document]) => JSON.stringify(document))],
    );
    await migrate(url, POSTGRES_MIGRATIONS);
    const found = new Map(
      (await ask(url, 'SELECT id, metadata FROM match')).map(({ id, metadata }) => [id, metadata]),
    );
    const hashed = (players: object) =>
      JSON.stringify({
        players: Object.fromEntries(
          Object.entries(players).map(([seat, player]) => {
            const secret = ['Ada’s', 'Ned’s'].find(each => each === player.credentials);
            return [seat, secret === undefined ? player : { ...player, credentials: hashOf(secret) }];
          }),
        ),
      });
    expect(found.size).toBe(all.length);
    for (const [id, { players }] of all) expect(found.get(id)).toBe(hashed(players));
  });

  it('of a newer version are refused in words and left as they were', async () => {
    const url = await cluster().createDatabase();
    await (await openPostgresStore(url, { log: SILENT })).close();
    await ask(url, 'UPDATE schema_version SET version = version + 1');
    const opening = openPostgresStore(url, { log: SILENT });
    await expect(opening).rejects.toThrow(UnusableDatabase);
    await expect(opening).rejects.toThrow('was written by a newer version');
    expect(await versionAt(url)).toEqual([POSTGRES_MIGRATIONS.length + 1]);
  });

  it('are not made where text would be lost', async () => {
    const url = await cluster().createDatabase();
    const latin = new URL(url);
    latin.pathname += '_latin';
    const name = latin.pathname.slice(1);
    await ask(
      url,
      `CREATE DATABASE ${name} ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    closeLater(() => ask(url, `DROP DATABASE ${name}`));
    await expect(openPostgresStore(latin.href, { log: SILENT })).rejects.toThrow(
      "create it with ENCODING 'UTF8'",
    );
  });

  it.each<[string, (url: URL) => void, string]>([
    ['the database is missing', url => (url.pathname = '/nowhere'), 'there is no database nowhere'],
    ['nobody of this name is known', url => url.searchParams.set('user', 'nobody'), 'refuses this user'],
    ['nobody is there', url => url.searchParams.set('port', '1'), 'no PostgreSQL answers for'],
  ])('where %s, a sentence says so, without the password', async (_what, change, says) => {
    const url = new URL(await cluster().createDatabase());
    url.searchParams.set('password', 'secret-word');
    change(url);
    const opening = openPostgresStore(url.href, { log: SILENT });
    await expect(opening).rejects.toThrow(UnusableDatabase);
    await expect(opening).rejects.toThrow(says);
    await expect(opening).rejects.not.toThrow('secret-word');
  });
});
