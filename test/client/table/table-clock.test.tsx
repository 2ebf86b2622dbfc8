import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardProvider } from '../../../src/client/table/board-provider.tsx';
import { timeInWords, timeOnClock } from '../../../src/client/table/clock-words.ts';
import { TableClock } from '../../../src/client/table/table-clock.tsx';
import { type Language, LanguageProvider } from '../../../src/client/ui/i18n/i18n.tsx';
import { noteServerTime } from '../../../src/client/ui/server-now.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import type { OutOfTime } from '../../../src/game/shared/table-clock.ts';
import { anyGame } from './any-game.ts';

const SEATS = ['Ada', 'Ned', 'Zoe'].map(name => ({ name, bot: null, connected: true }));

/** A clock on the screen; seconds left by seat. `show` puts another there. */
const clock = (
  left: Readonly<Record<number, number>>,
  seat: Seat | null = 0,
  language: Language = 'en',
  chosen: {
    readonly outOfTime?: OutOfTime;
    readonly holidays?: Readonly<Record<number, number>>;
    readonly banks?: ReadonlyMap<Seat, number>;
  } = {},
) => {
  const { holidays = {}, ...table } = chosen;
  const seats = SEATS.map((each, i) => ({
    ...each,
    ...(holidays[i] !== undefined && { holiday: holidays[i] }),
  }));
  localStorage.setItem('language', language);
  const tableAt = (now: Readonly<Record<number, number>>) => {
    const until = Object.entries(now).map(([each, s]) => [Number(each), Date.now() + s * 1000] as const);
    return (
      <LanguageProvider>
        <BoardProvider
          game={anyGame}
          match={{
            view: null,
            seat,
            seats,
            ...table,
            events: [],
            status: 'ready',
            clock: until.length === 0 ? null : new Map(until),
            play: () => {},
          }}
        >
          <TableClock />
        </BoardProvider>
      </LanguageProvider>
    );
  };
  const { rerender, container } = render(tableAt(left));
  return {
    show: (now: Readonly<Record<number, number>>) => rerender(tableAt(now)),
    spoken: () => container.querySelector('[aria-live=polite]')?.textContent,
  };
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const timer = () => screen.getByRole('timer');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the clock of a table', () => {
  it('counts one’s own time down, second by second, and looks urgent at the end', () => {
    clock({ 0: 7.3, 1: 3 });
    expect(screen.getByRole('timer', { name: 'Your time' })).toBe(timer());
    expect([timer().textContent, timer().dataset.short]).toEqual(['0:08', 'false']);
    pass(0.3);
    expect(timer().textContent).toBe('0:07');
    pass(2);
    expect([timer().textContent, timer().dataset.short]).toEqual(['0:05', 'true']);
    pass(60);
    expect(timer().textContent).toBe('0:00');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows of others the one whose time is up first', () => {
    const { show } = clock({ 1: 90, 2: 45 });
    expect(screen.getByRole('timer', { name: 'Time left: Zoe' }).textContent).toBe('0:45');
    show({ 1: 20, 2: 20 });
    expect(screen.getByRole('timer', { name: 'Time left: Ned and Zoe' }).textContent).toBe('0:20');
    expect(timer().dataset.mine).toBe('false');
  });

  it('shows a spectator the same', () => {
    clock({ 0: 30 }, null);
    expect(screen.getByRole('timer', { name: 'Time left: Ada' }).textContent).toBe('0:30');
  });

  it.each([
    ['bot', 'Then a bot plays on.'],
    ['lose', 'Then the match is lost.'],
    [undefined, 'Then the mildest move is made.'],
  ] as const)('pressed, it says whose time it is and what comes then: %s', (outOfTime, then) => {
    clock({ 1: 90 }, 0, 'en', outOfTime === undefined ? {} : { outOfTime });
    fireEvent.click(screen.getByRole('button', { name: '1:30' }));
    const card = screen.getByRole('tooltip', { hidden: true });
    expect(card.textContent).toBe(`Time left: Ned: 1:30${then}`);
    pass(1);
    expect(card.textContent).toContain('1:29');
  });

  it('is not there when nobody’s time runs', () => {
    const { show } = clock({});
    expect(screen.queryByRole('timer')).toBeNull();
    show({ 0: 30 });
    expect(timer().textContent).toBe('0:30');
    show({});
    expect(screen.queryByRole('timer')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on from a new deadline', () => {
    const { show } = clock({ 0: 5 });
    pass(3);
    show({ 0: 60 });
    expect([timer().textContent, timer().dataset.short]).toEqual(['1:00', 'false']);
    pass(1);
    expect(timer().textContent).toBe('0:59');
  });
});

describe('what a table chose', () => {
  const DAY_S = 86_400;

  it.each<[OutOfTime, Language, string]>([
    ['bot', 'en', 'Your time: then a bot plays on'],
    ['lose', 'en', 'Your time: then the match is lost'],
    ['bot', 'it', 'Il tuo tempo: poi gioca un bot'],
    ['lose', 'it', 'Il tuo tempo: poi la partita è persa'],
  ])('for whoever is out of time (%s) is said with it: %s', (outOfTime, language, name) => {
    clock({ 0: 3 * DAY_S + 5 * 3600 }, 0, language, { outOfTime });
    expect(screen.getByRole('timer', { name }).textContent).toMatch(/^3.[dg] 5.[h]$/);
  });

  it('a clock that a holiday stops shows until when, to whoever is on it and to others', () => {
    const until = Date.now() + 5 * DAY_S * 1000;
    const holidays = { 0: until };
    const dayIn = (locale: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(until);
    const { show } = clock({ 0: 8 * DAY_S }, 0, 'en', { outOfTime: 'lose', holidays });
    expect(screen.queryByRole('timer')).toBeNull();
    screen.getByRole('img', {
      name: `You are on holiday until ${dayIn('en-US')}. Your time to act begins to run then.`,
    });
    // Another's turn: theirs runs.
    show({ 1: 90 });
    expect(screen.getByRole('timer', { name: /^Time left: Ned/ }).textContent).toBe('1:30');
    cleanup();
    clock({ 0: 8 * DAY_S }, 1, 'it', { holidays });
    const others = `Ada: in vacanza fino al ${dayIn('it')}. Il tempo per agire comincia a scorrere allora.`;
    screen.getByRole('img', { name: others });
  });

  it('whether a holiday lasts is seen by the server’s clock, whatever this machine’s says', () => {
    const day = 86_400_000;
    const until = Date.now();
    noteServerTime(new Date(until - 3 * day).toUTCString());
    clock({ 0: 60 }, 0, 'en', { holidays: { 0: until - day } });
    expect(screen.queryByRole('timer')).toBeNull();
    cleanup();
    noteServerTime(new Date(until + 3 * day).toUTCString());
    clock({ 0: 60 }, 0, 'en', { holidays: { 0: until + day } });
    timer();
  });

  it('a holiday that is past stops nothing', () => {
    clock({ 0: 60 }, 0, 'en', { holidays: { 0: Date.now() - 2000 } });
    expect(timer().textContent).toBe('1:00');
  });
});

describe('a listener', () => {
  it.each<[Language, string[]]>([
    ['en', ['You have 1 minute and 15 seconds.', '1 minute left.', '30 seconds left.', '10 seconds left.']],
    [
      'it',
      [
        'Hai 1 minuto e 15 secondi.',
        'Tempo rimasto: 1 minuto.',
        'Tempo rimasto: 30 secondi.',
        'Tempo rimasto: 10 secondi.',
      ],
    ],
  ])('is told when the time begins to run, and three times more: %s', (language, said) => {
    const { spoken } = clock({ 0: 75 }, 0, language);
    const heard = [spoken()];
    for (let second = 0; second < 90; second++) {
      pass(1);
      if (heard.at(-1) !== spoken()) heard.push(spoken());
    }
    expect(heard).toEqual(said);
  });

  it('is told just what there is where there is little from the start', () => {
    const { spoken } = clock({ 0: 10 });
    expect(spoken()).toBe('You have 10 seconds.');
    pass(8);
    expect(spoken()).toBe('You have 10 seconds.');
  });

  it('is told anew of each turn, and nothing of others’ time', () => {
    const { spoken, show } = clock({ 1: 30 });
    expect(spoken()).toBe('');
    show({ 0: 30 });
    expect(spoken()).toBe('You have 30 seconds.');
    show({ 1: 30 });
    expect(spoken()).toBe('');
    show({ 0: 20 });
    expect(spoken()).toBe('You have 20 seconds.');
  });
});

it('shows beside the time that runs what is in one’s own bank', () => {
  clock({ 1: 90 }, 0, 'en', { banks: new Map([[0, 599_400]]) });
  expect(timer().textContent).toBe('1:30');
  expect(screen.getByTitle('Time left').textContent).toBe('Time left: 10:00');
});

it.each([
  [0, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [60, '1:00', '1 minute'],
  [61, '1:01', '1 minute and 1 second'],
  [3599, '59:59', '59 minutes and 59 seconds'],
  [3600, '1:00:00', '1 hour'],
  [7261, '2:01:01', '2 hours and 1 minute'],
  [35_999, '9:59:59', '9 hours and 59 minutes'],
  [36_000, '10\u202fh', '10 hours'],
  [84_600, '24\u202fh', '24 hours'],
  [84_599, '23\u202fh', '23 hours'],
  [90_000, '25\u202fh', '25 hours'],
  [172_799, '2\u202fd 0\u202fh', '2 days'],
  [264_599, '3\u202fd 1\u202fh', '3 days and 1 hour'],
  [264_600, '3\u202fd 2\u202fh', '3 days and 2 hours'],
])('%i seconds are %s on the clock and "%s" in words', (seconds, shown, spoken) => {
  expect(timeOnClock(seconds)).toBe(shown);
  expect(timeInWords('en', seconds)).toBe(spoken);
});
