import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { metaOf } from '../../src/game/index.ts';
import { CALLS_OFTEN } from './choices.ts';
import { GAMES } from './games.ts';
import { inBrowser } from './house.ts';
import { TouchPlayer } from './player.ts';

const PHONE = { language: 'en', theme: 'light', touch: true } as const;
const UPRIGHT = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 740, height: 360 };
/** After so many presses the phone is turned. To lay it out anew costs as much as some of them. */
const TURNED_EVERY = 7;

/** Turns a phone, and waits until the page has been laid out anew. */
const turn = async (page: Page, size: typeof UPRIGHT): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

inBrowser('a local match on a phone', house => {
  it.each(GAMES)(
    'of $id is played by touch alone, upright and on its side, and all there is to press is on the screen',
    async ({ id }) => {
      const page = await house.page({ ...PHONE, ...UPRIGHT });
      await page.goto(`${house.url}/local/${id}?quick`);
      const player = new TouchPlayer(page, { callsEvery: CALLS_OFTEN });
      let size = UPRIGHT;
      for (let isOver = false; !isOver; ) {
        const next = player.actions + TURNED_EVERY;
        isOver = await player.playUntil(() => player.actions >= next);
        size = size === UPRIGHT ? ON_ITS_SIDE : UPRIGHT;
        await turn(page, size);
      }
      expect(player.actions).toBeGreaterThan(8);
      const players = Math.min(3, metaOf(id).seats.max);
      const totals = player.final.getByRole('table').first().locator('[data-total]');
      await totals.first().waitFor();
      expect(await totals.count()).toBe(players);
      await player.final.getByRole('button', { name: 'Score sheet' }).tap();
      // The press is answered first, and the sheet laid then: its lines are more than the players.
      await player.final.getByRole('rowheader').nth(3).waitFor();
      await turn(page, size === UPRIGHT ? ON_ITS_SIDE : UPRIGHT);
      // Never a trial tap before it: that touches the screen as well, and of two touches there at once no click comes.
      await player.final.getByRole('button', { name: 'Podium' }).tap();
      await totals.first().waitFor();
      expect(await totals.count()).toBe(players);
    },
  );
});
