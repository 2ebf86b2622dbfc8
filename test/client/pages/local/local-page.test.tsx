import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_GAMES } from '../../../../src/client/games/index.ts';
import { keptMatch, type LocalSetup } from '../../../../src/client/match/local/saved-match.ts';
import {
  type ChoiceOption,
  optionWords,
  type TableOption,
  type Value,
} from '../../../../src/client/match/options/option-words.ts';
import { offeredOptions } from '../../../../src/client/match/options/table-options.ts';
import { playedMatches } from '../../../../src/client/match/played/played-matches.ts';
import { Local } from '../../../../src/client/pages/local/local.tsx';
import { SetUpForm } from '../../../../src/client/pages/local/set-up-form.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { GAME_IDS, metaOf } from '../../../../src/game/index.ts';
import { keptMatch as finished } from '../../../browser/kept-match.ts';
import { anotherValue } from '../../match/options/another-value.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const KEY = 'local-match:priests-of-ra';

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/local/:game" element={<Local />} />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** What a list of choices shows for a value of an option that is no yes or no. */
const textOf = (option: TableOption, value: Value): string =>
  optionWords.en[option as ChoiceOption].choice(value);

describe('the local page', () => {
  it('begins at once against two bots with ?quick', async () => {
    open('/local/priests-of-ra?quick');
    await screen.findByRole('region', { name: 'Your actions' });
    const kept = keptMatch('priests-of-ra');
    expect(kept.kind === 'saved' && kept.match.seats.map(({ bot }) => bot)).toEqual([
      null,
      'medium',
      'medium',
    ]);
  });

  it.each([
    ['easy', 'easy'],
    ['grandmaster', 'medium'],
  ])(
    'begins against bots of the level that ?quick names, if there is such a one: %s',
    async (named, level) => {
      open(`/local/priests-of-ra?quick=${named}`);
      await screen.findByRole('region', { name: 'Your actions' });
      const kept = keptMatch('priests-of-ra');
      expect(kept.kind === 'saved' && kept.match.seats.map(({ bot }) => bot)).toEqual([null, level, level]);
    },
  );

  it('asks before a quick match takes the place of one under way', async () => {
    const seats = [
      { name: 'Ada', bot: null },
      { name: 'Ned', bot: null },
    ];
    const running = {
      version: 1,
      seats,
      options: {},
      handOver: false,
      seed: 's',
      moves: [['draw']],
      over: false,
    };
    localStorage.setItem(KEY, JSON.stringify(running));
    open('/local/priests-of-ra?quick');
    fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    await screen.findByRole('region', { name: 'Your actions' });
    await waitFor(() => expect(JSON.parse(localStorage.getItem(KEY)!).seed).toBe('s'));
  });

  it('names the record of a match that is over by its day, and its replay has an address', async () => {
    const kept = await finished('kheops', { until: ({ legal }) => legal.length === 0 });
    const ended = new Date(2026, 2, 7, 12).getTime();
    localStorage.setItem('local-match:kheops', JSON.stringify({ ...JSON.parse(kept), ended }));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    open('/local/kheops');
    fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    fireEvent.click((await screen.findAllByRole('button', { name: 'Download the record' }))[0]!);
    expect(saved.mock.contexts.map(link => (link as HTMLAnchorElement).download)).toEqual([
      'kheops_2026-03-07_Ada_Ned.json',
    ]);
    saved.mockRestore();
    const { seed } = JSON.parse(kept);
    const [replay] = screen.getAllByRole('link', { name: 'Replay the match' });
    expect(replay!.getAttribute('href')).toBe(`/replay?kept=${encodeURIComponent(`local/${seed}`)}`);
    fireEvent.click(screen.getAllByRole('button', { name: 'Final score' })[0]!);
    const review = await screen.findByRole('link', { name: 'Review' });
    expect(review.getAttribute('href')).toBe(`${replay!.getAttribute('href')}&review`);
    await waitFor(() => expect(playedMatches()).toMatchObject([{ game: 'kheops', ended }]));
    // Kept with its day again, for the next time.
    expect(keptMatch('kheops')).toMatchObject({ match: { ended } });
  });

  it('keeps a position of the rules as often as it is played: each time its seed is the same', async () => {
    const kept = JSON.parse(await finished('kheops', { until: ({ legal }) => legal.length === 0 }));
    const addresses: (string | null)[] = [];
    for (const ended of [1_000, 2_000]) {
      localStorage.setItem('local-match:kheops', JSON.stringify({ ...kept, ended, uncounted: 'position' }));
      open('/local/kheops');
      fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
      const [replay] = await screen.findAllByRole('link', { name: 'Replay the match' });
      addresses.push(replay!.getAttribute('href'));
      await waitFor(() => expect(playedMatches()[0]?.ended).toBe(ended));
      cleanup();
    }
    const keys = playedMatches().map(({ key }) => `/replay?kept=${encodeURIComponent(key)}`);
    expect(addresses.toReversed()).toEqual(keys);
    expect(new Set(keys).size).toBe(2);
  });

  it.each<[string, string]>([
    ['{"version":1', 'damaged'],
    ['{"version":0}', 'earlier version'],
    [
      JSON.stringify({
        version: 1,
        seats: [
          { name: 'Ada', bot: null },
          { name: 'Ned', bot: null },
        ],
        options: {},
        handOver: true,
        seed: 's',
        moves: [['bid', 99]],
        over: false,
      }),
      'earlier version',
    ],
  ])('says that what is kept (%s) cannot be played, and offers a new match', async (kept, words) => {
    localStorage.setItem(KEY, kept);
    open('/local/priests-of-ra');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(await screen.findByRole('button', { name: 'Begin' })).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  it('shows nobody’s total until whoever sits in front of the screen peeks at their own', async () => {
    open('/local/priests-of-ra');
    fireEvent.change(await screen.findByLabelText('Who plays seat 2'), {
      target: { value: 'person' },
    });
    fireEvent.change(screen.getByLabelText('Who plays seat 3'), { target: { value: 'person' } });
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    const peek = await screen.findByRole('button', { name: 'Fame' });
    expect(document.body.textContent).not.toContain('Fame: 10');
    fireEvent.click(peek);
    await waitFor(() => expect(document.body.textContent).toContain('Fame: 10'));
  });
});

describe('the set-up of a match on this screen', () => {
  it.each(GAME_IDS)('names %s and has its options as its rulebook has them', async game => {
    open(`/local/${game}`);
    const { name } = CLIENT_GAMES[game].words.en;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${name} on this screen`);
    for (const { option, usual } of offeredOptions(game, true)) {
      const { label } = optionWords.en[option];
      const field = await screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(label);
      if (field instanceof HTMLSelectElement)
        expect(field.selectedOptions[0]?.text).toBe(textOf(option, usual));
      else expect(field.checked).toBe(usual);
    }
  });

  it.each(GAME_IDS.filter(game => offeredOptions(game, true).length > 0))(
    'begins %s with what was chosen, and the rest by the book',
    async game => {
      const begun = vi.fn<(setup: LocalSetup) => void>();
      render(<SetUpForm game={game} onBegin={begun} />);
      const turned = offeredOptions(game, true)[0]!;
      const field = screen.getByLabelText(optionWords.en[turned.option].label);
      const other = anotherValue(turned.option, turned.usual);
      if (field instanceof HTMLSelectElement) {
        const at = [...field.options].findIndex(({ text }) => text === textOf(turned.option, other));
        fireEvent.change(field, { target: { value: String(at) } });
      } else fireEvent.click(field);
      fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
      expect(begun.mock.lastCall?.[0].options).toEqual({
        ...metaOf(game).defaults,
        [turned.option]: other,
      });
    },
  );

  it('offers nothing that only a server keeps, and no empty list of options', () => {
    const begun = vi.fn<(setup: LocalSetup) => void>();
    render(<SetUpForm game="ru-ra-re" onBegin={begun} />);
    expect(screen.queryByRole('group', { name: 'The table' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Who plays seat 2'), { target: { value: 'person' } });
    const table = screen.getByRole('group', { name: 'The table' });
    expect(table.querySelectorAll('input, select')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(begun.mock.lastCall?.[0]).toMatchObject({ options: metaOf('ru-ra-re').defaults, handOver: true });
  });
});
