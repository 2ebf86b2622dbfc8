import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onScreen, type Played, skipScenes, thrown, wholeMatch, withRows } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rowButtons = () =>
  within(screen.getByRole('toolbar', { name: /^(Rows|Serie)$/ })).getAllByRole('button');
const said = (button: Element | undefined) => button?.querySelector('.visually-hidden')?.textContent;
const prompt = () => document.querySelector('.ru-prompt')?.textContent;
const hands = () =>
  [...document.querySelectorAll('.players-hand')].map(
    hand => hand.querySelector('.players-hand-state')?.textContent,
  );
const pictured = () => screen.queryAllByRole('button', { name: / Look back$/ }).map(button => button.title);
const boxed = () => document.querySelector('.stock-box b')?.textContent;
const announced = () =>
  [...screen.getByRole('log', { name: 'History' }).querySelectorAll('p')].map(p => p.textContent);

describe('while a throw is told', () => {
  const before = withRows(3, ['king', 'goat', 'dog'], ['church', 'church', 'hen']);
  const after = thrown(before, 1, 1, 2);
  const tell = () => {
    vi.useFakeTimers();
    const shown = onScreen(before);
    shown.show(after);
    act(() => vi.advanceTimersByTime(0));
    return shown;
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('what is taken lies in front of its owner when it has arrived, and not before', () => {
    tell();
    const lying = () => document.querySelectorAll('.rival[data-seat-colour="2"] .small-fan').length;
    pass(2400);
    pass(1500);
    expect(rowButtons()[1]!.getAttribute('data-event')).toBe('take');
    const gain = () => document.querySelector('.row-cry b')?.textContent;
    const said = gain();
    pass(1000);
    expect([lying(), gain()]).toEqual([0, said]);
    pass(300);
    expect([lying(), gain()]).toEqual([2, said]);
  });

  it('every step is announced once, in order, and the rows follow it', () => {
    tell();
    expect(announced()).toEqual([]);
    expect(hands()).toEqual(['choice made', 'choice made', 'choice made']);
    // Nor do pictures or counts tell beforehand what the hands will bring.
    expect(pictured()).toEqual([]);
    expect(boxed()).toBe('0');
    pass(1100);
    expect(announced()).toEqual(['All hands at once: you 1, Ned 1, Zoe 2.']);
    expect(hands()).toEqual(['row 1', 'row 1', 'row 2']);
    pass(1300);
    expect(
      rowButtons()
        .slice(0, 3)
        .map(row => row.getAttribute('data-shown')),
    ).toEqual(['true', 'true', 'false']);
    expect(announced().slice(1)).toEqual(['You and Ned clashed on row 1, which lost a dog.']);
    expect(rowButtons()[0]!.getAttribute('data-event')).toBe('clash');
    expect(pictured()).toEqual(['You and Ned clashed on row 1, which lost a dog.']);
    expect(boxed()).toBe('1');
    expect(said(rowButtons()[0])).toMatch(/^Row 1\. a king and a goat; outermost: goat/);
    pass(1500);
    expect(announced().slice(2)).toEqual(['Zoe took row 2: 2 churches and a hen.']);
    expect(rowButtons()[1]!.getAttribute('data-event')).toBe('take');
    expect(prompt()).toBe('Ru – Ra – Re!');
    pass(1500);
    expect(announced()).toHaveLength(3);
    expect(prompt()).toBe('You clashed: choose again, among the rows that still hold cards.');
  });

  it('clashes among bots are seen together, and each is said', () => {
    vi.useFakeTimers();
    const table = withRows(4, ['dog', 'hen'], ['king', 'goat'], ['cow', 'pig']);
    const shown = onScreen(table, { seat: null, bots: [0, 1, 2, 3] });
    shown.show(thrown(table, 1, 1, 3, 3));
    act(() => vi.advanceTimersByTime(0));
    pass(2400);
    const events = () => rowButtons().map(row => row.getAttribute('data-event'));
    expect(events().slice(0, 3)).toEqual(['clash', null, 'clash']);
    expect(rowButtons()[2]!.querySelectorAll('.row-card')).toHaveLength(2);
    expect(said(rowButtons()[2])).toMatch(/^Row 3\. a cow;/);
    pass(1500);
    expect(events().slice(0, 3)).toEqual([null, null, null]);
    expect(announced().filter(line => line?.includes('clashed'))).toEqual([
      'Ada and Ned clashed on row 1, which lost a hen.',
      'Zoe and Ben clashed on row 3, which lost a pig.',
    ]);
  });

  it('hands have names, and their places do not tell who throws two [Q-10]', () => {
    vi.useFakeTimers();
    const shown = onScreen(before);
    shown.show(thrown(before, 1, 7, 2));
    act(() => vi.advanceTimersByTime(0));
    const places = document.querySelectorAll<HTMLElement>('.thrown');
    expect([...places].map(place => place.querySelector('small')?.textContent)).toEqual([
      'You',
      'Ned',
      'Zoe',
    ]);
    // One hand beside two: for all of them that much room.
    expect(places[0]?.parentElement?.style.getPropertyValue('--place')).toBe('1.125');
    expect([...places].map(place => place.getAttribute('style'))).toEqual([null, null, null]);
  });

  it('the card that is lost lies over the others until it is gone', () => {
    tell();
    pass(2400);
    const cards = [...rowButtons()[0]!.querySelectorAll('.row-card')];
    expect(cards.map(card => card.getAttribute('data-outermost'))).toEqual(['false', 'false', 'true']);
    expect(cards.at(-1)?.classList.contains('row-lost')).toBe(true);
  });

  it('whoever presses a row in the middle of it ends all of it, and chooses with the next press [Q-12]', () => {
    const { moves } = tell();
    expect(rowButtons().every(row => row.getAttribute('aria-disabled') === 'true')).toBe(true);
    act(() => void fireEvent.keyDown(document.body, { key: '4' }));
    // A press is answered by a paint before it ends anything.
    pass(20);
    expect([announced().length, moves]).toEqual([3, []]);
    act(() => void fireEvent.keyDown(document.body, { key: '4' }));
    expect(moves).toEqual([['choose', 1, 2, 4]]);
    cleanup();
    const again = tell();
    const press = () => {
      fireEvent.pointerUp(rowButtons()[4]!);
      fireEvent.click(rowButtons()[4]!);
    };
    press();
    pass(20);
    // What lies there by now was not seen by whoever pressed.
    expect([announced().length, again.moves]).toEqual([3, []]);
    press();
    expect(again.moves).toEqual([['choose', 1, 2, 5]]);
  });

  it.each<[string, () => void]>([
    ['P', () => fireEvent.keyDown(document.body, { key: 'p' })],
    ['any key', () => fireEvent.keyDown(document.body, { key: 'x' })],
    ['a press', () => fireEvent.pointerUp(document.body)],
    [
      'Go on',
      () => {
        const button = screen.getByRole('button', { name: /^Go on/ });
        fireEvent.pointerUp(button);
        fireEvent.click(button);
      },
    ],
  ])('%s ends what is being told, and nothing that comes after it', (_what, press) => {
    tell();
    for (const told of [2, 3, 3]) {
      act(press);
      pass(20);
      expect(announced()).toHaveLength(told);
    }
    expect(rowButtons()[3]!.getAttribute('aria-disabled')).toBe('false');
    expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
  });

  it('the focus of whoever presses Go on goes on to the rows', () => {
    tell();
    const button = screen.getByRole('button', { name: /^Go on/ });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(rowButtons()).toContain(document.activeElement);
  });

  it('a focus that is elsewhere is left alone', () => {
    tell();
    const help = screen.getByRole('button', { name: /help/i });
    help.focus();
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(document.activeElement).toBe(help);
  });

  it('rows that are being filled are worth something when their cards have come', () => {
    vi.useFakeTimers();
    const full = withRows(3);
    const { show } = onScreen(full);
    show(thrown(full, 1, 2, 3));
    act(() => vi.advanceTimersByTime(0));
    const isFilling = () => document.querySelector('.row-card[data-fresh="true"]') !== null;
    for (let step = 0; step < 100 && !isFilling(); step++) pass(100);
    expect(isFilling()).toBe(true);
    const worths = () => rowButtons().map(row => row.querySelector('.row-foot b') !== null);
    expect(worths()).toEqual([false, false, false, true, true, true, true]);
    skipScenes();
    expect(worths()).toEqual(Array(7).fill(true));
  });

  it('the round is still the one that is told of', () => {
    vi.useFakeTimers();
    const { show } = onScreen(before);
    show(thrown(before, 1, 2, 3));
    act(() => vi.advanceTimersByTime(1500));
    expect(screen.getByText('Round 1')).toBeTruthy();
    skipScenes();
    expect(screen.getByText('Round 2')).toBeTruthy();
  });
});

it('while the winner is crowned what everybody has is what was counted, and not counted once more [Q-23]', () => {
  const seen: Played[] = [];
  const end = wholeMatch(3, 'crowned', ({ state, events }) =>
    seen.push({ state: structuredClone(state), events: [...events] }),
  );
  vi.useFakeTimers();
  const { container, show } = onScreen(seen.at(-2)!);
  show(end);
  act(() => vi.advanceTimersByTime(0));
  const crowned = () => container.querySelector('.crowned');
  for (let ms = 0; ms < 20000 && crowned() === null; ms += 1000) act(() => vi.advanceTimersByTime(1000));
  expect(crowned()).not.toBeNull();
  const points = [...container.querySelectorAll(':is(.own, .rival) header p strong')];
  expect(points.map(({ textContent }) => Number.parseInt(textContent ?? '', 10)).sort()).toEqual(
    end.state.totals.toSorted(),
  );
  expect(container.querySelector('.rim')!.textContent).not.toContain('scored');
});
