import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  adoptSettings,
  changeSettings,
  settingsHere,
  settingsMark,
  takeSettings,
} from '../../../../src/client/match/member/settings.ts';
import { storeText, textAt } from '../../../../src/client/ui/storage/device.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('whoever signs in has their settings here', () => {
  storeText('language', 'en');
  adoptSettings({ language: 'it', shortcuts: 'off' });
  expect(settingsHere()).toEqual({ language: 'it', shortcuts: 'off' });
});

it('what was changed elsewhere holds here; what was changed here since is not undone by what was known before', () => {
  adoptSettings({ language: 'it' });
  storeText('language', 'en');
  takeSettings({ language: 'it' });
  expect(textAt('language')).toBe('en');
  takeSettings({ language: 'it', shortcuts: 'off' });
  expect([textAt('language'), textAt('shortcuts')]).toEqual(['en', 'off']);
});

it.each([
  ['was agreed on', { language: 'it' }],
  ['was told by any device', {}],
])('what is pressed before a page has asked what is new holds, whatever else %s', (_, known) => {
  adoptSettings(known);
  storeText('language', 'en');
  // Another device has chosen since, or told what it has; here it was pressed later.
  takeSettings({ language: 'fr', shortcuts: 'off' });
  expect([textAt('language'), textAt('shortcuts')]).toEqual(['en', 'off']);
});

it('what only the server has a use for goes alone, and makes what it said before out of date', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  adoptSettings({ language: 'it' });
  const before = settingsMark();
  await changeSettings({ 'private-results': true });
  // Nothing else is said: it may be another by now.
  expect(sent).toEqual([{ settings: { 'private-results': true } }]);
  expect(settingsMark()).toBeGreaterThan(before);
});
