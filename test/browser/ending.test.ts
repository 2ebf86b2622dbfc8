import { expect, it } from 'vitest';
import { inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';

inBrowser('a match that is over', house => {
  it('has a podium, its course and its sheet, is replayed at any moment, and is kept among one’s own', async () => {
    const page = await house.page();
    const kept = await keptMatch('kheops', { until: ({ legal }) => legal.length === 0 });
    await page.goto(`${house.url}/rules/kheops`);
    await page.evaluate(match => localStorage.setItem('local-match:kheops', match), kept);
    await page.goto(`${house.url}/local/kheops`);
    await page.getByRole('button', { name: 'Final score' }).first().click();
    const final = page.getByRole('dialog', { name: 'Final score' });
    const totals = final.getByRole('table', { name: 'Result' }).locator('[data-total]');
    // The podium comes in a file of its own.
    await totals.first().waitFor();
    const scores = await totals.allInnerTexts();
    expect(scores).toHaveLength(2);
    await final.getByRole('button', { name: 'The match', exact: true }).click();
    await final.getByRole('img', { name: 'What everybody had over the match' }).waitFor();
    await final.getByRole('button', { name: 'Score sheet' }).click();
    await final.getByRole('button', { name: 'Podium' }).click();
    const saved = page.waitForEvent('download');
    await final.getByRole('button', { name: 'Share a picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);

    await page.goto(`${house.url}/played`);
    await page
      .getByText(`Ada ${scores[0]}`)
      .or(page.getByText(`Ned ${scores[0]}`))
      .waitFor();
    await page.getByRole('link', { name: /^Replay/ }).click();
    await page.getByRole('region', { name: 'Steps of the match' }).waitFor();
    await page.getByRole('combobox', { name: 'Step by' }).selectOption('turn');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByRole('combobox', { name: 'As seen by' }).selectOption('Ned');
    const where = () => page.getByRole('slider', { name: 'Move' }).getAttribute('aria-valuetext');
    const moment = await where();
    const address = `${page.url()}&move=${await page.getByRole('slider', { name: 'Move' }).inputValue()}&seat=1`;
    await page.goto(address);
    await page.getByRole('region', { name: 'Steps of the match' }).waitFor();
    expect(await where()).toBe(moment);
    expect(await page.getByRole('combobox', { name: 'As seen by' }).inputValue()).toBe('1');

    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: 'The coach’s review' });
    await review.getByRole('img', { name: 'Chances to win over the match' }).waitFor();
    const way = review.getByRole('button', { name: /^Show move/ }).first();
    const [move] = (await way.innerText()).match(/\d+/)!;
    await way.click();
    await review.waitFor({ state: 'hidden' });
    expect(await page.getByRole('slider', { name: 'Move' }).inputValue()).toBe(move);
  });
});
