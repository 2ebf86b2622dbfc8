import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTurnAlert } from '../../../../src/client/match/notices/turn-alert.ts';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';

const Table = ({ mine }: { mine: boolean }) => {
  useTurnAlert(mine, 'Ra');
  return null;
};
const page = (mine: boolean) => (
  <SettingsProvider>
    <Table mine={mine} />
  </SettingsProvider>
);
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

/** The icon follows when nothing else does. */
const rest = () => vi.runAllTimers();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.head.innerHTML = '<link rel="icon" href="data:,calm" />';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.head.innerHTML = '';
  vi.useRealTimers();
});

it('title and icon say that it is one’s turn, and that it is not any more', () => {
  const { rerender, unmount } = render(page(true));
  rest();
  expect([document.title, icon()]).toEqual(['● Your turn — Ra', '/icon-turn.svg']);
  rerender(page(false));
  rest();
  expect([document.title, icon()]).toEqual(['Ra', 'data:,calm']);
  rerender(page(true));
  rest();
  unmount();
  expect(icon()).toBe('data:,calm');
});

it('the icon does not follow turns that are over at once', () => {
  const { rerender } = render(page(false));
  const set = vi.spyOn(document.querySelector('link')!, 'href', 'set');
  rerender(page(true));
  rerender(page(false));
  rest();
  expect(set).not.toHaveBeenCalled();
});

it('whoever has switched that off sees the game’s name and nothing else', () => {
  localStorage.setItem('settings', JSON.stringify({ tab: false }));
  render(page(true));
  rest();
  expect([document.title, icon()]).toEqual(['Ra', 'data:,calm']);
});
