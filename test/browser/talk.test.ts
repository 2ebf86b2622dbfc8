import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser } from './house.ts';
import { inMatch, makeTable, sitDown, tableOfTwo } from './table-of-two.ts';

inBrowser('talk and second thoughts', house => {
  it('a move is taken back before the other sees it; lines and reactions come to a phone, and from whom it will not hear none', async () => {
    const ada = await house.page();
    const ned = await house.page({ language: 'en', theme: 'dark', width: 360, height: 640 });
    await tableOfTwo(ada, ned, house.url, { game: 'ru-ra-re' });

    const chosen = ada.getByText('You have chosen row 1.').first();
    await ada.keyboard.press('1');
    await chosen.waitFor();
    const takeBack = ada.getByRole('button', { name: 'Take back (U)' });
    await takeBack.click();
    await chosen.waitFor({ state: 'detached' });
    await takeBack.waitFor({ state: 'detached' });

    await ada.getByRole('button', { name: 'Talk' }).click();
    await ada.getByLabel('Say something').fill('Good luck!');
    await ada.keyboard.press('Enter');
    await ned.getByRole('button', { name: 'Menu (1 new in Talk)' }).click();
    await ned.getByRole('button', { name: 'Talk: 1 new' }).click();
    const said = ned.getByRole('log', { name: 'What was said' }).getByText('Good luck!');
    await said.waitFor();
    await ned.reload();
    await ned.getByRole('button', { name: 'Menu' }).click();
    await ned.getByRole('button', { name: /^Talk/ }).click();
    await said.waitFor();

    await noteReactions(ned);
    await ada.getByRole('button', { name: 'Ouch!' }).click();
    await ned.waitForFunction(() => document.body.dataset.reactions === 'ouch');
    await ned.getByText('Whom you hear').click();
    await ned.getByLabel('Hear Ada').uncheck();
    await said.waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Talk' }).click();
    await ada.getByRole('button', { name: 'Oh no!' }).click();
    await ada.getByRole('button', { name: 'Talk' }).click();
    await ada.getByLabel('Say something').fill('Still there?');
    await ada.keyboard.press('Enter');
    const lines = ada.getByRole('log', { name: 'What was said' });
    await lines.getByText('Still there?').waitFor();
    // What is said after it comes after it.
    await ned.getByLabel('Say something').fill('I am.');
    await ned.keyboard.press('Enter');
    await ned.getByRole('log', { name: 'What was said' }).getByText('I am.').waitFor();
    expect(await ned.getByText('Still there?').count()).toBe(0);
    expect(await ned.evaluate(() => document.body.dataset.reactions)).toBe('ouch');
  });

  it('talk has a place beside the board, over no question on a phone, and in the room where others are waited for', async () => {
    const ada = await house.page({ language: 'en', theme: 'light', width: 1920, height: 1080 });
    const ned = await house.page({ language: 'en', theme: 'dark', width: 360, height: 640 });
    const bea = await house.page();
    await makeTable(ada, house.url, { game: 'ra', seats: 3 });
    expect(await ada.getByRole('region', { name: 'Talk' }).count()).toBe(0);
    await sitDown(ned, ada.url());
    await ned.getByRole('region', { name: 'Talk' }).getByLabel('Say something').fill('One more!');
    await ned.keyboard.press('Enter');
    await ada.getByRole('region', { name: 'Talk' }).getByText('One more!').waitFor();
    await bea.goto(ada.url());
    await bea.getByLabel('Your name').fill('Bea');
    await bea.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [ada, ned, bea]) await inMatch(page);

    const beside = ada.getByRole('region', { name: 'Talk' });
    await beside.getByText('One more!').waitFor();
    expect(await ada.getByRole('button', { name: /^Talk/ }).count()).toBe(0);
    const scene = ada.locator('.board .stage');
    const isBesideScene = async () => {
      const [talk, stage] = await boxesOf(beside, scene);
      return talk!.x >= stage!.x + stage!.width;
    };
    await expect.poll(isBesideScene).toBe(true);
    // Where there is less room it lies over the scene, and the board is as wide as it was.
    await ada.setViewportSize({ width: 1280, height: 720 });
    await ada.getByRole('button', { name: 'Talk' }).click();
    await ada.getByRole('dialog', { name: 'Talk' }).getByText('One more!').waitFor();
    await expect.poll(async () => (await scene.boundingBox())?.width).toBe(1280);
    await ada.keyboard.press('Escape');
    await ada.getByRole('dialog', { name: 'Talk' }).waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Talk' }).and(ada.locator(':focus')).waitFor();
    await ada.setViewportSize({ width: 1920, height: 1080 });

    await ned.getByRole('button', { name: 'Menu' }).click();
    await ned.getByRole('button', { name: /^Talk/ }).click();
    const sheet = ned.getByRole('dialog', { name: 'Talk' });
    await sheet.getByText('One more!').waitFor();
    const actionOf = (page: Page, name: RegExp) =>
      page.getByRole('region', { name: 'Your actions' }).getByRole('button', { name, disabled: false });
    const drawOf = (page: Page) => actionOf(page, /^Draw/);
    const passOf = (page: Page) => actionOf(page, /^Pass/);
    // His own turn waits for an answer too.
    await Promise.race([drawOf(ned), drawOf(bea), drawOf(ada)].map(each => each.waitFor()));
    if (await drawOf(ned).isVisible()) await drawOf(ned).click();
    let mover = ned;
    const goOn = async () => {
      for (const page of [ada, bea, ned])
        if (page !== ned && (await drawOf(page).isVisible())) mover = page;
        // What he drew may have been a Ra: then all are asked for a sun first.
        else if (await passOf(page).isVisible()) await passOf(page).click();
      return mover;
    };
    await expect.poll(goOn, { timeout: 60_000 }).not.toBe(ned);
    await drawOf(mover).click();
    await mover.getByRole('button', { name: 'Ask to take back (U)' }).click();
    const question = ned.getByRole('region', { name: 'Taking a move back' });
    await question.getByRole('button', { name: 'Agree' }).waitFor();
    expect(await sheet.isVisible()).toBe(true);
    const isBelowQuestion = async () => {
      const [asked, said] = await boxesOf(question, sheet);
      return said!.y >= asked!.y + asked!.height;
    };
    await expect.poll(isBelowQuestion).toBe(true);
    await question.getByRole('button', { name: 'No', exact: true }).click();
    await mover.getByText('Ned said no: the move stands.').waitFor();
    await ned.goBack();
    await sheet.waitFor({ state: 'detached' });
    await inMatch(ned);
  });

  it('a table has reactions only, or nothing to say at all, where it chose that, and tells whoever sits down', async () => {
    const [ada, ned] = [await house.page(), await house.page()];
    const choosing = (choice: string) => ({
      game: 'kheops' as const,
      choose: (form: Locator) =>
        form.getByRole('combobox', { name: 'Talk at the table' }).selectOption({ label: choice }),
    });
    await makeTable(ada, house.url, choosing('Only reactions'));
    await ned.goto(ada.url());
    await ned.getByText('At this table there are reactions, but no messages.').waitFor();
    await sitDown(ned, ada.url());
    for (const page of [ada, ned]) await inMatch(page);
    await noteReactions(ned);
    await ada.getByRole('button', { name: 'Talk' }).click();
    const panel = ada.getByRole('dialog', { name: 'Talk' });
    await panel.getByText('This table has reactions, but no messages.').waitFor();
    expect(await panel.getByRole('log').count()).toBe(0);
    expect(await panel.getByRole('textbox').count()).toBe(0);
    await panel.getByRole('button', { name: 'Well played!' }).click();
    await ned.waitForFunction(() => document.body.dataset.reactions === 'well-played');

    await tableOfTwo(ada, ned, house.url, choosing('Nothing'));
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Resign' }).waitFor();
    for (const page of [ada, ned]) expect(await page.getByRole('button', { name: /^Talk/ }).count()).toBe(0);
  });

  it('what a move has shown is taken back where the other agrees, and comes again; who watches sees it from a seat', async () => {
    const [ada, ned] = [await house.page(), await house.page()];
    await tableOfTwo(ada, ned, house.url, { game: 'ra' });
    const drawOf = (page: Page) =>
      page
        .getByRole('region', { name: 'Your actions' })
        .getByRole('button', { name: /^Draw/, disabled: false });
    const mover = await Promise.race(
      [ada, ned].map(async page => {
        await drawOf(page).waitFor();
        return page;
      }),
    );
    const [other, name] = mover === ada ? [ned, 'Ada'] : [ada, 'Ned'];

    const eve = await house.page({ language: 'en', theme: 'dark', width: 360, height: 640 });
    await eve.goto(ada.url());
    await eve.getByText('You are watching this match.').waitFor();
    await ada.getByText('1 spectator').waitFor({ state: 'attached' });
    await eve.getByRole('heading', { name: /^Ada.s area$/ }).waitFor({ state: 'attached' });
    // The bar of a phone has no list of them besides.
    expect(await eve.getByRole('combobox', { name: 'Watch from the place of' }).count()).toBe(0);
    const heads = eve.getByRole('toolbar', { name: 'Watch from the place of' });
    await heads.getByRole('button', { name: 'Ned' }).click();
    await eve.getByRole('heading', { name: /^Ned.s area$/ }).waitFor({ state: 'attached' });

    const last = mover.locator('.turn-banner-last');
    const draw = async () => {
      const before = await last.innerText();
      await drawOf(mover).click();
      await expect.poll(() => last.innerText()).not.toBe(before);
      return last.innerText();
    };
    const drawn = await draw();
    const ask = mover.getByRole('button', { name: 'Ask to take back (U)' });
    const asked = (page: Page) =>
      page
        .getByRole('region', { name: 'Taking a move back' })
        .getByText(`${name} asks to take back their last move. What has been shown stays known`);
    await ask.click();
    for (const page of [other, eve]) await asked(page).waitFor();
    expect(await eve.getByRole('button', { name: 'Agree' }).count()).toBe(0);
    await other.getByRole('button', { name: 'Agree' }).click();
    await drawOf(mover).waitFor();
    await expect.poll(() => last.innerText()).toBe('You took the last move back: everybody had agreed.');
    await drawOf(mover).click();
    await expect.poll(() => last.innerText()).toBe(drawn);

    await ask.click();
    await asked(other).waitFor();
    await other.getByRole('button', { name: 'No', exact: true }).click();
    await mover.getByText(`${name === 'Ada' ? 'Ned' : 'Ada'} said no: the move stands.`).waitFor();
    expect(await last.innerText()).toBe(drawn);
  });
});

const boxesOf = (...parts: readonly Locator[]) =>
  Promise.all(parts.map(async part => (await part.boundingBox())!));

/** Writes down on the page which reactions it shows from now on: each is there for a moment only. */
const noteReactions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.body;
    dataset.reactions = '';
    const seen = new Set<Element>();
    new MutationObserver(() => {
      for (const bubble of document.querySelectorAll<HTMLElement>('[data-reaction]')) {
        if (!seen.has(bubble)) dataset.reactions += bubble.dataset.reaction ?? '';
        seen.add(bubble);
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
