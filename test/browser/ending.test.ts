import { expect, it } from 'vitest';
import { DESKTOP, inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';

inBrowser('a match that is over', house => {
  it('has a podium, its course and its sheet, is replayed at any moment, and is kept among one’s own', async () => {
    const page = await house.page();
    // Nobody has a clipboard here.
    await page.addInitScript('navigator.clipboard.writeText = async text => console.log("copied " + text)');
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
    await final.getByRole('img', { name: 'Everybody’s score over the match' }).waitFor();
    await final.getByRole('button', { name: 'Score sheet' }).click();
    await final.getByRole('button', { name: 'Podium' }).click();
    const saved = page.waitForEvent('download');
    await final.getByRole('button', { name: 'Share a picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);

    const review = page.getByRole('dialog', { name: 'The coach’s review' });
    const chart = review.getByRole('img', { name: 'Chances to win over the match' });
    await final.getByRole('link', { name: 'Review' }).click();
    await chart.waitFor();
    await page.goto(`${house.url}/local/kheops`);
    await page.getByRole('button', { name: 'Final score' }).first().click();
    await final.getByRole('link', { name: 'Replay the match' }).click();
    await page.getByRole('region', { name: 'Steps of the match' }).waitFor();
    await page.getByRole('combobox', { name: 'Step by' }).selectOption('turn');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByRole('combobox', { name: 'As seen by' }).selectOption('Ned');
    const where = () => page.getByRole('slider', { name: 'Move' }).getAttribute('aria-valuetext');
    const moment = await where();
    const copied = page.waitForEvent('console', message => message.text().startsWith('copied '));
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    await page.goto((await copied).text().slice('copied '.length));
    await page.getByRole('region', { name: 'Steps of the match' }).waitFor();
    await expect.poll(where).toBe(moment);
    await expect.poll(() => page.getByRole('combobox', { name: 'As seen by' }).inputValue()).toBe('1');

    await page.getByRole('button', { name: 'Review' }).click();
    await chart.waitFor();
    const way = review.getByRole('button', { name: /^Show move/ }).first();
    // It hangs from the controls of the replay, whose buttons are narrow: its own are not.
    for (const button of [way, review.getByRole('button', { name: 'Close' })])
      expect(
        await button.evaluate(each => Number.parseFloat(getComputedStyle(each).paddingLeft)),
      ).toBeGreaterThan(7);
    const [move] = (await way.innerText()).match(/\d+/)!;
    await way.click();
    await review.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByRole('slider', { name: 'Move' }).inputValue()).toBe(move);

    // On another device, by two files.
    await page.goto(`${house.url}/played`);
    const played = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
    const won = `${scores[0]} · `;
    expect(await played.innerText()).toContain(won);
    const saving = async (press: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return { name: download.suggestedFilename(), path: await download.path() };
    };
    const record = await saving(() => page.getByRole('link', { name: /^Record/ }).click());
    expect(record.name).toMatch(/^kheops_\d{4}-\d\d-\d\d_Ada_Ned\.json$/);
    const all = await saving(() => page.getByRole('button', { name: 'Export to a file' }).click());
    const other = await house.page({ ...DESKTOP, language: 'it' });
    await other.goto(`${house.url}/played`);
    await other.getByText('Qui non è ancora finita nessuna partita.').waitFor();
    await other.getByLabel('Importa un file').setInputFiles(all.path);
    await other.getByText('Aggiunta 1 partita.').waitFor();
    const imported = other.getByRole('list', { name: 'Partite' }).getByRole('listitem');
    expect(await imported.innerText()).toContain(won);
    await other.getByRole('link', { name: /^Rivedi: Kheops/ }).click();
    await other.getByRole('slider', { name: 'Mossa' }).waitFor();
    await other.goto(`${house.url}/replay`);
    await other.getByLabel('Scegli un verbale').setInputFiles(record.path);
    await other.getByRole('slider', { name: 'Mossa' }).waitFor();
    await other.getByRole('button', { name: 'Alla fine' }).click();
    await other
      .getByRole('dialog', { name: 'Punteggio finale' })
      .getByText(won.slice(0, -3))
      .first()
      .waitFor();
  });
});
