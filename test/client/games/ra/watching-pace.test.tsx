import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RaEvent } from '../../../../src/game/ra/events.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import type { State } from '../../../../src/game/ra/table.ts';
import { changed, onScreen, until } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const others = until(3, ({ step, track }) => step.kind === 'turn' && step.player === 1 && track.length === 2);
const spend = (state: State, seat: number) => {
  const { faceUp, faceDown } = state.areas[seat]!.suns;
  faceDown.push(...faceUp.splice(0));
};

/** How many milliseconds it is told, to seat 0, that seat 1 calls Ra. */
const told = (change: (state: State) => void): number => {
  const before = changed(others, change);
  const { show } = onScreen(before, { seat: 0 });
  const after = structuredClone(before) as { state: State; events: readonly RaEvent[] };
  const events = ra.apply(after.state, 1, ['invokeRa']);
  show({ ...after, events: [...after.events, ...events] });
  return Number.parseFloat(
    document.querySelector<HTMLElement>('.moment')!.style.getPropertyValue('--moment'),
  );
};

describe('what others do', () => {
  it('is told in less than half the time to whoever is out of suns [T-01]', () => {
    const usual = told(() => {});
    cleanup();
    expect(usual).toBeGreaterThan(400);
    const watching = told(state => spend(state, 0));
    expect(watching).toBeGreaterThan(0);
    expect(watching).toBeLessThan(usual / 2);
  });

  it('and to nobody else the sooner: that another is out changes nothing', () => {
    const usual = told(() => {});
    cleanup();
    expect(told(state => spend(state, 2))).toBe(usual);
  });
});
