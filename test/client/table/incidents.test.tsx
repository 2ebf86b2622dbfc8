import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { incidentSentence } from '../../../src/client/table/incident-words.ts';
import { INCIDENTS } from '../../../src/game/shared/incidents.ts';
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
