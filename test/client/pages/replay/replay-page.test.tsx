import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPlayed, keepRecord } from '../../../../src/client/match/played/played-matches.ts';
import { Replay } from '../../../../src/client/pages/replay/replay.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { recordedMatch } from '../../match/replay/records.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const record = recordedMatch();
const asked = vi.fn<typeof fetch>();

const open = (entry: string | { pathname: string; search?: string; state: unknown }) =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="/replay" element={<Replay />} />
        <Route path="/replay/:game/:id" element={<Replay />} />
      </Routes>
    </MemoryRouter>,
  );
const controls = () => screen.findByRole('region', { name: 'Steps of the match' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Move' });
const told = () => document.querySelector('.turn-banner-last')?.textContent;

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a match that is replayed', () => {
  it('is stepped through, there and back', async () => {
    open({ pathname: '/replay', state: { record } });
    await controls();
    const atFirst = told();
    expect(slider().getAttribute('aria-valuetext')).toBe('Set-up');
    press('One step forward');
    const afterOne = told();
    expect(afterOne).not.toBe(atFirst);
    press('One step forward');
    expect(told()).not.toBe(afterOne);
    press('One step back');
    expect(told()).toBe(afterOne);
    expect(slider().getAttribute('aria-valuetext')).toBe(`Move 1 of ${slider().max}`);
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(told()).toBe(atFirst);
  });

  it('is opened with the coach’s review over it where its address asks for that, and without where not', async () => {
    for (const [search, isOpen] of [
      ['?review', true],
      ['', false],
    ] as const) {
      open({ pathname: '/replay', search, state: { record } });
      await controls();
      expect(screen.queryByRole('dialog', { name: /review$/ }) !== null).toBe(isOpen);
      cleanup();
    }
  });

  it('is opened at the moment that an address names, and gives the address of any other', async () => {
    asked.mockResolvedValue(new Response(JSON.stringify(record)));
    const written = vi.fn(async (_text: string) => {});
    vi.stubGlobal('navigator', { ...navigator, language: 'en', clipboard: { writeText: written } });
    open('/replay/priests-of-ra/some-id?move=7&seat=1');
    await controls();
    expect(slider().value).toBe('7');
    const view = screen.getByRole<HTMLSelectElement>('combobox', { name: 'As seen by' });
    expect(view.value).toBe('1');
    fireEvent.change(view, { target: { value: '0' } });
    await waitFor(() => expect(view.value).toBe('0'));
    fireEvent.keyDown(document.body, { key: 'l' });
    expect(slider().value).toBe('8');
    press('Link to this moment');
    await waitFor(() => expect(written).toHaveBeenCalled());
    expect(written.mock.calls[0]![0]).toMatch(/\/replay\/priests-of-ra\/some-id\?move=8&seat=0$/);
    fireEvent.click(screen.getAllByRole('button', { name: /^(Draw|Pass|Invoke)/ })[0]!);
    expect(await screen.findAllByText('You are only watching: moves are for the players.')).not.toEqual([]);
  });

  it('says in sight whether the address of a moment was copied', async () => {
    asked.mockResolvedValue(new Response(JSON.stringify(record)));
    const written = vi.fn(async (_text: string) => {});
    vi.stubGlobal('navigator', { ...navigator, language: 'en', clipboard: { writeText: written } });
    open('/replay/priests-of-ra/some-id');
    await controls();
    const link = screen.getByRole('button', { name: 'Link to this moment' });
    const sign = link.innerHTML;
    press('Link to this moment');
    await screen.findByText('Copied');
    expect(link.innerHTML).not.toBe(sign);
    written.mockRejectedValue(new Error('not allowed'));
    press('Link to this moment');
    const failed = await screen.findByText('Not copied: the address bar shows this link.');
    expect(failed.className).toBe('replay-not-copied');
  });

  it('is named by the address bar at the moment that is looked at, and at its beginning once more', async () => {
    asked.mockResolvedValue(new Response(JSON.stringify(record)));
    history.replaceState({ idx: 3 }, '', '/replay/priests-of-ra/some-id');
    open('/replay/priests-of-ra/some-id');
    await controls();
    const address = () => location.pathname + location.search;
    for (let move = 1; move <= 3; move++) press('One step forward');
    await waitFor(() => expect(address()).toBe('/replay/priests-of-ra/some-id?move=3'));
    fireEvent.change(slider(), { target: { value: '0' } });
    await waitFor(() => expect(address()).toBe('/replay/priests-of-ra/some-id?move=0'));
    expect(history.state).toEqual({ idx: 3 });
    history.replaceState(null, '', '/');
  });

  it.each([
    ['move=100000&seat=9', record.events.length, ''],
    ['move=-3&seat=-1', 0, ''],
    [`move=${'9'.repeat(400)}&seat=0`, record.events.length, '0'],
  ])('is opened all the same where an address names what is not there: %s', async (query, most, seen) => {
    asked.mockResolvedValue(new Response(JSON.stringify(record)));
    open(`/replay/priests-of-ra/some-id?${query}`);
    await controls();
    expect(slider().value).toBe(most === 0 ? '0' : slider().max);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'As seen by' }).value).toBe(seen);
  });

  it('is named by the address bar while it is leafed through, and not at every step', async () => {
    asked.mockResolvedValue(new Response(JSON.stringify(record)));
    history.replaceState({ idx: 3 }, '', '/replay/priests-of-ra/some-id');
    open('/replay/priests-of-ra/some-id');
    await controls();
    const named = vi.spyOn(history, 'replaceState');
    vi.useFakeTimers();
    for (let step = 1; step <= 20; step++) {
      press('One step forward');
      act(() => void vi.advanceTimersByTime(100));
      expect(step - Number(new URLSearchParams(location.search).get('move'))).toBeLessThan(5);
    }
    expect(named.mock.calls.length).toBeLessThan(8);
    named.mockRestore();
    history.replaceState(null, '', '/');
  });

  it('of this device has the address of each moment, whatever it was come from', async () => {
    const players = record.names.map(name => ({ name, bot: false, score: 0 }));
    addPlayed([{ key: 'local/s', game: record.game, ended: 0, players, winners: [0], own: 0 }]);
    keepRecord('local/s', record);
    const written = vi.fn(async (_text: string) => {});
    vi.stubGlobal('navigator', { ...navigator, language: 'en', clipboard: { writeText: written } });
    open('/replay?kept=local%2Fs');
    await controls();
    press('One step forward');
    press('Link to this moment');
    await waitFor(() => expect(written).toHaveBeenCalled());
    const { pathname, search } = new URL(written.mock.calls[0]![0]);
    cleanup();
    open(`${pathname}${search}`);
    await controls();
    expect(slider().value).toBe('1');
    // Another record is another match: the address of the first is none of its own.
    press('Another record');
    const file = new File([JSON.stringify(record)], 'record.json', { type: 'application/json' });
    await userEvent.upload(screen.getByLabelText('Choose a match record'), file);
    await controls();
    expect(slider().value).toBe('0');
    expect(screen.queryByRole('button', { name: 'Link to this moment' })).toBeNull();
  });

  it('of this device that could not be kept is handed on, and has no address', async () => {
    open({ pathname: '/replay', search: '?kept=local%2Fs', state: { record } });
    await controls();
    expect(screen.queryByRole('button', { name: 'Link to this moment' })).toBeNull();
  });

  it('is stepped through by auctions too, with a key of its own', async () => {
    open({ pathname: '/replay', state: { record } });
    await controls();
    fireEvent.change(screen.getByRole('combobox', { name: 'Step by' }), { target: { value: 'auction' } });
    const stops = record.events.filter(({ type }) => type === 'invoke').length;
    const seen: string[] = [];
    while (slider().value !== slider().max && seen.length < 100) {
      fireEvent.keyDown(document.body, { key: 'l' });
      seen.push(slider().value);
      if (document.querySelector('dialog[open]')) press('Close');
    }
    expect(seen.length).toBeGreaterThanOrEqual(stops);
    expect(seen.length).toBeLessThanOrEqual(stops + 1);
  });

  it('goes to its final score, and no further', async () => {
    open({ pathname: '/replay', state: { record } });
    await controls();
    press('To the end');
    const final = await screen.findByRole('dialog', { name: 'Final score' });
    // What counts it up is loaded first.
    await waitFor(() => expect(final.querySelector('.dialog-body')?.textContent).not.toBe(''));
    fireEvent.keyDown(document.body, { key: 'x' });
    const fame = await within(final).findAllByText((_, cell) => cell?.className === 'final-fame');
    expect(fame.map(cell => Number(cell.textContent))).toEqual(
      [...record.result!.scores].sort((a, b) => b - a),
    );
    press('One step forward');
    expect(slider().value).toBe(slider().max);
  });

  it('of a match that somebody gave up goes to that, and says so', async () => {
    const { result, ...rest } = record;
    // In the first epoch: nothing has been scored that would open a sheet by itself.
    const draws = [...record.events.keys()].filter(i => record.events[i]!.type === 'draw');
    const events = record.events.slice(0, draws[3]);
    const names = ['Ada', 'Ned'];
    open({
      pathname: '/replay',
      state: { record: { ...rest, names, events, seed: undefined, resigned: 1 } },
    });
    await controls();
    expect(screen.queryByText('The match is over')).toBeNull();
    press('To the end');
    const final = await screen.findByRole('dialog', { name: 'Final score' });
    expect(await within(final).findByText('Ned resigned: Ada wins')).toBeDefined();
    expect(final.hasAttribute('open')).toBe(true);
    expect(screen.getByText('The match is over')).toBeDefined();
    expect(told()).toContain('Ned resigned');
  });

  it.each([
    ['told to pause', 'Pause', '2'],
    ['stepped by hand', 'One step back', '1'],
  ])('plays by itself until it is %s', async (_what, button, move) => {
    open({ pathname: '/replay', state: { record } });
    await controls();
    vi.useFakeTimers();
    press('Play on its own');
    // Under act, the page has been drawn again when the time has passed.
    // What a move brings about is shown before the next one is made.
    for (let i = 0; i < 20 && slider().value !== '2'; i++) {
      await act(() => vi.advanceTimersByTimeAsync(700));
    }
    expect(slider().value).toBe('2');
    press(button);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(slider().value).toBe(move);
  });

  it('is watched: nobody can act', async () => {
    open({ pathname: '/replay', state: { record } });
    await controls();
    expect(screen.queryByRole('button', { name: /^(Draw|Invoke|Pass|Bid)/ })).toBeNull();
  });
});

describe('the record', () => {
  const choose = async (text: string) => {
    open('/replay');
    const file = new File([text], 'record.json', { type: 'application/json' });
    await userEvent.upload(screen.getByLabelText('Choose a match record'), file);
  };

  it('comes out of a file', async () => {
    await choose(JSON.stringify(record));
    await controls();
  });

  it.each<[string, string, string]>([
    ['a file of something else', 'not a record', 'not a match record'],
    [
      'a record against the rules',
      JSON.stringify({ ...record, events: record.events.slice(1) }),
      'from event 0',
    ],
  ])('%s is refused in words', async (_what, text, words) => {
    await choose(text);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    // Browsers tell of a choice of the same file, once it is mended, only where none is chosen.
    expect(screen.getByLabelText<HTMLInputElement>('Choose a match record').files).toHaveLength(0);
  });

  it('in a file that cannot be read is refused in words too', async () => {
    open('/replay');
    const file = new File([], 'record.json', { type: 'application/json' });
    file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await userEvent.upload(screen.getByLabelText('Choose a match record'), file);
    expect((await screen.findByRole('alert')).textContent).toContain('not a match record');
  });

  it('of a match on the server is asked for there', async () => {
    asked.mockResolvedValueOnce(new Response(JSON.stringify(record)));
    open('/replay/priests-of-ra/a%2Fb');
    await controls();
    expect(asked.mock.calls[0]?.[0]).toBe('/games/priests-of-ra/a%2Fb/record');
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['is not known there', async () => new Response('{}', { status: 404 }), 'There is no such match.'],
    ['is not given', async () => new Response('{}', { status: 500 }), 'could not be fetched'],
    ['cannot be asked for', () => Promise.reject(new TypeError('failed')), 'could not be fetched'],
  ])('of a match that %s is told to be missing', async (_what, answer, why) => {
    asked.mockImplementationOnce(answer);
    open('/replay/priests-of-ra/abc');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(why));
  });

  it('has none before the match has begun, and says so', async () => {
    asked.mockResolvedValueOnce(new Response('Conflict', { status: 409 }));
    open('/replay/priests-of-ra/abc');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('has not begun'));
  });
});
