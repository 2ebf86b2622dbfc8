import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BotsPart } from '../../../../src/client/pages/me/bots-part.tsx';
import { fakeLobby } from '../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SCARAB = { id: 'bot00000001', name: 'Scarab', matches: 0, ratings: [] };

const show = () =>
  render(
    <MemoryRouter>
      <BotsPart />
    </MemoryRouter>,
  );

it('a bot is withdrawn by an answer of its own: a second press where the question was asked is none', async () => {
  const asked = fakeLobby({ 'GET /account/bots': { body: { most: 3, bots: [SCARAB] } } });
  show();
  const offered = await screen.findByRole('button', { name: /^Withdraw: / });
  fireEvent.click(offered);
  const question = await screen.findByRole('group', { name: /^Withdraw: / });
  expect(document.contains(offered)).toBe(false);
  expect(question.textContent).toContain('for good?');
  expect(asked.map(({ method }) => method)).not.toContain('DELETE');
});

it('where no answer comes the name stays, the list is read again, and the same request is known by its key', async () => {
  const keys: (string | undefined)[] = [];
  let bots: object[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, headers }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ most: 3, bots });
    bots = [SCARAB];
    if (keys.push((headers as Record<string, string>)['idempotency-key']) === 1) throw new TypeError('lost');
    return Response.json({ bot: SCARAB, token: 'rabot_1' });
  });
  show();
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'Scarab');
  const press = () => fireEvent.submit(field.closest('form')!);
  press();
  await screen.findByRole('alert');
  await screen.findByRole('link', { name: 'Scarab' });
  expect(field.value).toBe('Scarab');
  press();
  expect(await screen.findByDisplayValue('rabot_1')).toBeDefined();
  await eventually(() => expect(field.value).toBe(''));
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{20,64}$/), keys[0]]);
});

it('two presses in quick succession make one new token', async () => {
  const asked = fakeLobby({
    'GET /account/bots': { body: { most: 3, bots: [SCARAB] } },
    'POST /account/bots/bot00000001/token': { body: { token: 'rabot_1' } },
  });
  show();
  const renew = await screen.findByRole('button', { name: /^New token/ });
  fireEvent.click(renew);
  await screen.findByDisplayValue('rabot_1');
  fireEvent.click(renew);
  await screen.findByDisplayValue('rabot_1');
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('a rating of each pace is told apart', async () => {
  const rated = (pace: string, points: number) => ({ game: 'ra', pace, points, spread: 60, matches: 12 });
  const bot = { ...SCARAB, ratings: [rated('live', 1512.4), rated('slow', 1390)] };
  fakeLobby({ 'GET /account/bots': { body: { most: 3, bots: [bot] } } });
  show();
  const line = (await screen.findByRole('link', { name: 'Scarab' })).parentElement;
  expect(line?.textContent).toBe('Scarabplays nothing now · Ra, live 1512 · Ra, by days 1390');
});

it('a token that no clipboard takes is marked, to be copied by hand', async () => {
  fakeLobby({
    'GET /account/bots': { body: { most: 3, bots: [SCARAB] } },
    'POST /account/bots/bot00000001/token': { body: { token: 'rabot_1' } },
  });
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => Promise.reject() } });
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^New token/ }));
  const field = await screen.findByDisplayValue<HTMLInputElement>('rabot_1');
  await expect.poll(() => document.activeElement).toBe(field);
  field.setSelectionRange(0, 0);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the token' }));
  await expect.poll(() => [field.selectionStart, field.selectionEnd]).toEqual([0, 7]);
});
