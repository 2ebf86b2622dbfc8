/**
 * Fills a database for `saved/` with members, as browsers would, over HTTP alone: two of them, a rated match that one has won
 * and one that is under way. Writes `contents.json` and the database, folded into one file.
 *
 *     node --import tsx test/server/storage/saved/make-members.ts SERVER_DIRECTORY TARGET_DIRECTORY
 *
 * SERVER_DIRECTORY is a checkout of the version whose database is wanted.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { DATABASE_FILE } from '../../../../src/server/storage/sqlite-store.ts';
import { freePort } from '../../../../src/tools/free-port.ts';
import type { SavedContents, SavedMatch, SavedMember, SavedSeat } from './saved.ts';

const [serverDirectory, target] = process.argv.slice(2);
if (serverDirectory === undefined || target === undefined) {
  throw new Error('expected: SERVER_DIRECTORY TARGET_DIRECTORY');
}
const dataDir = mkdtempSync(join(tmpdir(), 'saved-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
  cwd: serverDirectory,
  env,
  stdio: 'inherit',
});
const isUp = () =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isUp())) await setTimeout(50);

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape, of any version of the server
type Json = any;
const ask = async (path: string, body?: object, cookie = ''): Promise<Json> => {
  const headers = { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  const [set = ''] = answer.headers.getSetCookie();
  return { ...(await answer.json()), cookie: set.split(';')[0] };
};

const members: SavedMember[] = [];
for (const name of ['Nefertari', 'Ramose']) {
  const { member, codes, cookie } = await ask('/account', { name });
  members.push({ id: member.id, name, cookie, code: codes[0] });
}
const matches: SavedMatch[] = [];
const sitBoth = async (setupData: object): Promise<Pick<SavedMatch, 'id' | 'seats'>> => {
  const { matchID: id } = await ask('/games/ra/create', { numPlayers: 2, setupData }, members[0]!.cookie);
  const seats: SavedSeat[] = [];
  for (const { name, cookie } of members) {
    const { playerID, playerCredentials } = await ask(`/games/ra/${id}/join`, { playerName: name }, cookie);
    seats.push({ seat: Number(playerID), name, credentials: playerCredentials });
  }
  return { id, seats };
};
const note = async (what: string, stage: SavedMatch['stage'], match: Pick<SavedMatch, 'id' | 'seats'>) => {
  const path = `/games/ra/${match.id}`;
  const [{ cookie: _, ...lobby }, { cookie: __, ...record }] = [await ask(path), await ask(`${path}/record`)];
  matches.push({ ...match, game: 'ra', what, stage, lobby, record, views: {} });
};

const won = await sitBoth({ rated: true, clock: '5m+20s' });
const { seat, credentials } = won.seats[1]!;
await ask(`/games/ra/${won.id}/resign`, { playerID: String(seat), credentials });
await note('rated, one of two members has given up', 'finished', won);
// Without a clock, which would have run out since.
await note('rated, without a clock, of two members', 'running', await sitBoth({ rated: true }));
// It is counted after its end.
while ((await ask('/ratings/ra/live?list=provisional')).leaders.length < 2) await setTimeout(200);

server.kill('SIGTERM');
await once(server, 'exit');
mkdirSync(target, { recursive: true });
const contents: SavedContents = { matches, members };
writeFileSync(join(target, 'contents.json'), `${JSON.stringify(contents)}\n`);
const file = join(dataDir, DATABASE_FILE);
const db = new Database(file);
db.pragma('wal_checkpoint(TRUNCATE)');
db.pragma('journal_mode = DELETE');
db.exec('VACUUM');
db.close();
writeFileSync(join(target, `${DATABASE_FILE}.gz`), gzipSync(readFileSync(file), { level: 9 }));
rmSync(dataDir, { recursive: true });
