import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fansOf } from '../../../../src/client/games/ru-ra-re/view/fans.ts';
import {
  RULE_OF_ITEM,
  type RuRaReEvent,
  SCORE_ITEMS,
  type ScoreEvent,
} from '../../../../src/game/ru-ra-re/events.ts';
import { scoreDisplays, sumOf } from '../../../../src/game/ru-ra-re/score.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';
import { byResult } from '../by-result.ts';
import { openFinal } from '../open-final.ts';
import {
  changed,
  fresh,
  NAMES,
  onScreen,
  type Played,
  skipScenes,
  thrown,
  wholeMatch,
} from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const isScore = (event: RuRaReEvent): event is ScoreEvent => event.type === 'score';
const scorings = (events: readonly RuRaReEvent[]) =>
  new Set(events.filter(isScore).map(({ scoring }) => scoring)).size;

/** A match with the positions just before and after its first scoring, and at its end. */
const course = (players: number, seed: string) => {
  const positions: Played[] = [];
  const over = wholeMatch(players, seed, ({ state, events }) =>
    positions.push({ state: structuredClone(state), events: [...events] }),
  );
  const first = positions.findIndex(({ events }) => scorings(events) === 1);
  return { before: positions[first - 1]!, after: positions[first]!, next: positions.slice(first + 1), over };
};
const match = course(3, 'scored');

const dialog = () => screen.queryByRole('dialog');
/** Rule, then the numbers of each item; what is nothing shows as a dot. */
const items = () =>
  within(dialog()!)
    .getAllByRole('row')
    .filter(row => row.closest('tbody') && row.closest('table:not(.final-table)'))
    .map(row => [
      row.querySelector('a')?.getAttribute('href'),
      ...[...row.querySelectorAll('td')].map(cell => Number((cell.textContent ?? '').replace('·', '0'))),
    ]);
const foot = (row: number) =>
  [...document.querySelectorAll(`.score-sheet tfoot tr:nth-child(${row}) td`)].map(cell =>
    Number(cell.textContent),
  );
const told = (sheets: readonly (readonly { for: string; points: number }[])[]) =>
  SCORE_ITEMS.map(item => [
    `/rules/ru-ra-re#${RULE_OF_ITEM[item]}`,
    ...sheets.map(sheet => sheet.find(award => award.for === item)?.points ?? 0),
  ]);

describe('the score sheet', () => {
  it('opens by itself after the first scoring, with its numbers and rules [Q-21]', () => {
    const { show } = onScreen(match.before);
    expect(dialog()).toBeNull();
    show(match.after);
    // Without a pause between them the events of the throw follow each other within some seconds.
    expect(skipScenes()).toBeGreaterThan(1);
    const sheets = match.after.events.filter(isScore);
    expect(items()).toEqual(told(sheets.map(sheet => sheet.items)));
    expect(foot(1)).toEqual(sheets.map(({ points }) => points));
    expect(foot(2)).toEqual(sheets.map(({ total }) => total));
  });

  it('does not open where the scoring was counted before one’s eyes', () => {
    vi.useFakeTimers();
    const { show } = onScreen(match.before);
    show(match.after);
    const isCounted = () => document.querySelector('.scoring') !== null;
    let ms = 0;
    for (; ms < 60_000 && !isCounted(); ms += 1000) act(() => vi.advanceTimersByTime(1000));
    expect(isCounted()).toBe(true);
    for (let step = 0; step < 10; step++) act(() => vi.advanceTimersByTime(1000));
    expect([isCounted(), document.querySelector('.ru-skip'), dialog()]).toEqual([false, null, null]);
  });

  it('does not open again at any later throw, until the match is over', async () => {
    const { show } = onScreen(match.after);
    await userEvent.keyboard('{Escape}');
    const throws = match.next.filter(
      ({ state, events }, i) =>
        state.step.kind !== 'over' && events.length > (match.next[i - 1] ?? match.after).events.length,
    );
    expect(throws.length).toBeGreaterThan(3);
    for (const position of [throws[0]!, throws[1]!, throws.at(-1)!]) {
      show(position);
      skipScenes();
      expect(dialog()).toBeNull();
    }
  });

  it('is at hand before any scoring, as things lie', async () => {
    onScreen(match.before);
    await userEvent.keyboard('s');
    const { displays } = match.before.state;
    expect(items()).toEqual(told(scoreDisplays(displays)));
    expect(foot(1)).toEqual(scoreDisplays(displays).map(sumOf));
    expect(within(dialog()!).getByText(/if they were scored now/)).toBeTruthy();
  });

  it('adds what was scored to what would be [Q-23]', async () => {
    const later = match.next.filter(({ state }) => state.step.kind !== 'over').at(-1)!;
    onScreen(later);
    await userEvent.keyboard('s');
    const now = scoreDisplays(later.state.displays).map(sumOf);
    expect(foot(2)).toEqual(now.map((points, seat) => points + later.state.totals[seat]!));
    await userEvent.click(within(dialog()!).getByRole('button', { name: 'First scoring' }));
    expect(foot(2)).toEqual(later.state.totals);
  });
});

describe('a scoring that is told', () => {
  afterEach(() => void vi.useRealTimers());

  /** Far ahead since the first scoring, with less in the last. */
  const ahead = (event: RuRaReEvent): RuRaReEvent =>
    isScore(event) && event.scoring === 2 && event.player === 0
      ? { ...event, total: event.total + 100 }
      : event;
  const last = {
    before: match.next.at(-2)!,
    after: { ...match.over, events: match.over.events.map(ahead) },
  };
  /** The points of everybody's panel, and what the bar says happened last. */
  const beside = () => [
    ...[...document.querySelectorAll(':is(.own, .rival) header p')].map(({ textContent }) => textContent),
    document.querySelector('.turn-banner-last')?.textContent,
  ];
  const tell = ({ before, after }: { before: Played; after: Played }) => {
    vi.useFakeTimers();
    const { show } = onScreen(before);
    show(after);
    let seen = beside();
    for (let step = 0; step < 80 && document.querySelector('.scoring') === null; step++) {
      seen = beside();
      act(() => void vi.advanceTimersByTime(250));
    }
    return { seen, scores: after.events.filter(isScore).slice(-3) };
  };
  const counted = () =>
    [...document.querySelectorAll('.scoring-seat strong')].map(({ textContent }) => Number(textContent));
  const inGold = () =>
    [...document.querySelectorAll('.scoring-seat')].map(seat => seat.getAttribute('data-most') === 'true');

  it.each([
    ['first', match],
    ['final', last],
  ])(
    '%s: leaves everybody’s points and the bar as they were until it has been told [Q-21]',
    (what, throws) => {
      const { seen, scores } = tell(throws);
      expect(counted()).toEqual(scores.map(({ points }) => points));
      expect(beside().slice(0, 3)).toEqual(seen.slice(0, 3));
      expect(beside()[3]).toMatch(/^Round \d+ is over/);
      // In gold is who has most of it; at the end who has won the match.
      const most = Math.max(...counted());
      if (what === 'first') expect(inGold()).toEqual(counted().map(points => points === most));
      else expect([counted()[0] === most, inGold()]).toEqual([false, [true, false, false]]);
      act(() => void fireEvent.keyDown(document.body, { key: 'p' }));
      expect(beside()).not.toEqual(seen);
    },
  );
});

describe('the end', () => {
  it('is not told by the sheet before its throw has been told', () => {
    const { show } = onScreen(match.next.filter(({ state }) => state.step.kind !== 'over').at(-1)!);
    show(match.over);
    // A key or a press would end the telling.
    fireEvent.click(screen.getByRole('button', { name: 'Score sheet' }));
    expect(within(dialog()!).getByRole('button', { name: 'As it stands' })).toBeTruthy();
    expect(within(dialog()!).queryByRole('button', { name: 'Second scoring' })).toBeNull();
  });

  it('has one way to the final score, among the actions, and rows that would bring nothing any more', () => {
    onScreen(match.over);
    const ways = screen.getAllByRole('button', { name: 'Final score' });
    expect(ways.map(way => way.closest('.ru-actions') !== null)).toEqual([true]);
    const rows = [...document.querySelectorAll('.rows button')];
    expect(rows.some(row => row.textContent?.includes('outermost'))).toBe(true);
    expect(rows.filter(row => row.textContent?.includes('brings you'))).toEqual([]);
  });

  const rank = () =>
    [...document.querySelectorAll('.final-table tr')].map(row => [
      row.querySelector('th')?.textContent,
      Number(row.querySelector('td')?.textContent),
      row.getAttribute('data-winner'),
    ]);

  it('shows who has won, from the most points down, and the second scoring [Q-23]', async () => {
    onScreen(match.over);
    await openFinal();
    const { totals, step } = match.over.state;
    if (step.kind !== 'over') throw new Error('the match was played to its end');
    const { winners } = step;
    const order = totals.map(
      (points, seat) => [seat === 0 ? 'You' : NAMES[seat], points, String(winners.includes(seat))] as const,
    );
    expect(rank()).toEqual(order.toSorted((a, b) => b[1] - a[1]));
    const second = byResult(
      match.over.events.filter(isScore).filter(({ scoring }) => scoring === 2),
      step,
    );
    expect(items()).toEqual(told(second.map(sheet => sheet.items)));
    expect(foot(2)).toEqual(byResult(totals, step));
    expect(within(dialog()!).queryByRole('button', { name: 'As it stands' })).toBeNull();
  });

  it.each([
    [
      'en',
      [
        [[1], 'Ned wins'],
        [[0], 'You win'],
        [[0, 2], 'You and Zoe share the victory'],
      ],
    ],
    ['it', [[[1, 2], 'Vittoria condivisa: Ned e Zoe']]],
  ] as const)('%s: says in words who has won', async (language, told) => {
    const wonBy = (winners: readonly Seat[]) =>
      changed(match.over, state => {
        if (state.step.kind === 'over') state.step = { ...state.step, winners };
      });
    const { show } = onScreen(match.over, { language });
    await openFinal();
    for (const [winners, text] of told) {
      show(wonBy(winners));
      expect(document.querySelector('.final-winner')?.textContent).toBe(text);
      expect(rank().filter(([, , won]) => won === 'true')).toHaveLength(winners.length);
    }
  });
});

it('what lies in front of one is worth something now, and each fan says what comes next', () => {
  const { state } = match.before;
  onScreen(match.before);
  const own = screen.getByRole('region', { name: 'In front of you' });
  const points = sumOf(scoreDisplays(state.displays)[0]!);
  expect(own.querySelector('header p')?.textContent).toMatch(new RegExp(`^${points} points?`));
  const fans = within(within(own).getByRole('toolbar')).getAllByRole('button');
  expect(fans.map(fan => fan.querySelectorAll('.fan-card').length)).toEqual(
    fansOf(state.displays, 0).map(({ cards }) => cards.length),
  );
  const king = fans.find(fan => /king/i.test(fan.textContent ?? ''));
  const { king: held } = state.displays[0]!;
  expect(king?.querySelector('.fan-what')?.textContent).toBe(held === 1 ? 'King: ' : `${held} kings: `);
});

it('a fan and a row explain themselves beside the board [Q-10, Q-30]', async () => {
  onScreen(match.before);
  const own = screen.getByRole('region', { name: 'In front of you' });
  fireEvent.click(within(within(own).getByRole('toolbar')).getAllByRole('button')[0]!);
  expect(screen.getByRole('tooltip').textContent).toMatch(/not seen yet/);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.hover(document.querySelector('.row')!);
  expect((await screen.findByRole('tooltip')).textContent).toMatch(
    /^Row 1.* now · at the end likely -?\d+, maybe \d+.*Maybe is what it would bring/,
  );
});

it.each([
  ['still to choose', fresh(2), /^AdaStill to choose\.No cards yet/],
  [
    'choice made',
    thrown(fresh(2), 1),
    /^AdaChoice made\.The tick: they may still change their mind.*No cards yet/,
  ],
  ['is asked nothing any more', match.over, /^AdaIn the final scoring: .*In all: \d+\./],
])('the card of a rival who %s says so [Q-10]', async (_what, position, said) => {
  onScreen(position, { seat: 1 });
  await userEvent.hover(screen.getByRole('button', { name: /^Ada: their cards/ }));
  expect((await screen.findByRole('tooltip')).textContent).toMatch(said);
});

it.each([
  ['before it is used up, says what will come then', match.before, /one last round is played/],
  [
    'in the last round, says that it is the last',
    match.next.find(({ state }) => state.lastRound)!,
    /used up/,
  ],
  ['after the end, says how many are in it only', match.over, /^No cards in the pileQ-22/],
])('the pile, %s [Q-22]', (_when, position, text) => {
  onScreen(position);
  fireEvent.click(document.querySelector('.stock-pile')!);
  expect(screen.getByRole('tooltip').textContent).toMatch(text);
});
