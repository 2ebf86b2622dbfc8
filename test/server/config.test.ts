import { expect, it } from 'vitest';
import { ConfigError, configFrom } from '../../src/server/config.ts';

it('an empty environment gives the defaults', () => {
  expect(configFrom({})).toMatchObject({
    port: 8000,
    dataDir: 'data',
    origins: [],
    botDelay: 900,
    standInAfter: 180_000,
    trustProxy: 0,
  });
});

it('the environment is read once, into numbers and lists', () => {
  const config = configFrom({
    PORT: '0',
    ORIGINS: 'https://a.example, http://b.example:81',
    BOT_DELAY_MS: '0',
  });
  expect(config).toMatchObject({
    port: 0,
    botDelay: 0,
    origins: ['https://a.example', 'http://b.example:81'],
  });
});

it('what one visitor may ask for can be set', () => {
  const env = { CHATS_PER_TEN_SECONDS: '7', CONNECTS_PER_MINUTE: '8', HELD_BYTES: '200000' };
  expect(configFrom(env).limits).toMatchObject({ chatBurst: 7, connectsPerMinute: 8, heldBytes: 200_000 });
  expect(configFrom({}).limits).toMatchObject({ chatBurst: 5, connectsPerMinute: 600, heldBytes: 1_000_000 });
});

it('where an address may have more matches at once, it may make more of them in a day', () => {
  expect(configFrom({}).limits).toMatchObject({ matchesPerAddress: 50, createsPerDay: 1000 });
  expect(configFrom({ MATCHES_PER_ADDRESS: '300' }).limits).toMatchObject({ createsPerDay: 6000 });
});

it.each([
  ['PORT', 'eight'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', ''],
  ['DATA_DIR', ''],
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'matches'],
  ['DATABASE_URL', 'mysql://host/matches'],
  ['DATABASE_URL', 'postgres://host'],
  ['SMTP_URL', 'host:587'],
  ['SMTP_URL', 'http://host'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://host/box'],
  ['MAIL_FROM', 'ra'],
  ['MAIL_FROM', 'Ra <ra@games.example>\r\nBcc: eve@mail.example'],
  ['REDIS_URL', ''],
  ['REDIS_URL', 'host:6379'],
  ['REDIS_URL', 'http://host'],
  ['REDIS_URL', 'redis://'],
  ['REDIS_URL', 'redis://host/matches'],
  // Long enough that an expression which tries it in every way would not end.
  ['BASE_PATH', '/boards/the-house-of-ra-and-friends-and-all-others/ '],
  ['ORIGINS', 'a.example'],
  ['ORIGINS', 'https://a.example/path'],
  ['BOT_DELAY_MS', '1.5'],
  ['STAND_IN_MS', '1e9'],
  ['MESSAGES_PER_SECOND', '0'],
  ['CHATS_PER_TEN_SECONDS', '0'],
  ['CONNECTS_PER_MINUTE', '-5'],
  ['BOT_REQUESTS_PER_MINUTE', '0'],
  ['HELD_BYTES', '1MB'],
  ['HELD_BYTES', '99999'],
  ['MATCHES_PER_ADDRESS', '0'],
  ['MATCHES_IN_PLAY', 'many'],
  ['OPEN_TABLE_HOURS', '0'],
  ['ABANDONED_DAYS', '-1'],
  ['KEEP_FINISHED_DAYS', '0'],
  ['KEEP_FINISHED_DAYS', 'for ever'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'too-short'],
  ['METRICS_TOKEN', 'with spaces in it here'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
])('%s=%j is refused by name', (name, value) => {
  const parse = () => configFrom({ [name]: value });
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(new RegExp(`^${name}: `));
});

it('a database is taken by its address, and one that is refused is not repeated, as a password stands in it', () => {
  for (const url of [
    'postgres://user:word@host:5432/matches',
    'postgresql:///matches?host=/run/postgresql',
  ]) {
    expect(configFrom({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
  expect(configFrom({}).databaseUrl).toBeNull();
  const wrong = () => configFrom({ DATABASE_URL: 'postgre://user:secret-word@host/matches' });
  expect(wrong).toThrow('DATABASE_URL: must be the address of a PostgreSQL database');
  expect(wrong).not.toThrow('secret-word');
});

it('a Redis is taken by its address, and one that is refused is not repeated either', () => {
  for (const url of ['redis://host', 'redis://:word@host:6380/2', 'rediss://user:word@host']) {
    expect(configFrom({ REDIS_URL: url }).redisUrl).toBe(url);
  }
  expect(configFrom({}).redisUrl).toBeNull();
  expect(() => configFrom({ REDIS_URL: 'redis://:secret-word@host/x' })).not.toThrow('secret-word');
});

it('finished matches are kept for ever, or so many days', () => {
  expect(configFrom({}).lifetimes).toEqual({
    open: 86_400_000,
    running: 28 * 86_400_000,
    untouched: 45 * 60_000,
    finished: null,
  });
  expect(configFrom({ KEEP_FINISHED_DAYS: '2' }).lifetimes.finished).toBe(2 * 86_400_000);
});

it('letters need to be from somebody, and to lead to a place that others reach', () => {
  const SMTP_URL = 'smtp://user:a-password@host:587';
  const complaint = (env: Record<string, string>): string => {
    try {
      configFrom({ SMTP_URL, ...env });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const [MAIL_FROM, ORIGINS] = ['Ra <ra@games.example>', 'https://games.example'];
  expect(complaint({ ORIGINS })).toBe('MAIL_FROM: must say from whom letters are, as SMTP_URL is set');
  expect(complaint({ MAIL_FROM, ORIGINS: 'http://localhost:8000' })).toMatch(/^ORIGINS: must name the site/);
  expect(complaint({ MAIL_FROM, ORIGINS, SMTP_URL: 'smtp://user:a-password@' })).not.toContain('a-password');
  expect(configFrom({ SMTP_URL, MAIL_FROM, ORIGINS })).toMatchObject({
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
  });
  expect(configFrom({})).toMatchObject({ smtpUrl: null, mailFrom: null });
});
