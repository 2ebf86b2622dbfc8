import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Played } from '../../../../src/client/games/kheops/gallery/positions.ts';
import { ARRIVES_MS } from '../../../../src/client/games/kheops/staging/flights.ts';
import { gallery, onScreen } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(SVGElement.prototype, 'getBBox');
});

it('what another player lays is told, and what it closes lit, when it has been laid', async () => {
  // Nothing is laid out and nothing moves here: everything is as large as a tile, and flies for as long as it does.
  const flight = ARRIVES_MS;
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 48, height: 48 } as DOMRect);
  Element.prototype.animate = () =>
    ({
      finished: new Promise(arrived => setTimeout(arrived, flight)),
      cancel() {},
    }) as unknown as Animation;
  Object.assign(SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 48, height: 48 }) });
  const { before, state, events } = gallery('closed-moment');
  const layer = events.findLast(event => 'player' in event && event.type === 'tile');
  const rival = layer?.type === 'tile' && layer.player === 0 ? 1 : 0;
  const { show } = onScreen(before as Played, { seat: rival });
  const told = () => screen.getByRole('log', { name: 'History' }).querySelectorAll('p').length;
  const scores = () => [...document.querySelectorAll('.architect-points strong')].map(it => it.textContent);
  const lit = () => document.querySelectorAll('.network-light').length;
  const seen = () => [told(), scores(), lit()];
  const untold = seen();
  show({ state, events });
  await act(async () => void vi.advanceTimersByTime(flight / 2));
  expect(seen()).toEqual(untold);
  await act(async () => void vi.advanceTimersByTime(flight));
  expect(told()).toBeGreaterThan(Number(untold[0]));
  expect(lit()).toBeGreaterThan(Number(untold[2]));
});
