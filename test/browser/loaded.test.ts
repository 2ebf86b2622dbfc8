import { expect, it } from 'vitest';
import { GAME_IDS } from '../../src/game/index.ts';
import { inBrowser } from './house.ts';

const assetsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);

inBrowser('a match that is opened by its address', house => {
  it.each(GAME_IDS)('starts with what its page names, in one stylesheet: %s', async game => {
    const page = await house.page();
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(`${house.url}/local/${game}?quick`);
    await page.locator(`.board[data-styles~="${game}"]`).waitFor();
    await page.getByRole('region', { name: 'Your actions' }).waitFor();
    const named = assetsOf(await answer!.text());
    expect(named.length).toBeGreaterThan(4);
    expect(asked.filter(path => path.endsWith('.css'))).toHaveLength(1);
    const scripts = asked.filter(path => path.startsWith('/assets/') && path.endsWith('.js'));
    // What is thought aside comes afterwards, with workers: from there on they ask for files of their own.
    const worker = scripts.findIndex(path => /\/(thinking|bot)-worker-/.test(path));
    const first = worker < 0 ? scripts : scripts.slice(0, worker);
    expect(first.length).toBeGreaterThan(4);
    expect(first.filter(path => !/\/index-/.test(path) && !named.includes(path))).toEqual([]);
    await page.context().close();
  });
});
