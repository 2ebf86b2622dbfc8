import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('the icon counts what waits, and forgets what it counted when the site was open before', async () => {
  const badges: number[] = [];
  vi.stubGlobal('navigator', { setAppBadge: async (n: number) => void badges.push(n) });
  vi.resetModules();
  const { setWaiting } = await import('../../../../src/client/match/member/waiting.ts');
  for (const now of [0, 0, 2, 2, 0]) setWaiting(now);
  expect(badges).toEqual([0, 2, 0]);
});
