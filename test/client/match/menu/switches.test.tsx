import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Switches } from '../../../../src/client/match/menu/switches.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider, useSettings } from '../../../../src/client/ui/settings.tsx';
import { closeStorage } from '../../closed-storage.ts';

const Kept = () => {
  const { change: _, ...settings } = useSettings();
  return <output>{JSON.stringify(settings)}</output>;
};
const open = () =>
  render(
    <LanguageProvider>
      <SettingsProvider>
        <Switches />
        <Kept />
      </SettingsProvider>
    </LanguageProvider>,
  );
const settings = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const systemIsDark = (dark: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: dark && query.includes('dark') }));
const theme = () => screen.getByRole('button', { name: /^Theme/ });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the switches', () => {
  it.each([
    [false, ['dark', 'light']],
    [true, ['light', 'dark']],
  ])('go through the themes, first to the one that looks different (system dark: %s)', (dark, order) => {
    systemIsDark(dark);
    open();
    expect(theme().getAttribute('aria-label')).toBe('Theme: as the system');
    for (const next of order) {
      fireEvent.click(theme());
      expect(document.documentElement.dataset.theme).toBe(next);
      expect(theme().getAttribute('aria-label')).toBe(`Theme: ${next}`);
    }
    fireEvent.click(theme());
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('change the language, and say so in the other', () => {
    open();
    const toItalian = screen.getByRole('button', { name: 'Italiano (IT)' });
    expect(toItalian.lang).toBe('it');
    fireEvent.click(toItalian);
    expect(screen.getByRole('button', { name: 'English (EN)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tema: come il sistema' })).toBeTruthy();
  });
});

describe('settings', () => {
  const DEFAULTS = {
    theme: 'system',
    tab: true,
    sound: false,
    pace: 'normal',
    confirm: 'risky',
    noticesAsked: false,
    notice: false,
  };

  it('are kept for the next visit', () => {
    systemIsDark(false);
    open();
    fireEvent.click(theme());
    cleanup();
    open();
    expect(settings()).toEqual({ ...DEFAULTS, theme: 'dark' });
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it.each([
    ['{', DEFAULTS],
    ['null', DEFAULTS],
    ['[1]', DEFAULTS],
    ['{"theme":"pink","sound":"yes","tab":0,"pace":"fast","other":1}', { ...DEFAULTS, pace: 'fast' }],
    ['{"__proto__":{"sound":true},"sound":true}', { ...DEFAULTS, sound: true }],
  ])('take from a damaged store what is whole: %s', (stored, expected) => {
    localStorage.setItem('settings', stored);
    open();
    expect(settings()).toEqual(expected);
  });

  it('hold for the visit where nothing can be stored', () => {
    closeStorage();
    systemIsDark(false);
    open();
    fireEvent.click(theme());
    expect(settings().theme).toBe('dark');
  });
});
