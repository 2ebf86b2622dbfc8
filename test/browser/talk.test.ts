import { expect, it } from 'vitest';
import { inBrowser } from './house.ts';

inBrowser('talk and second thoughts', house => {
  it('a move is taken back before the other sees it, a line of chat is heard on a phone, and is there after a reload', async () => {
    const ada = await house.page();
    const ned = await house.page({ language: 'en', theme: 'dark', width: 360, height: 640 });
    await ada.goto(house.url);
    await ada.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: 'Ru-Ra-Re' });
    await ada.getByRole('combobox', { name: 'Seats', exact: true }).selectOption('2');
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Make the table' }).click();
    await ada.getByText('Waiting for 1 player').waitFor();
    await ned.goto(ada.url());
    await ned.getByLabel('Your name').fill('Ned');
    await ned.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [ada, ned])
      await page.getByRole('region', { name: 'Your actions' }).waitFor({ state: 'attached' });

    const chosen = ada.getByText('You have chosen row 1.').first();
    await ada.keyboard.press('1');
    await chosen.waitFor();
    const takeBack = ada.getByRole('button', { name: 'Take back (U)' });
    await takeBack.click();
    await chosen.waitFor({ state: 'detached' });
    expect(await takeBack.count()).toBe(0);

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
  });
});
