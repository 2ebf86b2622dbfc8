import { expect, it } from 'vitest';
import { GAME_IDS } from '../../src/game/index.ts';
import { inBrowser } from './house.ts';

inBrowser('the home page', house => {
  it.each(['en', 'it'] as const)('has every game’s quick start in view at 1280×720: %s', async language => {
    const page = await house.page({ language, theme: 'light', width: 1280, height: 720 });
    await page.goto(house.url);
    const starts = page.getByRole('link', { name: /^(Play now|Gioca subito)/ });
    await starts.first().waitFor();
    const boxes = await Promise.all((await starts.all()).map(start => start.boundingBox()));
    expect(boxes).toHaveLength(GAME_IDS.length);
    for (const box of boxes) expect(box!.y + box!.height).toBeLessThan(720);
  });
});
