import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettingsProvider } from '../../../src/client/frame/settings.tsx';
import { useTurnAlert } from '../../../src/client/hooks/turn-alert.ts';

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

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.head.innerHTML = '';
});

it('title and icon say that it is one’s turn, and that it is not any more', () => {
  const { rerender, unmount } = render(page(true));
  expect([document.title, icon()]).toEqual(['● Your turn — Ra', '/icon-turn.svg']);
  rerender(page(false));
  expect([document.title, icon()]).toEqual(['Ra', '/icon.svg']);
  rerender(page(true));
  unmount();
  expect(icon()).toBe('/icon.svg');
});

it('whoever has switched that off sees the game’s name and nothing else', () => {
  localStorage.setItem('settings', JSON.stringify({ tab: false }));
  render(page(true));
  expect([document.title, icon()]).toEqual(['Ra', '/icon.svg']);
});
