import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTable } from '../../../../src/client/match/local/loaded-table.ts';
import { keepMatch, keptMatch, type SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import { holdMatch } from '../../../../src/client/match/local/use-local-match.ts';
import { Local } from '../../../../src/client/pages/local/local.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { closeStorage, keepElsewhere } from '../../closed-storage.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const GAME = 'priests-of-ra';
const KEY = 'local-match:priests-of-ra';
const MATCH: SavedMatch = {
  seats: ['Ada', 'Ned'].map(name => ({ name, bot: null })),
  options: { openTotals: true, helps: true, raHeavy: false },
  handOver: false,
  seed: 's',
  moves: [],
  over: false,
};
const DRAWN: SavedMatch = { ...MATCH, moves: [['draw']] };
const OTHER: SavedMatch = { ...DRAWN, seed: 'another' };

const written = (match: SavedMatch, by = 'another tab') =>
  JSON.stringify({ version: 1, revision: by, ...match });

beforeEach(() => localStorage.clear());

describe('a match that this tab holds', () => {
  it('is kept with each move, and this tab’s own writing is nobody else’s', () => {
    const onTaken = vi.fn();
    const held = holdMatch(GAME, MATCH, onTaken);
    held.keep(DRAWN);
    expect(keptMatch(GAME)).toMatchObject({ match: { moves: [['draw']] } });
    held.letGo();
    keepElsewhere(KEY, written(OTHER));
    expect(onTaken).not.toHaveBeenCalled();
  });

  it.each([
    ['that has gone on elsewhere', { ...DRAWN, moves: [['draw'], ['draw']] }],
    ['that was only opened elsewhere', MATCH],
    ['in whose place another was begun', OTHER],
  ] as const)('%s is not written over, whether or not this tab has heard of it', (_what, match) => {
    for (const hasHeard of [true, false]) {
      const onTaken = vi.fn();
      const held = holdMatch(GAME, MATCH, onTaken);
      const text = written(match, String(hasHeard));
      if (hasHeard) keepElsewhere(KEY, text);
      else localStorage.setItem(KEY, text);
      held.keep(DRAWN);
      held.keep(DRAWN);
      expect(localStorage.getItem(KEY)).toBe(text);
      expect(onTaken).toHaveBeenCalledOnce();
    }
  });

  it('is not written over as it is taken once more in this tab, where another has taken it in between', () => {
    const onTaken = vi.fn();
    const own = holdMatch(GAME, MATCH, onTaken).letGo();
    localStorage.setItem(KEY, written(DRAWN));
    holdMatch(GAME, MATCH, onTaken, own);
    expect(localStorage.getItem(KEY)).toBe(written(DRAWN));
    expect(onTaken).toHaveBeenCalledOnce();
    localStorage.setItem(KEY, own!);
    holdMatch(GAME, DRAWN, onTaken, own).letGo();
    expect(keptMatch(GAME)).toMatchObject({ match: { moves: [['draw']] } });
  });

  it('goes on where all was let go of: there is nothing to write over', () => {
    const onTaken = vi.fn();
    const held = holdMatch(GAME, MATCH, onTaken);
    keepElsewhere(KEY, null);
    held.keep(DRAWN);
    expect(keptMatch(GAME)).toMatchObject({ match: { moves: [['draw']] } });
    expect(onTaken).not.toHaveBeenCalled();
    held.letGo();
  });

  it('is held where nothing can be kept', () => {
    closeStorage();
    const onTaken = vi.fn();
    const held = holdMatch(GAME, MATCH, onTaken);
    held.keep(DRAWN);
    expect(keptMatch(GAME)).toMatchObject({ match: { moves: [['draw']] } });
    expect(onTaken).not.toHaveBeenCalled();
    held.letGo();
  });
});

describe('the page of a match', () => {
  beforeEach(() => loadTable(GAME));
  afterEach(cleanup);
  const open = (path = `/local/${GAME}`) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/local/:game" element={<Local />} />
        </Routes>
      </MemoryRouter>,
    );
  const table = () => screen.findByRole('region', { name: 'Your actions' });

  it('says that it goes on in another tab, and takes it over as it stands there', async () => {
    keepMatch(GAME, MATCH);
    open();
    await table();
    act(() => keepElsewhere(KEY, written(DRAWN)));
    screen.getByRole('heading', { name: 'Your match of Priests of Ra goes on in another tab' });
    fireEvent.click(screen.getByRole('button', { name: 'Go on here' }));
    await table();
    expect(keptMatch(GAME)).toMatchObject({ match: { moves: [['draw']] } });
    expect(localStorage.getItem(KEY)).not.toBe(written(DRAWN));
  });

  it('says that another was begun, and goes on with that', async () => {
    keepMatch(GAME, MATCH);
    open();
    await table();
    act(() => keepElsewhere(KEY, written(OTHER)));
    screen.getByRole('heading', { name: 'Another match of Priests of Ra was begun in another tab' });
    fireEvent.click(screen.getByRole('button', { name: 'Go on with it here' }));
    await table();
    expect(keptMatch(GAME)).toMatchObject({ match: { seed: 'another', moves: [['draw']] } });
  });

  it('asks before a new one takes the place of one that was begun in another tab', async () => {
    open();
    const begin = await screen.findByRole('button', { name: 'Begin' });
    act(() => keepElsewhere(KEY, written(OTHER)));
    fireEvent.click(begin);
    screen.getByRole('heading', { name: 'You have a match of Priests of Ra under way here' });
    expect(localStorage.getItem(KEY)).toBe(written(OTHER));
    fireEvent.click(screen.getByRole('button', { name: 'Begin a new match' }));
    await waitFor(() => expect(keptMatch(GAME)).toMatchObject({ match: { moves: [] } }));
  });

  it('says that what is kept is damaged, also to whoever wants to play at once, and throws nothing away', async () => {
    localStorage.setItem(KEY, '{"version":1');
    open(`/local/${GAME}?quick`);
    expect(screen.getByRole('alert').textContent).toContain('damaged');
    await screen.findByRole('button', { name: 'Begin' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem(`aside:${KEY}`)).toBe('{"version":1');
  });
});
