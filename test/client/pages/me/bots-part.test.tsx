import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BotsPart } from '../../../../src/client/pages/me/bots-part.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a bot is withdrawn by an answer of its own: a second press where the question was asked is none', async () => {
  const bot = { id: 'bot00000001', name: 'Scarab', matches: 0, ratings: [] };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(method);
    return new Response(JSON.stringify({ most: 3, bots: [bot] }));
  });
  render(
    <MemoryRouter>
      <BotsPart />
    </MemoryRouter>,
  );
  const offered = await screen.findByRole('button', { name: /^Withdraw: / });
  fireEvent.click(offered);
  const question = await screen.findByRole('group', { name: /^Withdraw: / });
  expect(document.contains(offered)).toBe(false);
  expect(question.textContent).toContain('for good?');
  expect(asked).not.toContain('DELETE');
});
