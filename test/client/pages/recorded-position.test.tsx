import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gallery } from '../../../src/client/pages/gallery.tsx';
import { openRecord } from '../../../src/client/replay/open-record.ts';
import { playOnRules } from '../../../src/game/drive.ts';
import { buildRecord } from '../../../src/game/record.ts';
import { loadGame } from '../../game/load-game.ts';
import { botMatch } from '../../game/matches.ts';
import { recordedMatch } from '../replay/records.ts';

const record = recordedMatch();
const SLOW = { timeout: 8000 };

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/records/match.json' ? Response.json(record) : new Response('', { status: 404 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/gallery/:game?" element={<Gallery />} />
      </Routes>
    </MemoryRouter>,
  );
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Move' }, SLOW);

it('a record is opened at a move, from a seat', async () => {
  open('/gallery?record=records/match.json&move=17&seat=1');
  expect((await slider()).value).toBe('17');
  expect(screen.getByRole('region', { name: 'Your area' })).toBeTruthy();
  expect(screen.queryByText('You are watching this match.')).toBeNull();
});

it('a record is opened as a spectator sees it, and no further than its end', async () => {
  open('/gallery?record=/records/match.json&move=100000');
  const { value, max } = await slider();
  expect(value).toBe(max);
  expect(screen.getByText('You are watching this match.')).toBeTruthy();
});

it('what cannot be opened says why', async () => {
  open('/gallery?record=nothing.json');
  expect((await screen.findByRole('alert')).textContent).toContain('404');
  cleanup();
  open('/gallery?record=records/match.json&seat=4');
  expect((await screen.findByRole('alert')).textContent).toContain('no seat 4');
});

it('a seat sees its own hand and a spectator does not', async () => {
  const module = await loadGame('kheops');
  const match = botMatch(module, 2, { name: 'random', bot: 'random', options: {} }, 'hands');
  const played = playOnRules(module, match);
  const { defaults, rulesVersion } = module.meta;
  const hands = buildRecord({
    game: 'kheops',
    names: ['Ada', 'Ned'],
    defaults,
    rulesVersion,
    ...match,
    ...played,
  });
  const handsSeenBy = async (seat: number | null) =>
    (await openRecord(hands, seat)).moments.map(({ view }) => (view as { hand: unknown }).hand);
  expect(new Set(await handsSeenBy(null))).toEqual(new Set([null]));
  expect(await handsSeenBy(0)).not.toContain(null);
  expect(await handsSeenBy(1)).not.toEqual(await handsSeenBy(0));
});
