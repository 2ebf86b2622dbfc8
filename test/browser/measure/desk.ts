import type { Page } from 'playwright-core';
import { GAME_IDS } from '../../../src/game/index.ts';
import { memberAt } from '../member-at.ts';
import type { House } from '../running-house.ts';
import type { Figure } from './bars.ts';

const MATCHES = 30;

/** Of one load: how long after its data the desk was drawn, in milliseconds, and what the page has asked for to draw it. */
type Drawn = { readonly ms: number; readonly asked: readonly string[] };

/** A member with thirty matches by days opens the home page, several times over: how long each takes to be drawn once its data are there. */
export const deskOf30 = async (house: House, loads: number): Promise<readonly Figure[]> => {
  const [ada, ned] = [await memberAt(house, 'Ada'), await memberAt(house, 'Ned')];
  for (let n = 0; n < MATCHES; n++) {
    const game = GAME_IDS[n % GAME_IDS.length]!;
    const { matchID } = await ada.post(`/games/${game}/create`, {
      numPlayers: 2,
      setupData: { clock: '3d' },
    });
    for (const { post, name } of [ada, ned])
      await post(`/games/${game}/${matchID}/join`, { playerName: name });
  }
  const drawn: Drawn[] = [];
  for (let load = 0; load < loads; load++) {
    const page = await house.page();
    await ada.signIn(page);
    await page.addInitScript(noteDesk);
    await page.goto(house.url);
    drawn.push(await drawnIn(page));
    await page.context().close();
  }
  const times = drawn.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const asked = drawn.map(({ asked }) => asked).toSorted((a, b) => a.length - b.length);
  return [
    {
      bar: 'desk',
      of: `${MATCHES} matches`,
      value: times[Math.floor(times.length / 2)]!,
      because: [`of ${loads} loads, in ms: ${times.map(Math.round).join(', ')}`],
    },
    { bar: 'desk-requests', of: '/', value: asked.at(-1)!.length, because: asked.at(-1)! },
  ];
};

const drawnIn = async (page: Page): Promise<Drawn> => {
  await page.waitForFunction(() => (globalThis as { desk?: number }).desk !== undefined);
  return page.evaluate(() => {
    const { desk = 0 } = globalThis as { desk?: number };
    const asked = performance
      .getEntriesByType('resource')
      .map(entry => entry as PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => new URL(name).pathname.startsWith('/account') && responseEnd < desk);
    const ms = desk - Math.max(...asked.map(({ responseEnd }) => responseEnd));
    return { ms, asked: asked.map(({ name }) => new URL(name).pathname) };
  });
};

/** Runs in the page: notes when the frame with the desk in it was painted. */
const noteDesk = () => {
  const watching = new MutationObserver(() => {
    if (document.querySelector('.desk a') === null) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { desk: performance.now() })));
  });
  watching.observe(document, { childList: true, subtree: true });
};
