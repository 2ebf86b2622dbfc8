import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FinalScore } from '../../../../src/client/games/auction/score/final-score.tsx';
import { ScoreSheets } from '../../../../src/client/games/auction/score/score-sheet.tsx';
import { priestsOfRa } from '../../../../src/client/games/priests-of-ra/game.ts';
import { BoardProvider } from '../../../../src/client/table/board-provider.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import type { ScoreEvent } from '../../../../src/game/priests-of-ra/events.ts';
import { inOrderOf } from '../in-order-of.ts';
import { matchOf, NAMES, onScreen, until, wholeMatch } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const numberOf = (text: string | null | undefined) =>
  Number((text ?? '').replace('·', '0').replace('−', '-'));

/** The rows of a table: name → numbers by column. */
const rows = (table: HTMLElement) =>
  new Map(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(row => [headOf(row), [...row.querySelectorAll('td')].map(cell => cell.textContent)]),
  );

/** What a row is about: its head without pictures and rule. */
const headOf = (row: HTMLElement): string => {
  const head = row.querySelector('th')?.cloneNode(true) as HTMLElement | undefined;
  for (const extra of head?.querySelectorAll('[aria-hidden="true"], a') ?? []) extra.remove();
  return head?.textContent?.trim() ?? '';
};

const ITEMS = {
  farmers: 'Farmers',
  warriors: 'Warriors',
  merchants: 'Merchants',
  scribes: 'Scribes',
  buildings: 'Complete buildings',
  'building-kinds': 'Types of buildings',
  priests: 'Priests',
  plagues: 'Plagues',
  pyramid: 'Pyramid',
  chambers: 'Chambers',
  ankhs: 'Ankhs',
  suns: 'Suns',
} as const;

describe('the score sheet of a match that was played', () => {
  it.each([2, 3, 5])('shows every number of every epoch for %i players', async players => {
    const played = wholeMatch(players, `sheet-${players}`);
    render(
      <BoardProvider game={priestsOfRa} match={matchOf(played, 0)}>
        <ScoreSheets />
      </BoardProvider>,
    );
    for (const epoch of [1, 2, 3]) {
      await userEvent.click(screen.getByRole('button', { name: `Epoch ${epoch}` }));
      const sheets = inOrderOf(
        played.events,
        played.events.filter((e): e is ScoreEvent => e.type === 'score' && (e as ScoreEvent).epoch === epoch),
      );
      const shown = rows(screen.getByRole('table'));
      for (const [item, name] of Object.entries(ITEMS)) {
        const cells = shown.get(name);
        const expected = sheets.map(sheet => sheet.items.find(i => i.for === item)?.fame ?? 0);
        if (cells === undefined) expect(epoch < 3 && expected.every(fame => fame === 0), name).toBe(true);
        else expect(cells.map(numberOf), name).toEqual(expected);
      }
      expect(shown.get('Sum of the epoch')?.map(numberOf)).toEqual(sheets.map(s => s.net));
      const nets = sheets.map(s => s.net);
      const rises = [...document.querySelectorAll<HTMLElement>('.pillar-stone')].map(stone => [
        numberOf(stone.textContent),
        Number(stone.style.getPropertyValue('--rise')) === 1,
      ]);
      expect(rises).toEqual(nets.map(net => [net, net === Math.max(...nets)]));
      expect(shown.get('Fame now')?.map(numberOf)).toEqual(sheets.map(s => s.fame));
      expect(shown.get('Ankhs gained')?.map(numberOf)).toEqual(sheets.map(s => s.ankhs));
      expect(shown.get('Plagues returned')?.map(numberOf)).toEqual(sheets.map(s => s.plagues));
    }
  });

  it.each([
    ['slow', '1.6'],
    ['fast', '0.55'],
  ])('rises line by line at the pace that is set: %s', (pace, factor) => {
    localStorage.setItem('settings', JSON.stringify({ pace }));
    const { container } = render(
      <SettingsProvider>
        <BoardProvider game={priestsOfRa} match={matchOf(wholeMatch(3, 'rules'), 0)}>
          <ScoreSheets />
        </BoardProvider>
      </SettingsProvider>,
    );
    const sheets = container.querySelector<HTMLElement>('.score-sheets');
    expect(sheets?.style.getPropertyValue('--pace')).toBe(factor);
  });

  it('links every item to its numbered rule', () => {
    render(
      <BoardProvider game={priestsOfRa} match={matchOf(wholeMatch(3, 'rules'), 0)}>
        <ScoreSheets />
      </BoardProvider>,
    );
    const row = screen.getByRole('row', { name: /^Plagues P-14/ });
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/rules/priests-of-ra#P-14');
    expect(screen.getAllByRole('link')).toHaveLength(16);
  });

  it('hides the fame of others while the match runs, unless totals are open [E-09]', () => {
    const running = until(3, t => t.epoch === 2);
    const { rerender } = render(
      <BoardProvider game={priestsOfRa} match={matchOf(running, 1)}>
        <ScoreSheets />
      </BoardProvider>,
    );
    const fame = () => rows(screen.getByRole('table')).get('Fame now');
    expect(fame()?.map(text => text === '?')).toEqual([true, false, true]);
    const open = matchOf(running, 1);
    rerender(
      <BoardProvider
        game={priestsOfRa}
        match={{ ...open, view: { ...open.view, options: { ...open.view.options, openTotals: true } } }}
      >
        <ScoreSheets />
      </BoardProvider>,
    );
    expect(fame()).not.toContain('?');
  });

  it('opens by itself when an epoch has been scored, and not before', async () => {
    const before = until(3, t => t.epoch === 1 && t.track.length > 1);
    const { show } = onScreen(before, { seat: 0 });
    expect(document.querySelector('dialog[open]')).toBeNull();
    show(until(3, t => t.epoch === 2));
    // The sheets come in a file of their own.
    await expect
      .poll(() => document.querySelector('dialog[open] caption')?.textContent)
      .toBe('Score sheet, epoch 1');
  });

  it('waits until the sun has set, where that is seen', () => {
    vi.useFakeTimers();
    const end = (wanted: Parameters<typeof until>[1]) => until(3, wanted);
    const { show } = onScreen(
      end(t => t.epoch === 1 && t.track.length > 1),
      { seat: 0 },
    );
    const ended = end(t => t.epoch === 2);
    const last = ended.events.findLastIndex(({ type }) => type === 'epoch-end');
    show({ ...ended, events: ended.events.slice(0, last) });
    show(ended);
    act(() => vi.advanceTimersByTime(2400));
    expect(document.querySelector('.moment[data-moment="epoch-end"][data-on="true"]')).not.toBeNull();
    expect(document.querySelector('dialog[open]')).toBeNull();
    act(() => vi.advanceTimersByTime(200));
    expect(document.querySelector('dialog[open] caption')?.textContent).toBe('Score sheet, epoch 1');
    vi.useRealTimers();
  });

  it('stays closed for whoever jumps on to later moves', () => {
    const { show } = onScreen(
      until(3, t => t.epoch === 1 && t.track.length > 1),
      { seat: 0 },
    );
    show(until(3, t => t.epoch === 2 && t.track.length > 2));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('the final score', () => {
  it.each([2, 4])('ranks all %i players and names the winner', players => {
    const played = wholeMatch(players, `final-${players}`);
    const { step } = played.state;
    if (step.kind !== 'over') throw new Error('the match is not over');
    const winner = step.winners[0] ?? 0;
    render(
      <BoardProvider game={priestsOfRa} match={matchOf(played, null)}>
        <FinalScore />
      </BoardProvider>,
    );
    expect(screen.getByText(`${NAMES[winner]} wins`)).toBeTruthy();
    const [table] = screen.getAllByRole('table');
    const shown = rows(table as HTMLElement);
    expect([...shown.keys()][0]).toBe(NAMES[winner]);
    step.scores.forEach((fame, seat) => {
      expect(numberOf(shown.get(NAMES[seat] ?? '')?.at(-1))).toBe(fame);
    });
  });
});
