import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { authenticator } from '../support/authenticator.ts';
import { browserAt } from '../support/browser-at.ts';
import { startServer } from '../support/running-server.ts';

/**
 * Guesses at what signs members in, from ever other addresses, most of them nearly right. `GUESSES` is how many in all; the
 * long form is `npm run trust -- guesses`.
 */
const GUESSES = Number(process.env.GUESSES ?? 300);
const SEED = process.env.GUESS_SEED ?? 'guesses';
const PUBLIC = 'https://games.example';
const NAMES = ['Ada', 'Ned', 'Zoë'];
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

it(`none of ${GUESSES} guesses of codes, links and cookies from many addresses lets anybody in, and members do not notice`, {
  timeout: 300_000 + GUESSES * 100,
}, async () => {
  const random = quickRandom(SEED);
  const { url } = await startServer({ origins: [PUBLIC], trustProxy: 1, limits: DEFAULT_LIMITS });
  const from = (n: number) => ({ 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` });
  const members = await Promise.all(
    NAMES.map(async (name, i) => {
      const page = browserAt(url, { origin: PUBLIC, headers: from(0xff0000 + i) });
      const key = authenticator(PUBLIC);
      const { options } = (await page.ask('POST', '/account/passkeys/begin', { name })).body;
      const { codes } = (await page.ask('POST', '/account', { name, passkey: key.make(options) })).body;
      const { token } = (await page.ask('POST', '/account/link', {})).body;
      return { name, page, key, codes: codes as string[], token: token as string };
    }),
  );
  const pick = <Of>(list: ArrayLike<Of>): Of => list[random.below(list.length)]!;
  /** With one letter in it another one. */
  const nearly = (secret: string, letters = LETTERS): string => {
    const at = random.below(secret.length);
    const other = pick([...letters].filter(letter => letter.toLowerCase() !== secret[at]!.toLowerCase()));
    return secret.slice(0, at) + other + secret.slice(at + 1);
  };
  const made = (length: number) => Array.from({ length }, () => pick(LETTERS)).join('');
  const one = () => pick(members);

  const signIn = (body: object) => ['POST', '/account/session', body] as const;
  const guesses: readonly (() => readonly [string, string, (object | undefined)?, cookie?: string])[] = [
    () => {
      const { name, codes } = one();
      return signIn({ name, code: nearly(pick(codes), 'abcdefghjkmnpqrstuvwxyz23456789') });
    },
    () => {
      // A right one, of somebody else.
      const [whose, other] = [one(), one()];
      return signIn({ name: whose === other ? 'Nobody' : other.name, code: pick(whose.codes) });
    },
    () => signIn({ name: `Somebody ${made(6)}`, code: made(12) }),
    () => signIn({ token: nearly(one().token) }),
    () => signIn({ token: made(24) }),
    () => {
      // What is stored of it, for whoever has read a copy of the database.
      const { token } = one();
      return signIn({ token: `sha256:${createHash('sha256').update(token).digest('base64url')}` });
    },
    () => ['GET', '/account/ways-in', undefined, nearly(one().page.cookie().split('=')[1]!)],
    () => ['GET', '/account/ways-in', undefined, made(43)],
    () => {
      const secret = one().page.cookie().split('=')[1]!;
      return ['GET', '/account/ways-in', undefined, createHash('sha256').update(secret).digest('base64url')];
    },
    () => ['POST', '/account/address/confirm', { token: nearly(one().token) }],
  ];

  const statuses: Record<number, number> = {};
  const worked: string[] = [];
  for (let i = 0; i < GUESSES; i++) {
    const [method, path, body, cookie] = guesses[i % guesses.length]!();
    const page = browserAt(url, { origin: PUBLIC, headers: from(i) });
    if (cookie !== undefined) page.steal(`__Host-session=${cookie}`);
    const { status, set } = await page.ask(method, path, body);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < 400 || set !== null) worked.push(JSON.stringify([method, path, body, cookie]));
  }
  console.info(`${GUESSES} guesses: ${worked.length} let in; answers by status ${JSON.stringify(statuses)}`);
  expect(worked).toEqual([]);
  expect(Object.keys(statuses).filter(status => !['401', '403', '410', '429'].includes(status))).toEqual([]);

  for (const [i, { name, page, key, token }] of members.entries()) {
    expect(await page.name()).toBe(name);
    const phone = browserAt(url, { origin: PUBLIC, headers: from(0xfe0000 + i) });
    expect((await phone.ask('POST', '/account/session', { token })).status).toBe(200);
    const { options } = (await phone.ask('POST', '/account/session/begin', {})).body;
    expect((await phone.ask('POST', '/account/session', { passkey: key.sign(options) })).status).toBe(200);
    expect(await phone.name()).toBe(name);
  }
});
