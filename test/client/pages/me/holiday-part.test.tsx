import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HolidayPart } from '../../../../src/client/pages/me/holiday-part.tsx';

const DAY = 86_400_000;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([3, -3])('days of holiday are the server’s, where this machine is %i days ahead', async days => {
  const server = () => Date.now() - days * DAY;
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') asked.push(JSON.parse(body).until);
    const headers = { date: new Date(server()).toUTCString() };
    return new Response(JSON.stringify({ until: asked[0] ?? null, daysLeft: 30 }), { headers });
  });
  render(<HolidayPart />);
  fireEvent.click(await screen.findByRole('button', { name: 'Go on holiday' }));
  await screen.findByText(/^You are on holiday until/);
  expect(Math.abs(asked[0]! - server() - 7 * DAY)).toBeLessThan(60_000);
});
