import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../src/server/storage/sqlite-store.ts';
import { backup, restoring } from '../../src/tools/backup/command.ts';
import { newFolder, run } from '../server/support/command.ts';
import { startServer, temporaryDirectory } from '../server/support/running-server.ts';
import { enter, playToTheEnd, seatedMatch } from '../server/support/seat-client.ts';
import { fresh, state } from '../server/support/stored-matches.ts';

/** A directory of matches, of which no server is running. */
const directoryOf = async (...ids: readonly string[]): Promise<string> => {
  const dataDir = newFolder();
  const store = openSqliteStore(dataDir);
  for (const id of ids) await store.create({ ...fresh, id }, state(0));
  await store.close();
  return dataDir;
};
const backupOf = async (dataDir: string): Promise<string> => {
  const file = join(newFolder(), 'backup.sqlite');
  expect(await run(backup({ DATA_DIR: dataDir }), file)).toMatchObject({ status: 0, stderr: '' });
  return file;
};
const idsIn = (file: string) => {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare('SELECT id FROM match ORDER BY id').pluck().all();
  } finally {
    db.close();
  }
};

it('every move acknowledged before a backup that is made beside the server is there once it is restored, and the match goes on', async () => {
  const dataDir = temporaryDirectory();
  const file = join(temporaryDirectory(), 'backup.sqlite');
  const server = await startServer({ dataDir });
  const seats = await seatedMatch(server);
  const pages = await Promise.all(seats.map(seat => enter(server, seat)));
  // However long the backup takes, the match is not over before it is made.
  const { commit } = server.store;
  let [writes, goOn] = [0, () => {}];
  const backedUp = new Promise<void>(resolve => {
    goOn = resolve;
  });
  (server.store as { commit: typeof commit }).commit = async change => {
    writes += 1;
    if (writes > 20) await backedUp;
    return commit(change);
  };
  const ended = pages.map(({ socket }, seat) => playToTheEnd(socket, seats[seat]!));
  const { matchID } = seats[0]!;
  const acknowledged = async () => (await server.stored(matchID)).log.length;
  await expect.poll(acknowledged).toBeGreaterThan(5);

  const before = await server.stored(matchID);
  expect(await run(backup({ DATA_DIR: dataDir }), file)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 matches'),
  });
  goOn();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await Promise.all(ended);
  await server.close();

  const elsewhere = join(temporaryDirectory(), 'new');
  expect(await run(restoring({ DATA_DIR: elsewhere }), file)).toMatchObject({ status: 0, stderr: '' });
  const restored = await startServer({ dataDir: elsewhere });
  const { log, state: now } = await restored.stored(matchID);
  expect(log.slice(0, before.log.length)).toEqual(before.log);
  expect(log).toHaveLength(now._stateID);
  expect(now.ctx.gameover).toBeUndefined();
  const again = await Promise.all(seats.map(seat => enter(restored, seat)));
  await Promise.all(again.map(({ socket }, seat) => playToTheEnd(socket, seats[seat]!)));
});

it('a backup is restored where there is nothing, or where what is there may be put aside', async () => {
  const file = await backupOf(await directoryOf('match-a', 'match-b'));
  const [empty, full] = [newFolder(), await directoryOf('match-c')];
  expect((await run(restoring({ DATA_DIR: empty }), file)).status).toBe(0);
  expect(idsIn(join(empty, 'matches.sqlite'))).toEqual(['match-a', 'match-b']);

  const refused = await run(restoring({ DATA_DIR: full }), file);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(
    'holds 1 matches: choose another folder, or put them aside with --replace',
  );
  expect(idsIn(join(full, 'matches.sqlite'))).toEqual(['match-c']);
  const replaced = await run(restoring({ DATA_DIR: full }), '--replace', file);
  expect(replaced).toMatchObject({ status: 0, stdout: expect.stringContaining('before-restore') });
  expect(idsIn(join(full, 'matches.sqlite'))).toEqual(['match-a', 'match-b']);
  expect(idsIn(join(full, 'matches.sqlite.before-restore'))).toEqual(['match-c']);
  expect((await run(restoring({ DATA_DIR: full }), '--replace', file)).stderr).toContain(
    'move it away first',
  );
});

it('where a server runs nothing is restored', async () => {
  const dataDir = temporaryDirectory();
  await startServer({ dataDir });
  const file = await backupOf(await directoryOf('match-a'));
  const said = await run(restoring({ DATA_DIR: dataDir }), '--replace', file);
  expect(said.status).toBe(1);
  expect(said.stderr).toContain('another server is running on');
});

it.each<[string, (file: string) => void, string]>([
  ['no database', file => writeFileSync(file, 'Dear diary. '.repeat(500)), 'is no database'],
  ['cut off', file => truncateSync(file, statSync(file).size / 2), 'damaged'],
  [
    'of a newer version',
    file => void new Database(file).exec('PRAGMA user_version = 99').close(),
    'tables version 99',
  ],
  ['somebody else’s', file => void new Database(file).exec('PRAGMA user_version = 0').close(), 'version 0'],
])('a file that is %s is not restored, and what is there stays', async (_what, damage, words) => {
  const file = await backupOf(await directoryOf('match-a'));
  const dataDir = await directoryOf('match-b');
  damage(file);
  const said = await run(restoring({ DATA_DIR: dataDir }), '--replace', file);
  expect(said.status).toBe(1);
  expect(said.stderr).toContain(file);
  expect(said.stderr).toContain(words);
  expect(idsIn(join(dataDir, 'matches.sqlite'))).toEqual(['match-b']);
});

it('a backup is made of what is there, and under no name that is taken', async () => {
  const file = join(newFolder(), 'backup.sqlite');
  const nowhere = await run(backup({ DATA_DIR: newFolder() }), file);
  expect(nowhere).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing to back up') });
  const dataDir = await directoryOf('match-a');
  writeFileSync(file, 'mine');
  const taken = await run(backup({ DATA_DIR: dataDir }), file);
  expect(taken).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const deep = join(newFolder(), 'not-there', 'backup.sqlite');
  const lost = await run(backup({ DATA_DIR: dataDir }), deep);
  expect(lost).toMatchObject({ status: 1, stderr: expect.stringContaining('its folder is not there') });
});

it('of a damaged database no backup is left', async () => {
  const dataDir = await directoryOf('match-a');
  const source = join(dataDir, 'matches.sqlite');
  truncateSync(source, statSync(source).size / 2);
  const file = join(newFolder(), 'backup.sqlite');
  expect(await run(backup({ DATA_DIR: dataDir }), file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('damaged'),
  });
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${file}.unfinished`)).toBe(false);
});

it('for PostgreSQL it names the program that does it', async () => {
  const env = { DATABASE_URL: 'postgres://user:secret@host/matches' };
  for (const [command, program] of [
    [backup(env), `pg_dump --format=custom --file='it'\\''s mine' "$DATABASE_URL"`],
    [restoring(env), `pg_restore --no-owner --dbname="$DATABASE_URL" 'it'\\''s mine'`],
  ] as const) {
    const said = await run(command, "it's mine");
    expect(said.status).toBe(1);
    expect(said.stderr).toContain(program);
    expect(said.stderr).not.toContain('secret');
  }
});

it.each([[[]], [['a', 'b']], [['--quick', 'a']]])('says what it expects of the words %j', async words => {
  for (const command of [backup({}), restoring({})]) {
    const said = await run(command, ...words);
    expect(said).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('usage: npm run') });
  }
});
