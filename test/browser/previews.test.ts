import { expect, it } from 'vitest';
import { DESKTOP, type House, inBrowser, type Look } from './house.ts';
import { inMatch, makeTable, resign, sitDown } from './table-of-two.ts';

const ITALIAN: Look = { ...DESKTOP, language: 'it' };

type Shown = {
  readonly title: string | null;
  readonly text: string | null;
  readonly alt: string | null;
  readonly picture: Buffer;
};

/** What somebody who is sent a link makes of it: the tags of the page as the server sends it, and the picture they name. */
const shownOf = async (house: House, link: string, look: Look = DESKTOP): Promise<Shown> => {
  const page = await house.page(look);
  // Nobody who shows links runs a page's scripts.
  await page.route('**/*.js', route => route.abort());
  await page.goto(link);
  const tag = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  const [title, text, alt, url] = [
    await tag('title'),
    await tag('description'),
    await tag('image:alt'),
    await tag('url'),
  ];
  expect(url).toBe(link);
  const promised = [await tag('image:width'), await tag('image:height')].map(Number);
  const answer = (await page.goto((await tag('image'))!))!;
  expect(await page.locator('img').evaluate(sizeOf)).toEqual(promised);
  expect(await page.locator('img').evaluate(coloursOf)).toBeGreaterThan(100);
  const picture = await answer.body();
  await page.context().close();
  return { title, text, alt, picture };
};

/** Runs in the page: a picture that cannot be read has no size. */
const sizeOf = (img: Element) => {
  const { naturalWidth, naturalHeight } = img as HTMLImageElement;
  return [naturalWidth, naturalHeight];
};

/** Runs in the page. */
const coloursOf = (img: Element): number => {
  const { naturalWidth: width, naturalHeight: height } = img as HTMLImageElement;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.drawImage(img as HTMLImageElement, 0, 0);
  return new Set(new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer)).size;
};

inBrowser('whoever is sent a link', house => {
  it('reads where it leads, in their own language, and sees a picture of the size that is promised', async () => {
    const home = await shownOf(house, `${house.url}/`);
    expect([home.title, home.alt]).toEqual(['The House of Ra', 'The House of Ra']);
    expect(home.text).toMatch(/^Four board games/);
    expect((await shownOf(house, `${house.url}/`, ITALIAN)).title).toBe('La casa di Ra');
    const rules = await shownOf(house, `${house.url}/rules/kheops`);
    expect(rules.title).toBe('Kheops · The House of Ra');
    expect(rules.picture.equals(home.picture)).toBe(false);
  });

  it('to a table reads who waits there, who plays, who has won, and sees how it stands', async () => {
    const [ada, ned] = [await house.page(), await house.page()];
    await makeTable(ada, house.url, { game: 'kheops' });
    const table = ada.url();
    const waiting = await shownOf(house, table);
    expect(waiting.title).toBe('Kheops · The House of Ra');
    expect(waiting.text).toBe('Ada waiting for one player. Sit down!');

    await sitDown(ned, table);
    for (const page of [ada, ned]) await inMatch(page);
    const running = await shownOf(house, table, ITALIAN);
    expect(running.text).toBe('Ada e Ned: partita in corso. Vieni a guardare.');
    expect(running.picture.equals(waiting.picture)).toBe(false);

    await resign(ned, 'The match ends, and the other player wins.');
    await ada.getByText('Ned resigned: the match is over.').first().waitFor({ state: 'attached' });
    expect((await shownOf(house, table)).text).toBe('Ada and Ned: Ada won.');
    const replay = await shownOf(house, table.replace('/match/', '/replay/'));
    expect(replay.title).toBe('Kheops: a replay');
    expect(replay.text).toBe('Ada and Ned: Ada won.');
  });
});
