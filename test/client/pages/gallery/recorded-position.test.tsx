import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRecord } from '../../../../src/client/match/records/open-record.ts';
import { Gallery } from '../../../../src/client/pages/gallery/gallery.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { playOnRules } from '../../../../src/game/drive.ts';
import { buildRecord } from '../../../../src/game/record.ts';
import { loadGame } from '../../../game/load-game.ts';
import { botMatch } from '../../../game/matches.ts';
import { recordedMatch } from '../../match/replay/records.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const record = recordedMatch();

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
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Move' });

it('a record is opened at a move, from a seat', async () => {
  open('/gallery?record=records/match.json&move=17&seat=1');
  expect((await slider()).value).toBe('17');
  expect(screen.getByRole('region', { name: 'Your area' })).toBeTruthy();
  expect(screen.queryByText('You are watching a replay.')).toBeNull();
});

it('a record is opened as a spectator sees it, and no further than its end', async () => {
  open('/gallery?record=/records/match.json&move=100000');
  const { value, max } = await slider();
  expect(value).toBe(max);
  expect(screen.getByText('You are watching a replay.')).toBeTruthy();
});

it('what cannot be opened says why', async () => {
  open('/gallery?record=nothing.json');
  expect((await screen.findByRole('alert')).textContent).toContain('404');
  cleanup();
  open('/gallery?record=records/match.json&seat=4');
  expect((await screen.findByRole('alert')).textContent).toContain('no seat 4');
});

describe('hands of a match', () => {
  const record = async (until: 'end' | 'middle', seed = 'hands') => {
    const module = await loadGame('kheops');
    const match = botMatch(module, 2, { name: 'random', bot: 'random', options: {} }, seed);
    const played = playOnRules(module, match);
    const { defaults, rulesVersion } = module.meta;
    const whole = buildRecord({
      game: 'kheops',
      names: ['Ada', 'Ned'],
      defaults,
      rulesVersion,
      ...match,
      ...played,
    });
    if (until === 'end') return whole;
    const { result: _, seed: _seed, ...rest } = whole;
    return { ...rest, events: whole.events.slice(0, 20) };
  };
  type Seen = { readonly hand: readonly string[] | null; readonly hands?: readonly (readonly string[])[] };
  const seenBy = async (seat: number | null, of: unknown) =>
    (await openRecord(of, seat)).snapshots.map(({ view }) => view as Seen);

  it('under way: a seat sees its own, a spectator none', async () => {
    const middle = await record('middle');
    const [watched, ...seats] = [
      await seenBy(null, middle),
      await seenBy(0, middle),
      await seenBy(1, middle),
    ];
    expect(watched.every(({ hand }) => hand === null)).toBe(true);
    for (const moments of seats) expect(moments.every(({ hand }) => hand?.length === 3)).toBe(true);
    for (const { hands } of [...watched, ...seats.flat()]) expect(hands).toBeUndefined();
  });

  it('over: everybody sees what everybody really held', async () => {
    const end = await record('end');
    const { rules, meta } = await loadGame('kheops');
    const dealt = rules.setup({ players: 2, options: meta.defaults, seed: end.seed! }).secret.hands;
    for (const seat of [null, 0, 1]) {
      const moments = await seenBy(seat, end);
      expect(moments[0]!.hands).toEqual(dealt);
      expect(moments.every(({ hands }) => hands?.length === 2)).toBe(true);
    }
  });
});
