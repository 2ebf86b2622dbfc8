import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ConfigError, configFrom } from '../../../src/server/config.ts';
import { addressForDriver } from '../../../src/server/storage/postgres-address.ts';
import { prepareDatabase } from '../../../src/server/storage/postgres-pool.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { UnusableDatabase } from '../../../src/server/storage/unusable-database.ts';
import { ask } from '../support/postgres-cluster.ts';
import { closeLater } from '../support/running-server.ts';
import { spawnServer } from '../support/server-process.ts';
import { onPostgres } from '../support/storages.ts';

/** Something that listens and is no PostgreSQL. */
const listener = async (talk: (socket: Socket) => void): Promise<number> => {
  const server = createServer(socket => {
    socket.on('error', () => {});
    closeLater(() => socket.destroy());
    talk(socket);
  });
  server.listen(0, '127.0.0.1');
  closeLater(() => server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const complaint = async (url: string, patience?: Parameters<typeof prepareDatabase>[1]): Promise<string> => {
  const error = await prepareDatabase(configFrom({ DATABASE_URL: url }).databaseUrl!, patience).then(
    () => null,
    reason => reason,
  );
  if (!(error instanceof ConfigError)) expect(error).toBeInstanceOf(UnusableDatabase);
  return error.message;
};

describe('the address of a database', () => {
  it.each([
    ['empty', '', 'is empty'],
    ['a slash in the password', 'postgres://user:12/secret@host/matches', '%2F'],
    ['a question mark in the password', 'postgres://user:12?secret@host/matches', '%3F'],
    ['a number sign in the password', 'postgres://user:12#secret@host/matches', '%23'],
    ['a slash and a number sign', 'postgres://user:12/34#secret@host/matches', '%2F'],
    ['a slash behind letters', 'postgres://user:secret/12@host/matches', '%2F'],
    ['a port of letters', 'postgres://user:secret@host:port/matches', 'must be the address'],
    ['no database', 'postgres://user:secret@host', 'must name a database'],
    ['no address', 'host=localhost password=secret', 'must be the address'],
    ['a port out of range', 'postgres://user:secret@host/matches?port=99999', 'port must be'],
    ['another word for TLS', 'postgres://user:secret@host/matches?sslmode=yes', 'sslmode must be one of'],
    ['libpq’s word the driver has not', 'postgres://user:secret@host/m?sslmode=allow', 'sslmode must be one'],
  ])('%s is refused in a sentence that repeats none of it', (_what, url, words) => {
    const parse = () => configFrom({ DATABASE_URL: url });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(words);
    expect(parse).not.toThrow(/12|34|secret|\n/);
  });

  it.each([
    'postgres://user:p@ss@host/matches',
    'postgres://user:%2F%3F%23@host/matches',
    'postgres://user:50%@host/matches',
    'postgres://user:word@[::1]:5432/matches?sslmode=disable',
    'postgresql:///matches?host=/run/postgresql',
    ' postgres://host/matches\n',
  ])('%s is taken', url => {
    expect(configFrom({ DATABASE_URL: url }).databaseUrl).toBe(url.trim());
  });

  it.each([
    ['?sslmode=require', '?sslmode=verify-full'],
    ['?a=b&sslmode=prefer', '?a=b&sslmode=verify-full'],
    ['?sslmode=verify-ca&c=d', '?sslmode=verify-full&c=d'],
    ['?sslmode=no-verify', '?sslmode=no-verify'],
    ['?uselibpqcompat=true&sslmode=require', '?uselibpqcompat=true&sslmode=require'],
  ])('its %s is for the driver %s, which warns of the other', (given, meant) => {
    expect(addressForDriver(`postgres://host/matches${given}`)).toBe(`postgres://host/matches${meant}`);
  });
});

describe('a database that cannot be used', () => {
  it.each([
    [
      'a password that is half a sign',
      'postgres://user:secret%e9@127.0.0.1:1/m',
      'the address cannot be used',
    ],
    [
      'a certificate that is not there',
      'postgres://user:secret@127.0.0.1:1/m?sslrootcert=/nowhere',
      'ENOENT',
    ],
    ['nobody there', 'postgres://user:secret@127.0.0.1:1/m', 'ECONNREFUSED'],
    ['a name that is none', 'postgres://user:secret@no-such-host.invalid/m', 'no PostgreSQL answers'],
    ['a host that was forgotten', 'postgres://no-such-user.invalid:1234/m', 'no PostgreSQL answers'],
    ['a host that was forgotten, and a user called like one', 'postgres://127.0.0.1:1234/m', 'ECONNREFUSED'],
  ])('for %s is said in a sentence', async (_what, url, words) => {
    const said = await complaint(url);
    expect(said).toMatch(/^DATABASE_URL: /);
    expect(said).toContain(words);
    expect(said).not.toMatch(/secret|1234|\n/);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => {}],
    ['takes the greeting, and says nothing', socket => void socket.on('data', () => {})],
    ['ends at once', socket => void socket.end()],
    ['speaks HTTP', socket => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['refuses in words that repeat the password', socket => socket.end(errorOf('no secret here'))],
    ['greets, and then says nothing', socket => void socket.once('data', () => socket.write(GREETING))],
  ])('as what listens there %s is said in a sentence, in time', async (_what, talk) => {
    const said = await complaint(`postgres://user:secret@127.0.0.1:${await listener(talk)}/m`, SOON);
    expect(said).toMatch(/^DATABASE_URL: /);
    expect(said).not.toMatch(/secret|\n/);
  });

  it('as it has no TLS is said so', async () => {
    const port = await listener(socket => void socket.once('data', () => socket.write('N')));
    const said = await complaint(`postgres://user:secret@127.0.0.1:${port}/m?sslmode=require`);
    expect(said).toBe(
      `DATABASE_URL: m at 127.0.0.1:${port} does not speak TLS: have it do so, or leave out sslmode`,
    );
  });

  it('ends the start with the sentence alone, and 1', async () => {
    const port = await listener(() => {});
    const url = `postgres://user:secret@127.0.0.1:${port}/m?sslmode=require`;
    const child = spawnServer({ PORT: '0', DATABASE_URL: url });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(child.said().trim().split('\n')).toHaveLength(1);
    expect(child.said()).toContain(`DATABASE_URL: no PostgreSQL answers for m at 127.0.0.1:${port}`);
  });
});

/** Whoever says nothing is waited for no longer than this; the others answer sooner, or are taken for such. */
const SOON = { greeting: 200, answer: 200 };

/** A message of PostgreSQL: its kind, its length, what it holds. */
const message = (kind: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(kind), length, content]);
};
const errorOf = (words: string) => message('E', Buffer.from(`SFATAL\0CXX000\0M${words}\0\0`));
/** `AuthenticationOk` and `ReadyForQuery`. */
const GREETING = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

onPostgres('a PostgreSQL', cluster => {
  it('whose connections are cut is logged without the password', async () => {
    const url = new URL(await cluster().createDatabase());
    url.searchParams.set('password', 'secret word');
    const lines: string[] = [];
    const log = pino({}, { write: line => void lines.push(line) });
    const store = await openPostgresStore(url.href, { log, connections: 1 });
    closeLater(() => store.close());
    await store.secret();
    await cluster().cutConnections(url.href);
    await expect.poll(() => lines.join('')).toContain('the connection to the database was lost');
    expect(lines.join('')).not.toMatch(/secret.word/);
  });

  it.each(['match', 'log', 'secret', 'tournament_entrant', 'taken_name'])(
    'that lacks the table %s is named',
    async table => {
      const url = await cluster().createDatabase();
      await prepareDatabase(url);
      await ask(url, `DROP TABLE ${table} CASCADE`);
      const said = await complaint(url);
      expect(said).toContain(`"${table}" does not exist`);
      expect(said).toContain(new URL(url).pathname.slice(1));
    },
  );

  it('whose version says 0 is named', async () => {
    const url = await cluster().createDatabase();
    await prepareDatabase(url);
    await ask(url, 'DROP TABLE schema_version');
    expect(await complaint(url)).toContain('already exists');
  });
});
