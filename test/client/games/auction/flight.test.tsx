import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changed, holding, onScreen } from '../ra/on-screen.tsx';

const flights: string[] = [];

beforeEach(() => {
  flights.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // A space of the track stands as far to the right as its number says; nothing else stands anywhere.
  HTMLElement.prototype.getBoundingClientRect = function () {
    const x = [...document.querySelectorAll('.auction-space')].indexOf(this);
    return { x: Math.max(0, x), y: 0, width: 0, height: 0 } as DOMRect;
  };
  HTMLElement.prototype.animate = (frames => {
    const [from] = frames as Keyframe[];
    flights.push(String(from?.transform));
    return { finished: new Promise(() => {}), cancel() {} } as unknown as Animation;
  }) as typeof HTMLElement.prototype.animate;
});

const { getBoundingClientRect, animate } = HTMLElement.prototype;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(HTMLElement.prototype, { getBoundingClientRect, animate });
});

it('a lot flies from the spaces it lay on, gaps of the track left out [R-01]', () => {
  const lying = changed(holding(), state => {
    state.track.push('nile', null, 'gold', null, 'art');
  });
  const sold = { type: 'sold', player: 1, sun: 9, took: 1, tiles: ['nile', 'gold', 'art'] } as const;
  const { show } = onScreen(lying);
  expect(flights).toEqual([]);
  const bought = changed(lying, state => state.track.splice(0));
  show({ ...bought, events: [...bought.events, sold] });
  expect(flights).toEqual([0, 2, 4, 0].map(x => `translate(${x}px, 0px)`));
});
