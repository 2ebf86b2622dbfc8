import { expect, it } from 'vitest';
import { metaOf } from '../../src/game/index.ts';
import { GAMES } from './games.ts';
import { inBrowser } from './house.ts';
import { TouchPlayer } from './player.ts';

const PHONE = { language: 'en', theme: 'light', touch: true } as const;

inBrowser('a local match on a phone', house => {
  // Upright and on its side at the same time: most of a match is waiting for the page.
  it.each(GAMES)(
    'of $id is played by touch alone, and all there is to press is on the screen',
    async ({ id }) => {
      const sizes = [
        { width: 360, height: 640 },
        { width: 740, height: 360 },
      ];
      await Promise.all(
        sizes.map(async size => {
          const page = await house.page({ ...PHONE, ...size });
          await page.goto(`${house.url}/local/${id}?quick`);
          const player = new TouchPlayer(page);
          await player.playUntil();
          expect(player.actions).toBeGreaterThan(8);
          const players = Math.min(3, metaOf(id).seats.max);
          const totals = player.final.getByRole('table').first().locator('[data-total]');
          await totals.first().waitFor();
          expect(await totals.count()).toBe(players);
          await player.final.getByRole('button', { name: 'Score sheet' }).tap();
          // The press is answered first, and the sheet laid then: its lines are more than the players.
          await player.final.getByRole('rowheader').nth(3).waitFor();
          await page.context().close();
        }),
      );
    },
  );
});
