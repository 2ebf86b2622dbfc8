import type { CDPSession } from 'playwright-core';
import type { GameId } from '../../../src/game/index.ts';
import { type Control, type Look, lookAt } from '../look.ts';
import { Player, placeOf } from '../player.ts';
import type { House } from '../running-house.ts';
import type { Size } from './arguments.ts';
import { type Press, type Seen, watch } from './watching.ts';

/** What was noticed while a match was played. */
export type Played = {
  /** Milliseconds from a press to the paint that answers it: the slowest but one in fifty, as browsers report it. */
  readonly inp: number;
  /** The slowest of those presses, slowest first, each in words. */
  readonly slowest: readonly string[];
  readonly longestTask: number;
  /** What ran in it, where the browser tells. */
  readonly inTask: readonly string[];
  readonly shift: number;
  /** What moved, by tag and classes, and its part of all that was shifted; most first. */
  readonly moved: readonly (readonly [what: string, shift: number])[];
};

/** How often a player looks whether anything new is to be seen, in milliseconds, and how many times before it goes on. */
const [BETWEEN_LOOKS, LOOKS] = [50, 10];

/** The quickest that a person answers what they see, in milliseconds: what is pressed sooner is not even painted yet. */
const REACTION = 200;

/**
 * Plays without weighing on the page: it watches nothing, looks only when what it has pressed is answered, and presses
 * as a mouse or a finger does, without the questions that a click of the test driver asks first, and no sooner than a
 * person could.
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
    await this.page.waitForTimeout(REACTION);
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
  const page = await house.page({ language: 'en', theme: 'light', ...size }, { hurry: false, sound: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await roomFor(session, size);
  await page.goto(`${house.url}/local/${game}?quick`);
  await page.getByRole('region', { name: 'Your actions' }).waitFor();
  await page.waitForTimeout(1000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(watch);
  await new LightPlayer(page).playUntil();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await page.context().close();
  const presses = Object.values(seen.presses).toSorted((a, b) => b.ms - a.ms);
  const nth = Math.floor(presses.length / 50);
  return {
    inp: presses[nth]?.ms ?? 0,
    slowest: presses.slice(0, nth + 3).map(lineOf),
    longestTask: seen.longest.ms,
    inTask: seen.frames.find(({ from, to }) => seen.longest.at < to && seen.longest.to > from)?.scripts ?? [],
    shift: seen.shift,
    moved: Object.entries(seen.moved).toSorted(([, a], [, b]) => b - a),
  };
};

/** What a browser's own bars take of its window at most, in pixels. */
const BARS = 200;

/**
 * Makes the browser's window large enough for the whole page. A window that Playwright opens is as large as the page with
 * the browser's bars in it: the lower edge of the page lies outside of it, and what changes there alone is not drawn. A press
 * would seem to be answered as late as something else on the page changes.
 */
const roomFor = async (session: CDPSession, { width, height }: Size): Promise<void> => {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: width + BARS, height: height + BARS };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
};

const lineOf = ({ ms, waited, worked, what }: Press) =>
  `${ms} ms, ${Math.round(waited)} waiting and ${Math.round(worked)} in scripts: ${what}`;
