import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrivacyPart } from '../../../../src/client/pages/me/privacy-part.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { eventually } from '../../patience.ts';

/** What the server was told, and how each of it is answered. */
let told: { readonly settings: unknown; readonly answer: (status?: number) => void }[] = [];

beforeEach(() => {
  told = [];
  localStorage.clear();
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const { settings } = JSON.parse(String(body)) as { readonly settings: unknown };
    return new Promise<Response>(resolve => {
      told.push({ settings, answer: (status = 200) => resolve(new Response('{}', { status })) });
    });
  });
  render(
    <SettingsProvider>
      <PrivacyPart settings={{}} />
    </SettingsProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const shown = () => boxes().map(({ checked }) => checked);

it('what is chosen while the choice before it is under way is told after it', async () => {
  fireEvent.click(boxes()[0]!);
  fireEvent.click(boxes()[1]!);
  expect(shown()).toEqual([false, false, true, true]);
  await eventually(() => expect(told).toHaveLength(1));
  told[0]!.answer();
  await eventually(() => expect(told).toHaveLength(2));
  told[1]!.answer();
  expect(told.map(({ settings }) => settings)).toEqual([
    { 'private-ratings': true },
    { 'private-played': true },
  ]);
  expect(shown()).toEqual([false, false, true, true]);
});

it('a choice that is refused goes back with a word, and takes no other with it', async () => {
  fireEvent.click(boxes()[0]!);
  fireEvent.click(boxes()[1]!);
  await eventually(() => expect(told).toHaveLength(1));
  told[0]!.answer(503);
  await eventually(() => expect(told).toHaveLength(2));
  told[1]!.answer();
  await eventually(() => expect(shown()).toEqual([true, false, true, true]));
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

it('a box that is ticked and unticked again ends as it was left', async () => {
  for (let press = 0; press < 3; press++) fireEvent.click(boxes()[0]!);
  for (let press = 0; press < 3; press++) {
    await eventually(() => expect(told).toHaveLength(press + 1));
    told[press]!.answer();
  }
  expect(told.at(-1)!.settings).toEqual({ 'private-ratings': true });
  expect(shown()).toEqual([false, true, true, true]);
});
