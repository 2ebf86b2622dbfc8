import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HolidayPart } from '../../../../src/client/pages/me/holiday-part.tsx';
import { serverNow } from '../../../../src/client/ui/server-now.ts';
import { eventually } from '../../patience.ts';

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
  // Not before it was asked once more.
  await screen.findByText(/: that takes 7 days of those left\./);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Go on holiday' }));
  await screen.findByText(/^You are on holiday until/);
  expect(Math.abs(asked[0]! - server() - 7 * DAY)).toBeLessThan(60_000);
});

it('a holiday that was given back within minutes has cost no day, and all days can be taken still', async () => {
  const left = 30 - 1 / 1440;
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') asked.push(JSON.parse(body).until);
    return Response.json({ until: null, daysLeft: left });
  });
  render(<HolidayPart />);
  await screen.findByText(/ 30 days are left this year/);
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '30' } });
  for (const _ of ['asked', 'confirmed']) {
    const go = await screen.findByRole('button', { name: 'Go on holiday' });
    fireEvent.click(go);
    await screen.findByText(/: that takes 30 days/);
  }
  await eventually(() => expect(asked).toHaveLength(1));
  // No more than the server has left.
  expect(asked[0]! - serverNow()).toBeLessThanOrEqual(left * DAY);
});
