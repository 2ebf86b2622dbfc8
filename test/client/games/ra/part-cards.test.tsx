import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sun } from '../../../../src/game/auction/suns.ts';
import { TILE_COUNTS } from '../../../../src/game/ra/tiles.ts';
import { changed, holding, NAMES, onScreen } from './on-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SUNS = [
  [2, 5, 8, 13],
  [3, 6, 9, 12],
  [4, 7, 10, 11],
] as const;

/** Seat 0 has used its 13. */
const table = changed(holding({ god: 1 }), state => {
  state.areas.forEach(({ suns }, seat) => {
    const own = SUNS[seat]! as readonly Sun[];
    suns.faceUp.splice(0, 9, ...own.slice(0, seat === 0 ? 3 : 4));
    suns.faceDown.splice(0, 9, ...own.slice(seat === 0 ? 3 : 4));
  });
});

const card = () => screen.getByRole('tooltip', { hidden: true }).textContent;
const rest = (thing: Element) => {
  fireEvent.pointerMove(thing, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(400));
};

describe('a card says what a part of the table is, how it scores, how many are left, and its rule', () => {
  it.each([
    ['the sun in the centre', /Sun in the centre: 1/, ['whoever wins the next lot', 'highest total', 'A-07']],
    ['the bag', /tiles in the bag/, ['180 tiles are left', '30 Ra tiles among 180', 'T-04']],
    ['the Ra track', /0 of 8 Ra tiles/, ['0 of 8 spaces', 'ends the epoch at once', 'E-02']],
  ])('%s, when it is pressed', (_what, name, said) => {
    onScreen(table, { seat: 0 });
    fireEvent.click(screen.getByRole('button', { name }));
    for (const words of said) expect(card()).toContain(words);
  });

  it('one’s own suns, when the mouse rests on them: how many are higher, and their sum [E-06]', () => {
    onScreen(table, { seat: 0 });
    const actions = screen.getByRole('toolbar', { name: 'Your suns' });
    rest(within(actions).getByRole('button', { name: /^Sun 8, face-up/ }));
    // 9, 12, 10 and 11 lie face-up; 28 is less than 30 and 32.
    expect(card()).toContain('4 face-up suns are higher.');
    expect(card()).toContain('Your suns come to 28: −5 if the match ended now.');
    rest(within(actions).getByRole('button', { name: /^Sun 13, face-down/ }));
    expect(card()).toContain('Out of use until the epoch ends');
  });

  it('the face of a rival, and on the sheet behind it each of the suns', () => {
    onScreen(table, { seat: 0 });
    const face = screen.getByRole('button', { name: `Look at ${NAMES[2]}’s area` });
    rest(face);
    expect(card()).toContain('Suns face-up: 4, 7, 10, 11');
    expect(card()).toContain('Zoe’s suns come to 32: +5');
    fireEvent.click(face);
    const sheet = document.querySelector<HTMLElement>('dialog[open]')!;
    fireEvent.click(within(sheet).getByRole('button', { name: 'Sun 10, face-up', hidden: true }));
    expect(card()).toContain('takes the lot and the 1 from the centre');
    expect(sheet.contains(screen.getByRole('tooltip', { hidden: true }))).toBe(true);
  });

  it('the bag: how many of each kind are left [T-04]', () => {
    onScreen(table, { seat: 0 });
    fireEvent.click(screen.getByRole('button', { name: /tiles in the bag/ }));
    const tip = screen.getByRole('tooltip', { hidden: true });
    const kinds = [...tip.querySelectorAll('.bag-kind')];
    const said = kinds.map(kind => kind.lastElementChild?.textContent ?? '');
    expect(said).toContain(`flood ${TILE_COUNTS.flood}`);
    // Ra tiles are told in words.
    expect(said.reduce((sum, words) => sum + Number(words.split(' ').at(-1)), 0)).toBe(150);
    // What is written beside a picture is not told twice.
    expect(within(tip).queryAllByRole('img', { hidden: true })).toEqual([]);
    expect(kinds.every(kind => kind.firstElementChild?.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('one’s own face, and whose it is [E-06]', () => {
    onScreen(table, { seat: 0 });
    fireEvent.click(
      within(document.querySelector<HTMLElement>('.area')!).getByRole('button', { name: 'You' }),
    );
    expect(card()).toContain('Suns face-up: 2, 5, 8; face-down: 13.');
    expect(card()).toContain('Your suns come to 28');
  });

  it('the frieze, the bag and the gate are one stop of Tab', () => {
    onScreen(table, { seat: 0 });
    const marks = screen.getByRole('toolbar', { name: 'Ra track' });
    const stops = within(marks).getAllByRole('button');
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    stops[0]!.focus();
    fireEvent.keyDown(stops[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(stops[1]);
  });

  it('says no odds where the table helps nobody, and after the end', () => {
    onScreen(
      changed(table, state => {
        Object.assign(state.options, { helps: false });
      }),
      { seat: 0 },
    );
    fireEvent.click(screen.getByRole('button', { name: /tiles in the bag/ }));
    expect(card()).not.toContain('Ra tiles among');
    cleanup();
    onScreen(
      changed(table, state => {
        state.step = { kind: 'over', scores: [1, 2, 3], winners: [2] };
      }),
      { seat: 0 },
    );
    fireEvent.click(screen.getByRole('button', { name: /tiles in the bag/ }));
    expect(card()).not.toContain('Ra tiles among');
    fireEvent.click(screen.getByRole('button', { name: /Sun in the centre/ }));
    expect(card()).not.toContain('if the match ended now');
  });
});
