import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTurnNotice } from '../../../../src/client/match/notices/use-turn-notice.ts';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { fakeBrowser } from './fake-browser.ts';

const HOUR = 3_600_000;

let hidden = true;
const lookAt = (isSeen: boolean) => {
  hidden = !isSeen;
  document.dispatchEvent(new Event('visibilitychange'));
};

const Table = ({ mine }: { mine: boolean }) => {
  useTurnNotice(mine, 'Ra', 'abc');
  return null;
};
const page = (mine: boolean) => (
  <MemoryRouter initialEntries={['/match/ra/abc']}>
    <SettingsProvider>
      <Table mine={mine} />
    </SettingsProvider>
  </MemoryRouter>
);

/** A page at which it is somebody else's turn. */
const table = ({ notice = true, mine = false } = {}) => {
  localStorage.setItem('settings', JSON.stringify({ notice }));
  const { rerender, unmount } = render(page(mine));
  return { turn: (now: boolean) => rerender(page(now)), unmount };
};

beforeEach(async () => {
  hidden = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // From now on it is there at once.
  await import('../../../../src/client/match/notices/system-notice.ts');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

it.each([
  ['through the worker', true],
  ['by the page, where there is none', false],
])('a turn is told once, once more in an hour, and never again: %s', async (_way, hasWorker) => {
  const { shown } = fakeBrowser({ hasWorker });
  const { turn } = table();
  turn(true);
  await settled();
  const options = { body: 'Ra', tag: 'abc', data: { path: '/match/ra/abc' } };
  expect(shown).toMatchObject([{ title: 'Your turn', ...options }]);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(shown).toMatchObject([{ title: 'It is still your turn', ...options }]);
  shown.length = 0;
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(shown).toEqual([]);
});

it.each([
  ['who looks at the table', () => lookAt(true)],
  ['who has moved', (turn: (mine: boolean) => void) => turn(false)],
  ['who has gone', (_turn: unknown, unmount: () => void) => unmount()],
])('%s has the notice taken away, and is not reminded', async (_who, act) => {
  const { shown } = fakeBrowser();
  const { turn, unmount } = table();
  turn(true);
  await settled();
  expect(shown).toHaveLength(1);
  act(turn, unmount);
  await settled();
  lookAt(false);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(shown).toEqual([]);
});

it.each([
  ['it is switched off', { notice: false }, {}, false],
  ['the page is seen', {}, {}, true],
  ['there is no leave', {}, { leave: 'denied' as const }, false],
])('nothing is shown where %s', async (_why, settings, browser, isSeen) => {
  const { shown } = fakeBrowser(browser);
  const { turn } = table(settings);
  lookAt(isSeen);
  turn(true);
  await settled();
  expect(shown).toEqual([]);
});

it('the turn that one finds on opening the page is no news; the next is', async () => {
  const { shown } = fakeBrowser();
  const { turn } = table({ mine: true });
  await settled();
  expect(shown).toEqual([]);
  turn(false);
  turn(true);
  await settled();
  expect(shown).toHaveLength(1);
});
