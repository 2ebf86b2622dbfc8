import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROWS, type Row } from '../../../../src/game/ru-ra-re/table.ts';
import { changed, display, fresh, onScreen, thrown, withRows } from './on-screen.tsx';

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
/** Rows 1 to 3 of a table of three; seat 0 has two hens. */
const table = changed(withRows(3, ['king', 'hen', 'hen'], ['church', 'dog'], []), state => {
  Object.assign(state.displays[0]!, display({ hen: 2 }));
});
const choosing = (choices: readonly (Row | null)[]) =>
  changed(table, state => {
    choices.forEach((row, seat) => {
      state.secret.choices[seat] = row;
      state.chosen[seat] = row !== null;
    });
  });

describe('the rows', () => {
  it('are buttons that tell their cards, the outermost, and what they would bring [Q-01]', () => {
    onScreen(withRows(3, ['king', 'hen', 'hen'], ['church', 'dog']));
    expect(rowButtons()).toHaveLength(7);
    expect(said(rowButtons()[0])).toBe(
      'Row 1. a king and 2 hens; outermost: hen. would bring you +3 as things stand',
    );
    expect(said(rowButtons()[1])).toBe(
      'Row 2. a church and a dog; outermost: dog. would bring you +11 as things stand',
    );
  });

  it('in Italian', () => {
    onScreen(withRows(3, ['king', 'hen', 'hen']), { language: 'it' });
    expect(said(rowButtons()[0])).toBe(
      'Serie 1. un re e 2 galline; la più esterna: gallina. ti darebbe +3 per come stanno le cose',
    );
  });

  it('say under each what may come of it, and in the last round, where nothing can, no more than it brings [Q-22]', () => {
    const feet = () =>
      rowButtons().map(row => row.querySelector('.row-foot .prospect-words')?.textContent ?? null);
    const rows = withRows(3, ['hen', 'hen'], ['points-2']);
    onScreen(rows);
    // Two hens are worth at most what the fourth and the fifth are, twice; a points card no more than its number.
    expect(feet().slice(0, 2)).toEqual([expect.stringMatching(/^likely \d+ · maybe 18$/), null]);
    cleanup();
    onScreen(
      changed(rows, state => {
        state.lastRound = true;
      }),
    );
    expect(feet().slice(0, 2)).toEqual([null, null]);
  });

  it('that bring nothing say so in words', () => {
    onScreen(withRows(3, ['king']));
    expect(said(rowButtons()[0])).toBe(
      'Row 1. a king; outermost: king. would bring you nothing as things stand',
    );
    cleanup();
    onScreen(withRows(3, ['king']), { language: 'it' });
    expect(said(rowButtons()[0])).toMatch(/non ti darebbe niente per come stanno le cose$/);
  });

  it('mark one card as the outermost, the last one', () => {
    onScreen(table);
    const marks = [...rowButtons()[0]!.querySelectorAll('.row-card')].map(c =>
      c.getAttribute('data-outermost'),
    );
    expect(marks).toEqual(['false', 'false', 'true']);
  });

  it('without cards can be focused, cannot be chosen, and say why [Q-12]', async () => {
    const { moves } = onScreen(withRows(3, ['king'], ['dog'], []));
    expect(said(rowButtons()[2])).toBe('Row 3. no cards');
    expect(rowButtons()[2]!.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(rowButtons()[2]!);
    expect(moves).toEqual([]);
    expect(screen.getByText('There are no cards left in this row.')).toBeTruthy();
  });

  it('are chosen by press or by their number, for this round and throw [Q-12]', async () => {
    const { moves } = onScreen(table);
    await userEvent.click(rowButtons()[1]!);
    await userEvent.keyboard('73');
    expect(moves).toEqual([
      ['choose', 1, 1, 2],
      ['choose', 1, 1, 7],
    ]);
  });

  it.each([2, 3, 4])('of %i players are all at a key, and no more keys', async players => {
    const { moves } = onScreen(fresh(players));
    await userEvent.keyboard('12345678');
    expect(moves.map(([, , , row]) => row)).toEqual(rowButtons().map((_, i) => i + 1));
  });
});

describe('a choice [Q-12]', () => {
  it('is pressed, said, and can be changed', async () => {
    const { moves } = onScreen(choosing([2, null, null]));
    expect(rowButtons().map(row => row.getAttribute('aria-pressed'))).toEqual(
      rowButtons().map((_, i) => String(i === 1)),
    );
    expect(said(rowButtons()[1])).toMatch(/your choice$/);
    expect(prompt()).toBe('You have chosen row 2. You may still change your mind.');
    await userEvent.keyboard('1');
    expect(moves).toEqual([['choose', 1, 1, 1]]);
  });

  const MAY_CHANGE = 'Choose a row in secret. You may change your mind until everybody has chosen.';
  const AT_ONCE = 'Choose a row: one press, and all hands open.';
  it.each<[string, (Row | null)[], number[], string]>([
    ['another person is to choose', [null, 2, null], [], MAY_CHANGE],
    ['a bot and a person are', [null, null, null], [1], MAY_CHANGE],
    ['all others have chosen', [null, 2, 3], [], AT_ONCE],
    ['only bots are, which choose at once', [null, null, null], [1, 2], AT_ONCE],
    ['only a bot is, and one has chosen', [2, 3, null], [2], 'You have chosen row 2.'],
  ])('may be changed only if that is true: %s', (_, choices, bots, said) => {
    onScreen(choosing(choices), { bots });
    expect(prompt()).toBe(said);
  });

  it.each([0, 1, null])('of another seat is nowhere on the screen of seat %s', seat => {
    const others = [0, 1, 2].filter(other => other !== seat);
    const shown = others.map(row => {
      const choices = [0, 1, 2].map(s => (s === seat ? null : s === 2 && seat !== 2 ? ROWS[row + 3]! : null));
      const { container } = onScreen(choosing(choices), { seat });
      const { innerHTML } = container;
      cleanup();
      return innerHTML.replaceAll(/_r_\w+_/g, '');
    });
    expect(new Set(shown).size).toBe(1);
  });

  it('leaves it public who has chosen, and who is thought of still', () => {
    onScreen(choosing([null, 2, null]));
    expect(hands()).toEqual(['still to choose', 'choice made', 'still to choose']);
    expect(screen.getByRole('region', { name: 'Whose turn' }).textContent).toContain(
      'Your turn: choose a row',
    );
    cleanup();
    onScreen(choosing([1, 2, null]));
    expect(screen.getByRole('region', { name: 'Whose turn' }).textContent).toContain('waiting for Zoe');
  });

  it.each([
    [[1, 2, null], 'en', 'waiting for Zoe'],
    [[1, null, null], 'en', 'waiting for Ned and Zoe'],
    [[1, 2, null], 'it', 'si aspetta Zoe'],
    [[1, null, null], 'it', 'si aspettano Ned e Zoe'],
  ] as const)('says whom it waits for, one or several: %j in %s', (choices, language, text) => {
    onScreen(choosing(choices), { language });
    expect(document.querySelector('.board')?.textContent).toContain(text);
  });
});

describe('a second throw [Q-10]', () => {
  const again = thrown(withRows(3), 4, 5, 4);

  it('asks those who met', () => {
    onScreen(again);
    expect(prompt()).toBe('You clashed: choose again, among the rows that still hold cards.');
    expect(hands()).toEqual(['still to choose', 'row 5', 'still to choose']);
  });

  it('lets those rest who have a row, and tells them why they cannot choose', async () => {
    const { moves } = onScreen(again, { seat: 1 });
    expect(prompt()).toBe('You have your row. The others are choosing again.');
    expect(rowButtons().every(row => row.getAttribute('aria-disabled') === 'true')).toBe(true);
    await userEvent.keyboard('1');
    expect(moves).toEqual([]);
    expect(screen.getByText('You have your row for this round: now the others choose again.')).toBeTruthy();
  });

  it('names whoever is not asked any more as one who has a row', () => {
    const third = thrown(again, 6, 6);
    onScreen(third);
    expect(hands()).toEqual(['still to choose', 'row taken', 'still to choose']);
  });
});

it('a spectator is told to watch, sees all hands and what no row would bring, and cannot choose', async () => {
  const { moves } = onScreen(table, { seat: null });
  expect(hands()).toEqual(['still to choose', 'still to choose', 'still to choose']);
  expect(said(rowButtons()[0])).toBe('Row 1. a king and 2 hens; outermost: hen');
  expect(screen.getByRole('heading', { name: 'In front of Ada' })).toBeTruthy();
  await userEvent.keyboard('1');
  expect(moves).toEqual([]);
});

it('the banner shows whose time runs, and the actions say nothing of it', () => {
  onScreen(table, { clock: new Map([[0, Date.now() + 7000]]) });
  expect(screen.getByRole('timer', { name: 'Your time' }).textContent).toBe('0:07');
  expect(screen.getAllByRole('timer')).toHaveLength(1);
});
