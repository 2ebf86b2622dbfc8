import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { incidentSentence, whoTookBack, withMakers } from '../../../../src/client/table/history-entries.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import { INCIDENTS } from '../../../../src/game/shared/incidents.ts';
import { toyTable } from './toy-table.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const banner = () => screen.getByRole('region', { name: 'Whose turn' });
const history = () => {
  fireEvent.click(within(banner()).getByRole('button', { name: 'History' }));
  const list = within(screen.getByRole('dialog', { name: 'History' }));
  return { list, lines: list.getAllByRole('listitem').map(({ textContent }) => textContent) };
};
const LEFT = { kind: 'left', seat: 1, after: 1 } as const;
const BACK = { kind: 'back', seat: 1, after: 3 } as const;

describe('what befell those at the table', () => {
  it('stands in the history where it came about, and shows no other table', () => {
    toyTable(3, { told: { incidents: [LEFT, BACK] } });
    const { list, lines } = history();
    expect(lines).toEqual([
      'You counts to 1.',
      'Ned left the table: a bot plays on.',
      'Ned counts to 2.',
      'You counts to 3.3',
      'Ned is back.',
    ]);
    expect(list.queryByRole('button', { name: /Ned is back/ })).toBeNull();
    fireEvent.click(list.getByRole('button', { name: 'Ned counts to 2.' }));
    expect(document.querySelector('output')?.textContent).toBe('2');
  });

  it('is said in the bar and to a listener when it comes, once, and not before what it came after', () => {
    const { show } = toyTable(3, { told: { incidents: [LEFT] } });
    show(3, { incidents: [LEFT, { ...BACK, after: 5 }] });
    expect(banner().textContent).not.toContain('is back');
    show(5, { incidents: [LEFT, { ...BACK, after: 5 }] });
    expect(banner().textContent).toContain('Ned is back.');
    const said = within(screen.getByRole('log'))
      .getAllByText(/./)
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['Ned counts to 4.', 'You counts to 5.', 'Ned is back.']);
  });

  it.each(['en', 'it'] as const)('%s: has a sentence for the reader and one for everybody else', language => {
    for (const kind of INCIDENTS) {
      const you = incidentSentence(language, kind, { name: 'Tu', you: true });
      const ned = incidentSentence(language, kind, { name: 'Ned', you: false });
      expect(you).not.toContain('Tu ');
      expect(ned).toContain('Ned');
      expect(you).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

describe('what was taken back, and what others did for somebody', () => {
  const event = (to: number) => ({ type: 'step', player: (to - 1) % 2, to }) as AnyEvent;
  const BACK = { after: 1, seat: 1, moves: 2, events: [event(2), event(3)] } as const;

  it('stands in the history for everybody, with what it had shown and who took it back', () => {
    toyTable(2, { told: { takenBack: [BACK, { ...BACK, after: 2, seat: 0, moves: 1, agreed: true }] } });
    expect(history().lines).toEqual([
      'You counts to 1.',
      'Taken back: Ned counts to 2.',
      'Taken back: You counts to 3.3',
      'Ned took the last 2 moves back.',
      'Ned counts to 2.',
      'Taken back: Ned counts to 2.',
      'Taken back: You counts to 3.3',
      'You took the last move back: everybody had agreed.',
    ]);
  });

  it('is said to a listener in one sentence when it comes', () => {
    const { show } = toyTable(3);
    show(1, { takenBack: [BACK] });
    const said = within(screen.getByRole('log')).getAllByText(/./);
    expect(said.map(({ textContent }) => textContent)).toEqual(['Ned took the last 2 moves back.']);
  });

  it('says whose move a bot made, or time that had run out', () => {
    toyTable(3, {
      told: {
        madeFor: [
          { event: 0, seat: 0, by: 'time' },
          { event: 1, seat: 1, by: 'bot' },
          { event: 2, seat: 0, by: 'bot' },
          { event: 2, seat: 1, by: 'time' },
        ],
      },
    });
    expect(history().lines).toEqual([
      'Time ran out: You counts to 1.',
      'Stand-in bot: Ned counts to 2.',
      'You counts to 3. A stand-in bot chose for you. Time ran out for Ned.3',
    ]);
  });

  it('does so in Italian', () => {
    const ned = { name: 'Ned', you: false };
    const person = () => ned;
    expect(withMakers('it', 'Ned passa.', 1, [{ event: 0, seat: 1, by: 'time' }], person)).toBe(
      'Tempo scaduto: Ned passa.',
    );
    expect(withMakers('it', 'Tutti mostrano.', null, [{ event: 0, seat: 1, by: 'bot' }], person)).toBe(
      'Tutti mostrano. Ha scelto un bot sostituto per Ned.',
    );
    expect(whoTookBack('it', { moves: 1 }, ned)).toBe('Ned ritira l’ultima mossa.');
    expect(whoTookBack('it', { moves: 3, agreed: true }, { name: 'tu', you: true })).toBe(
      'Hai ritirato le ultime 3 mosse, d’accordo tutti.',
    );
  });
});

describe('somebody who is waited for', () => {
  const ring = () => document.querySelector<SVGElement>('.portrait-away');

  it('has a ring that has run out as far as their time has, and a clock in the bar', () => {
    vi.useFakeTimers();
    const away = new Map([[1, { until: Date.now() + 45_000, all: 60_000 }]]);
    const { show } = toyTable(1, { told: { away } });
    expect(ring()?.style.animationDuration).toBe('60000ms');
    expect(ring()?.style.animationDelay).toBe('-15000ms');
    // Whoever is back in a moment has not been missed.
    expect(screen.queryByRole('timer')).toBeNull();
    act(() => vi.advanceTimersByTime(2000));
    const timer = screen.getByRole('timer', { name: 'Until a bot plays for Ned' });
    expect(timer.textContent).toBe('0:43');
    act(() => vi.advanceTimersByTime(3000));
    expect(timer.textContent).toBe('0:40');
    expect(screen.getByText('Ned is not connected. A bot plays after 1 minute.')).toBeDefined();
    show(1, { away: new Map() });
    expect(ring()).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

it('a match that somebody has ended is over, though its rules know of no end', () => {
  const { moves } = toyTable(3, { told: { incidents: [{ kind: 'ended', seat: 1, after: 3 }], endedBy: 1 } });
  expect(banner().textContent).toContain('The match is over');
  expect(banner().textContent).toContain('Ned resigned: the match is over.');
  fireEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(moves).toEqual([]);
  fireEvent.click(within(banner()).getByRole('button', { name: 'Final score' }));
  expect(screen.getByRole('dialog', { name: 'Final score' })).toBeDefined();
  expect(screen.getByText('The match is over.')).toBeDefined();
});
