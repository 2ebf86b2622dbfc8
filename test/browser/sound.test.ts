import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SOUNDS } from '../../src/client/ui/sound/sound-kinds.ts';
import { DESKTOP, inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';
import { figuresOf } from './sound-figures.ts';

/** Runs in the page: keeps how loud each sound is that begins. */
const listen = () => {
  const heard: number[] = [];
  Object.assign(globalThis, { heard });
  const { connect } = AudioNode.prototype;
  const tapped = function (this: AudioNode, to: AudioNode): AudioNode {
    if (to instanceof AudioDestinationNode && this instanceof GainNode) heard.push(this.gain.value);
    return connect.call(this, to as never) as unknown as AudioNode;
  };
  AudioNode.prototype.connect = tapped as typeof connect;
};
const heardOn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard.splice(0));
/** Long enough for what makes the sounds to be loaded, and for a moment to be told. */
const MOMENT = 1200;

/** As the settings of Ra call them. */
const KINDS = ['Suns', 'Bag', 'Tiles', 'Passes', 'Sales', 'Gong'];

inBrowser('sounds', house => {
  it('are equally loud, never clipped, begin and end without a click, and each is known from the others', async () => {
    const figures = Object.entries(await figuresOf(await house.page(DESKTOP, { sound: true }), SOUNDS));
    expect(figures.length).toBe(SOUNDS.length);
    for (const [kind, { peak, length, loudness, start, end }] of figures) {
      const found = `${kind}: ${JSON.stringify({ peak, length, loudness, start, end })}`;
      // Two at once must not clip either, but for the crack of a tile, which is short.
      expect(peak, found).toBeLessThan(kind === 'tile' ? 0.75 : 0.5);
      expect(length, found).toBeLessThan(3.5);
      expect(start, found).toBeLessThan(0.001);
      expect(end, found).toBeLessThan(0.001);
    }
    const loud = figures.map(([, { loudness }]) => loudness);
    expect(Math.max(...loud) - Math.min(...loud)).toBeLessThan(3);
    for (const [kind, a] of figures) {
      for (const [other, b] of figures) {
        if (kind === other) continue;
        const apart = (x: number, y: number) => Math.max(x / y, y / x);
        const isApart = apart(a.centroid, b.centroid) > 1.3 || apart(a.length, b.length) > 2;
        expect(isApart, `${kind} and ${other}`).toBe(true);
      }
    }
  });

  it('are none before the first press of the page; volume, each kind and the key M rule them', async () => {
    const page = await house.page(DESKTOP, { sound: true });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(listen);
    await page.goto(`${house.url}/nowhere`);
    const kept = await keptMatch('ra', {
      until: ({ moves, step, legal }) => moves > 8 && step.kind === 'turn' && legal.length > 1,
    });
    await page.evaluate(match => localStorage.setItem('local-match:ra', match), kept);
    await page.goto(`${house.url}/local/ra`);
    const actions = page.getByRole('region', { name: 'Your actions' });
    const someAction = actions.locator('button:not([aria-disabled="true"], :disabled)').first();
    await someAction.waitFor();

    // A press that nobody made: what it brings about is shown, and silent.
    const before = await page.getByRole('region', { name: 'Whose turn' }).textContent();
    await someAction.evaluate(button => (button as HTMLElement).click());
    await expect.poll(() => page.getByRole('region', { name: 'Whose turn' }).textContent()).not.toBe(before);
    await page.waitForTimeout(MOMENT);
    expect(await heardOn(page)).toEqual([]);

    await page.keyboard.press('m');
    await someAction.click();
    await page.waitForTimeout(MOMENT);
    expect(await heardOn(page)).toEqual([]);

    await page.keyboard.press('m');
    await someAction.click();
    await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Menu' }).click();
    // Until nothing of the draw has been heard for a moment.
    do await page.waitForTimeout(MOMENT);
    while ((await heardOn(page)).length > 0);
    for (const name of KINDS) {
      const box = page.getByRole('checkbox', { name, exact: true });
      await box.uncheck();
      await page.waitForTimeout(100);
      expect(await heardOn(page)).toEqual([]);
      await box.check();
      await expect.poll(() => heardOn(page)).toHaveLength(1);
    }
    const volume = page.getByRole('slider', { name: 'Volume' });
    const soundAt = async (value: string): Promise<number> => {
      await volume.fill(value);
      await page.waitForFunction(() => (globalThis as unknown as { heard: number[] }).heard.length > 0);
      return (await heardOn(page))[0]!;
    };
    const [soft, full] = [await soundAt('20'), await soundAt('100')];
    expect(full / soft).toBeCloseTo(5);
    await volume.fill('0');
    await page.waitForTimeout(100);
    expect(await heardOn(page)).toEqual([]);
  });
});
