import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Played } from '../../../../src/client/games/kheops/gallery/positions.ts';
import { standing } from '../../../../src/game/kheops/score.ts';
import { gallery, onScreen } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const scores = () => texts('.architect-points strong').map(Number);
const announced = () => [...screen.getByRole('log', { name: 'History' }).querySelectorAll('p')].length;
const won = () => document.querySelectorAll('[data-won="true"]').length;
const lights = () => document.querySelectorAll('.network-light[data-paid="true"]').length;

describe('the end of a match', () => {
  const end = gallery('end-moment');
  const before = end.before as Played;
  const { step } = end.state;
  if (step.kind !== 'over') throw new Error('the end is the end');
  // Ned sits to the left of the first seat.
  const final = [step.scores[1], step.scores[0]];
  const networks = end.events.filter(({ type }) => type === 'network').length;
  const show = () => {
    vi.useFakeTimers();
    const shown = onScreen(before, { seat: 0 });
    shown.show(end);
    act(() => vi.advanceTimersByTime(0));
  };
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const isOver = () => {
    expect(scores()).toEqual(final);
    expect(won()).toBe(1);
    expect(lights()).toBe(networks);
    expect(announced()).toBe(end.events.length - before.events.length);
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  };

  it('networks pay one after the other, and nobody has won before all have', async () => {
    show();
    // The last stone is another's: it is told when it has been laid, and paid is nothing before.
    const isComplete = () => screen.queryByRole('heading', { level: 2, name: /^The pyramid is/ }) !== null;
    const stood = standing(before.state).scores;
    expect([scores(), isComplete(), announced()]).toEqual([[stood[1], stood[0]], false, 0]);
    const isPaying = () => texts('.architect-when').every(when => when === 'so far');
    for (let ms = 0; ms < 5000 && !isPaying(); ms += 100) {
      if (isComplete()) expect([announced(), scores().some(score => score > 0)]).toEqual([1, true]);
      await pass(100);
    }
    const sums: number[] = [];
    const lit: number[] = [];
    let since = 0;
    const paces: number[] = [];
    for (let ms = 0; ms < 20000 && won() === 0; ms += 100) {
      expect(texts('.architect-when')).toEqual(['so far', 'so far']);
      sums.push(scores().reduce((a, b) => a + b, 0));
      lit.push(lights());
      expect(document.querySelector('dialog[open]')).toBeNull();
      expect([isComplete(), announced()]).toEqual([true, 1]);
      if (lit.length > 1 && lit.at(-1) !== lit.at(-2)) {
        paces.push(ms - since);
        since = ms;
      }
      await pass(100);
    }
    expect(texts('.architect-when')).toEqual(['at the end', 'at the end']);
    // Each network is watched, at the normal pace; and all of them do not take long.
    expect(Math.min(...paces)).toBeGreaterThanOrEqual(200);
    expect(paces.slice(1).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(4000);
    expect(sums[0]).toBe(0);
    expect(sums.at(-1)).toBe(final[0]! + final[1]!);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(new Set(sums).size).toBeGreaterThan(4);
    expect(new Set(lit).size).toBeGreaterThan(4);
    isOver();
  });

  it('a key ends the last stone, another one what the pyramid pays', async () => {
    show();
    await pass(300);
    for (const _scene of ['tile', 'end']) {
      expect(won()).toBe(0);
      fireEvent.keyDown(document.body, { key: 'a' });
      // The press is answered by a paint before it ends anything.
      await pass(20);
    }
    isOver();
  });

  it('with reduced motion nothing is held back', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      query =>
        ({ matches: query.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never,
    );
    show();
    isOver();
    vi.restoreAllMocks();
  });
});
