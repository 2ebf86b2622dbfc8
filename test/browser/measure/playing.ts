import type { GameId } from '../../../src/game/index.ts';
import { Player } from '../player.ts';
import type { House } from '../running-house.ts';
import type { Size } from './arguments.ts';

/** What was noticed while a match was played. */
export type Played = {
  /** Milliseconds from a press to the paint that answers it: the slowest but one in fifty, as browsers report it. */
  readonly inp: number;
  readonly longestTask: number;
  readonly shift: number;
  /** What moved, by tag and classes, and its part of all that was shifted; most first. */
  readonly moved: readonly (readonly [what: string, shift: number])[];
};

/** Plays a match to its end; with `slower`, on a processor slowed so many times. */
export const playedMatch = async (house: House, game: GameId, size: Size, slower = 1): Promise<Played> => {
  const page = await house.page({ language: 'en', theme: 'light', ...size });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${house.url}/local/${game}?quick`);
  await page.getByRole('region', { name: 'Your actions' }).waitFor();
  await page.waitForTimeout(1000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(watch);
  await new Player(page).playUntil();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await page.context().close();
  const presses = Object.values(seen.presses).toSorted((a, b) => b - a);
  return {
    inp: presses[Math.floor(presses.length / 50)] ?? 0,
    longestTask: seen.longestTask,
    shift: seen.shift,
    moved: Object.entries(seen.moved).toSorted(([, a], [, b]) => b - a),
  };
};

type Seen = {
  presses: Record<number, number>;
  longestTask: number;
  shift: number;
  moved: Record<string, number>;
};

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Runs in the page. Shifts after a press count too: nothing shall move from under a finger. */
const watch = () => {
  const seen: Seen = { presses: {}, longestTask: 0, shift: 0, moved: {} };
  Object.assign(globalThis, { seen });
  const on = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe(options);
  on({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, entry => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0)
      seen.presses[interactionId] = Math.max(seen.presses[interactionId] ?? 0, entry.duration);
  });
  on({ type: 'longtask' }, ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
  on({ type: 'layout-shift' }, entry => {
    const { value, sources } = entry as LayoutShift;
    seen.shift += value;
    for (const { node } of sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      const what = element == null ? 'gone since' : [element.localName, ...element.classList].join('.');
      seen.moved[what] = (seen.moved[what] ?? 0) + value / sources.length;
    }
  });
};
