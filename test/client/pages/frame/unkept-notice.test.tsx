import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepClaim } from '../../../../src/client/match/lobby/credentials.ts';
import { keepMatch } from '../../../../src/client/match/local/saved-match.ts';
import { Page } from '../../../../src/client/pages/frame/page.tsx';
import { storeText } from '../../../../src/client/ui/storage/device.ts';
import { closeStorage, smallStorage } from '../../closed-storage.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const CLAIM = { game: 'ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Ada' } as const;
const MATCH = {
  seats: ['Ada', 'Ned'].map(name => ({ name, bot: null })),
  options: {},
  handOver: false,
  seed: 's',
  moves: [],
  over: false,
};

const open = (path = '/match/ra/m1') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page title="A page">Here.</Page>
    </MemoryRouter>,
  );
const close = () => fireEvent.click(screen.getByRole('button', { name: 'All right' }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('a page says once that its browser keeps nothing, and once more what becomes of a seat, which can be taken along', async () => {
  closeStorage();
  open();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void storeText('name', 'Ada'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This browser keeps nothing for this site. What you choose and play here is forgotten',
  );
  close();
  act(() => void storeText('name', 'Ned'));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => keepClaim(CLAIM));
  expect(screen.getByRole('alert').textContent).toContain('and the seat is lost.');
  expect(screen.getByRole('button', { name: 'Share, or another device' })).toBeTruthy();
  close();
  cleanup();
  open('/');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a page says that there is no room for its match; what nobody misses is not worth a word', async () => {
  smallStorage(20);
  open('/local/ra');
  act(() => void storeText('played-record:a', 'x'.repeat(50)));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => keepMatch('ra', MATCH));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('The storage of this browser is full. This match lasts for as long as');
  expect(screen.queryByRole('button', { name: 'Share, or another device' })).toBeNull();
});
