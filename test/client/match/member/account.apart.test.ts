import { afterEach, expect, it, vi } from 'vitest';
import { keepName } from '../../../../src/client/match/member/account.ts';
import { unconfirmedCodes } from '../../../../src/client/match/member/unconfirmed-codes.ts';

const startRegistration = vi.fn(async () => ({ id: 'passkey' }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: () => startRegistration() }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  startRegistration.mockClear();
});

/** What a name was asked for with, by a house that answers so, one after another; null: not at all. */
const house = (statuses: readonly (number | null)[]) => {
  const asked: { readonly key: string | undefined; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    if (path === '/account/passkeys/begin') return Response.json({ options: { challenge: 'c' } });
    const status = statuses[asked.length];
    asked.push({
      key: (headers as Record<string, string>)['idempotency-key'],
      body: JSON.parse(String(body)),
    });
    if (status == null) throw new TypeError('no answer');
    return Response.json({ member: { name: 'Ada' }, codes: ['code'] }, { status });
  });
  return asked;
};

it.each([
  ['with a passkey', true, true],
  ['without one', false, false],
  ['in another way', true, false],
])(
  'a name that is asked for again where no answer came is the same request: %s',
  async (_, first, second) => {
    const asked = house([null, 429, 200]);
    await expect(keepName('Ada', first, {})).rejects.toThrow('no answer');
    await expect(keepName('Ada', second, {})).rejects.toThrow('429');
    await keepName('Ada', second, {});
    expect(unconfirmedCodes()).toEqual(['code']);
    expect(asked).toEqual(
      Array(3).fill({
        key: expect.stringMatching(/^[\w-]{20,64}$/),
        body: { name: 'Ada', settings: {}, ...(first && { passkey: { id: 'passkey' } }) },
      }),
    );
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(startRegistration).toHaveBeenCalledTimes(first ? 1 : 0);
  },
);

it('what was answered is asked for anew: with a name that was taken, another passkey', async () => {
  const asked = house([409, 200]);
  await expect(keepName('Ada', true, {})).rejects.toThrow('409');
  await keepName('Ada', true, {});
  expect(startRegistration).toHaveBeenCalledTimes(2);
  expect(asked[0]!.key).not.toBe(asked[1]!.key);
});
