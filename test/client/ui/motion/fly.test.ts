import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fly, flyAll } from '../../../../src/client/ui/motion/fly.ts';

type Move = { frames: Keyframe[]; timing: KeyframeAnimationOptions; end: () => void; cancel: () => void };
const moves: Move[] = [];
const place = (x: number, y: number, size = 10) => ({ x, y, width: size, height: size }) as DOMRect;

beforeEach(() => {
  moves.length = 0;
  document.body.innerHTML = '<div class="board"><b id="sun" tabindex="0">9</b></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLElement.prototype.getBoundingClientRect = () => place(0, 0);
  HTMLElement.prototype.animate = ((frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    let [end, stop] = [() => {}, () => {}];
    const finished = new Promise<void>((resolve, reject) => {
      [end, stop] = [resolve, () => reject(new Error('cancelled'))];
    });
    finished.catch(() => {});
    moves.push({ frames, timing, end, cancel: stop });
    return { finished, cancel: stop } as unknown as Animation;
  }) as typeof HTMLElement.prototype.animate;
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Neither was there before: what stayed would hide what other files put in the place of Element's own.
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
});

const sun = () => document.querySelector('#sun')!;
const copies = () => [...document.querySelectorAll('.flight-copy')];
const settled = async (flight: Promise<void>) => {
  const told = vi.fn();
  void flight.then(told);
  await Promise.resolve();
  await new Promise(resolve => setTimeout(resolve));
  return told.mock.calls.length > 0;
};

it('a copy flies in a layer that no one can press or hear, and is gone when it has arrived', async () => {
  const flight = fly({ what: sun(), from: place(5, 5), to: place(105, 55, 20), ms: 300 });
  expect(document.querySelector('.flights')?.getAttribute('aria-hidden')).toBe('true');
  expect(copies()).toHaveLength(1);
  expect(copies()[0]!.querySelector('[id], [tabindex]')).toBeNull();
  expect(moves[0]!.frames.map(({ transform }) => transform)).toEqual([
    'translate(5px, 5px) scale(1)',
    'translate(110px, 60px) scale(2)',
  ]);
  expect(await settled(flight)).toBe(false);
  moves[0]!.end();
  expect(await settled(flight)).toBe(true);
  expect(copies()).toEqual([]);
});

it('in a place that is much larger it arrives small, and never blown up', () => {
  const area = { x: 100, y: 0, width: 300, height: 40 } as DOMRect;
  void fly({ what: sun(), from: place(0, 0), to: area, ms: 300 });
  expect(moves[0]!.frames[1]!.transform).toBe('translate(245px, 15px) scale(0.5)');
  void fly({ what: sun(), from: place(0, 0), to: place(0, 0, 15), ms: 300 });
  expect(moves[1]!.frames[1]!.transform).toContain('scale(1.5)');
});

it('an arc lifts the middle; what turns over has two faces', () => {
  void fly({ what: sun(), from: place(0, 0), to: place(100, 0), ms: 300, arc: 40, flip: sun() });
  expect(moves[0]!.frames[1]).toMatchObject({ transform: 'translate(50px, -40px) scale(1)', offset: 0.5 });
  expect(copies()[0]!.children).toHaveLength(2);
});

it('called off it is gone at once, and before it began it never flies', async () => {
  const stop = new AbortController();
  const flight = fly({ what: sun(), from: place(0, 0), to: place(9, 9), ms: 300, signal: stop.signal });
  stop.abort();
  expect(await settled(flight)).toBe(true);
  expect(copies()).toEqual([]);
  await fly({ what: sun(), from: place(0, 0), to: place(9, 9), ms: 300, signal: stop.signal });
  expect(moves).toHaveLength(1);
});

it('what arrives is out of sight until its copy is there, or the last of several', async () => {
  const thing = document.createElement('b');
  const flight = { what: sun(), from: place(0, 0), to: place(9, 9), ms: 300, arrives: thing };
  const first = fly(flight);
  const stop = new AbortController();
  const second = fly({ ...flight, signal: stop.signal });
  expect(thing.style.opacity).toBe('0');
  moves[0]!.end();
  await first;
  expect(thing.style.opacity).toBe('0');
  stop.abort();
  await second;
  expect(thing.style.opacity).toBe('');
});

it('what is out of sight because it is awaited flies in sight', () => {
  const flight = { what: sun(), from: place(0, 0), to: place(9, 9), ms: 300, arrives: sun() };
  void fly(flight);
  void fly(flight);
  const faces = copies().map(copy => copy.querySelector<HTMLElement>('b')!.style.opacity);
  expect(faces).toEqual(['', '']);
});

it('several are measured before the first copy is made, so that the page is laid out once', () => {
  const seen: number[] = [];
  HTMLElement.prototype.getBoundingClientRect = () => {
    seen.push(copies().length);
    return place(0, 0);
  };
  const flight = { what: sun(), from: sun(), to: place(9, 9), ms: 300 };
  void flyAll([flight, flight, flight], 60);
  expect(copies()).toHaveLength(3);
  expect(Math.max(...seen)).toBe(0);
});

it('several begin one after the other', () => {
  const flight = { what: sun(), from: place(0, 0), to: place(9, 9), ms: 300 };
  void flyAll([flight, { ...flight, delay: 5 }, flight], 60);
  expect(moves.map(({ timing }) => timing.delay)).toEqual([0, 65, 120]);
});

it('where motion is not wanted nothing flies', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await fly({ what: sun(), from: place(0, 0), to: place(9, 9), ms: 300 });
  expect(moves).toEqual([]);
});
