import type { GameId } from '../../../src/game/index.ts';
import { type Control, type Look, lookAt } from '../look.ts';
import { Player, placeOf } from '../player.ts';
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

/** How often a player looks whether anything new is to be seen, in milliseconds, and how many times before it goes on. */
const [BETWEEN_LOOKS, LOOKS] = [50, 10];

/**
 * Plays without weighing on the page: it watches nothing, looks only when what it has pressed is answered, and presses
 * as a mouse or a finger does, without the questions that a click of the test driver asks first.
 */
class LightPlayer extends Player {
  protected override async look(before: string | null): Promise<Look> {
    for (let looks = 1; ; looks++) {
      const look = await lookAt(this.page, this.names);
      if (look.text !== before || looks === LOOKS) return look;
      await look.forget();
      await this.page.waitForTimeout(BETWEEN_LOOKS);
    }
  }

  protected override async press(control: Control, look: Look): Promise<void> {
    const button = await look.element(control);
    const place = await button.evaluate(placeOf);
    if (place === 'covered') await button.evaluate(element => element.scrollIntoView({ block: 'nearest' }));
    // Somebody else's move was quicker, or something is just going by: the next look tells.
    if (typeof place === 'string') return;
    await this.page.mouse.click(...place);
    await this.page.evaluate(() => new Promise(painted => requestAnimationFrame(() => setTimeout(painted))));
  }
}

/** Plays a match to its end; with `slower`, on a processor slowed so many times. */
export const playedMatch = async (house: House, game: GameId, size: Size, slower = 1): Promise<Played> => {
  const page = await house.page({ language: 'en', theme: 'light', ...size }, { hurry: false });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${house.url}/local/${game}?quick`);
  await page.getByRole('region', { name: 'Your actions' }).waitFor();
  await page.waitForTimeout(1000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(watch);
  await new LightPlayer(page).playUntil();
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
  const looks: PerformanceEntry[] = [];
  on({ type: 'measure' }, look => looks.push(look));
  const isWithin = (look: PerformanceEntry, task: PerformanceEntry) =>
    look.startTime >= task.startTime && look.startTime < task.startTime + task.duration;
  on({ type: 'longtask' }, task => {
    const looking = looks.filter(look => isWithin(look, task)).reduce((ms, { duration }) => ms + duration, 0);
    seen.longestTask = Math.max(seen.longestTask, task.duration - looking);
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
