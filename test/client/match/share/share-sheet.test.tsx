import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { darkRuns } from '../../../../src/client/match/share/qr.tsx';
import { ShareSheet } from '../../../../src/client/match/share/share-sheet.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';
import { fakeLobby } from '../lobby/fake-lobby.ts';

const CLAIM = { game: 'ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Ada' } as const;
const TABLE = `${location.origin}/match/ra/m1`;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('language', 'en');
  history.replaceState(null, '', '/match/ra/m1');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  history.replaceState(null, '', '/');
});

const show = (claim: typeof CLAIM | null) =>
  render(
    <MemoryRouter initialEntries={['/match/ra/m1']}>
      <ShareSheet game="ra" claim={claim} />
    </MemoryRouter>,
  );
const link = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

describe('the share sheet', () => {
  it('has the link of the table as text and as a code, and shares it where the device can', async () => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    fakeLobby({});
    show(null);
    expect(link('Link to this table')).toBe(TABLE);
    expect(screen.getByRole('img', { name: 'The link as a QR code' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Share the link' }));
    expect(share).toHaveBeenCalledWith({ title: 'Come and play Ra', url: TABLE });
    expect(screen.queryByText('Your seat on another device')).toBeNull();
  });

  it('makes its owner a link to the seat, which no server is told on the way', async () => {
    const asked = fakeLobby({ 'POST /games/ra/m1/offer': { body: { token: 'a-token', seconds: 600 } } });
    show(CLAIM);
    await userEvent.click(screen.getByRole('button', { name: 'Make a link to my seat' }));
    await screen.findByRole('img', { name: 'The link to your seat as a QR code' });
    expect(link('Link to your seat')).toBe(`${TABLE}#seat=a-token`);
    expect(screen.getByText(/It opens your seat once, until/)).toBeDefined();
    expect(asked).toEqual([
      { method: 'POST', path: '/games/ra/m1/offer', body: { playerID: '0', credentials: 'secret' } },
    ]);
  });

  it.each([
    ['a public name', { public: 'https://games.example/ra/', network: null }, 'https://games.example/ra/'],
    [
      'the network’s address, opened by localhost',
      { public: null, network: 'http://192.168.1.5:8000/' },
      'http://192.168.1.5:8000/',
    ],
    ['no other', { public: null, network: null }, `${location.origin}/`],
  ])('names the site by %s, in all its links', async (_what, body, site) => {
    fakeLobby({
      'GET /lobby/address': { body },
      'POST /games/ra/m1/offer': { body: { token: 'token', seconds: 600 } },
    });
    show(CLAIM);
    await eventually(() => expect(link('Link to this table')).toBe(`${site}match/ra/m1`));
    await userEvent.click(screen.getByRole('button', { name: 'Make a link to my seat' }));
    await screen.findByRole('img', { name: 'The link to your seat as a QR code' });
    expect(link('Link to your seat')).toBe(`${site}match/ra/m1#seat=token`);
  });

  it('is not named by the network’s address where it was opened by another name', async () => {
    const settled = vi.fn(async () => Response.json({ public: null, network: 'http://192.168.1.5/' }));
    vi.stubGlobal('fetch', settled);
    vi.spyOn(location, 'hostname', 'get').mockReturnValue('ra.example');
    show(null);
    await eventually(() => expect(settled).toHaveResolved());
    expect(link('Link to this table')).toBe(TABLE);
    vi.restoreAllMocks();
  });

  it('says when no link could be made', async () => {
    fakeLobby({ 'POST /games/ra/m1/offer': 'silence' });
    show(CLAIM);
    await userEvent.click(screen.getByRole('button', { name: 'Make a link to my seat' }));
    expect((await screen.findByRole('alert')).textContent).toContain('did not answer');
  });
});

it('the dark cells of a row that touch are one rectangle', () => {
  expect(
    darkRuns([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});
