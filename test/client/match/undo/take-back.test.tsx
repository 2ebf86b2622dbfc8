import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Price } from '../../../../src/client/match/undo/price.ts';
import { TakeBack } from '../../../../src/client/match/undo/take-back.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';

const FREE: Price = { asks: false, since: 0, hasShown: false, uncounts: false };

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('with a button in the bar and one in the menu, the key takes back once', () => {
  const [bar, menu] = [vi.fn(), vi.fn()];
  render(
    <>
      <TakeBack price={FREE} take={bar} />
      <TakeBack inMenu price={{ ...FREE, asks: true }} take={menu} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'u' });
  expect([bar.mock.calls.length, menu.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: /^Ask to take back \(U\)/ }));
  expect(menu).toHaveBeenCalledOnce();
});

it.each([
  [true, 'Take back (U): only the last move.'],
  [false, 'Take back: only the last move.'],
])('with a keyboard (%s) it names its key, and without one it does not', (matches, label) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
  render(<TakeBack inMenu price={FREE} take={() => {}} />);
  expect(screen.getByRole('button').textContent).toBe(label);
});

it.each<[string, Partial<Price>, 'en' | 'it', string, RegExp]>([
  ['only it', {}, 'en', 'Take back (U)', /^only the last move\.$/],
  ['what others did since', { since: 2 }, 'en', 'Take back (U)', /^the last 3 moves, 2 of them by others\.$/],
  ['the same in Italian', { since: 2 }, 'it', 'Ritira la mossa (U)', /^le ultime 3, di cui 2 altrui\.$/],
  [
    'that one has seen it',
    { hasShown: true, uncounts: true },
    'en',
    'Take back (U)',
    /your statistics will not count/,
  ],
  [
    'that others have seen it',
    { asks: true, hasShown: true },
    'en',
    'Ask to take back (U)',
    /What has been shown stays known/,
  ],
])('the button in the bar says before it is pressed what goes: %s', (_what, price, language, name, costs) => {
  localStorage.setItem('language', language);
  render(
    <LanguageProvider>
      <TakeBack price={{ ...FREE, ...price }} take={() => {}} />
    </LanguageProvider>,
  );
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-description')).toMatch(costs);
  expect(button.title).toBe(`${name}: ${button.getAttribute('aria-description')}`);
});

describe('where statistics will no longer count the match', () => {
  const uncounts: Price = { ...FREE, hasShown: true, uncounts: true };
  const show = (confirm: string) => {
    localStorage.setItem('settings', JSON.stringify({ confirm }));
    const take = vi.fn();
    render(
      <SettingsProvider>
        <TakeBack price={uncounts} take={take} />
      </SettingsProvider>,
    );
    return take;
  };

  it.each([
    ['Do it', 1],
    ['Not yet', 0],
  ])('it asks first, by key too: %s', (answer, times) => {
    const take = show('risky');
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(take).not.toHaveBeenCalled();
    const question = screen.getByRole('dialog', { name: /statistics will not count this match\?$/ });
    fireEvent.click(within(question).getByRole('button', { name: answer }));
    expect(take).toHaveBeenCalledTimes(times);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['beside the button', new DOMRect(300, 10, 40, 40), true],
    ['in the middle where the button is not shown', new DOMRect(), false],
  ])('the question stands %s', (_where, rect, placed) => {
    show('risky');
    vi.spyOn(screen.getByRole('button'), 'getBoundingClientRect').mockReturnValue(rect);
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(screen.getByRole('dialog').hasAttribute('style')).toBe(placed);
  });

  it('nothing is asked of who wants no questions', () => {
    const take = show('never');
    fireEvent.click(screen.getByRole('button'));
    expect(take).toHaveBeenCalledOnce();
  });
});
