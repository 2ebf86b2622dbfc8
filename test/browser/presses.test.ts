import type { Locator, Page, WebSocketRoute } from 'playwright-core';
import { expect, it } from 'vitest';
import { type GameId, metaOf } from '../../src/game/index.ts';
import { afterEcho } from './echo.ts';
import { GAMES } from './games.ts';
import { homeForm } from './home-form.ts';
import { DESKTOP, inBrowser } from './house.ts';
import { keptMatch } from './kept-match.ts';
import { notePresses, PRESSES, pressAtOnce } from './presses.ts';
import { inMatch, makeTable, tableOfTwo } from './table-of-two.ts';

/** Everything that a press brings about has come about, and is drawn. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let i = 0; i < 5; i++)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  });

const keptAs = (game: GameId) => `local-match:${game}`;

const moves = (page: Page, game: GameId): Promise<number> =>
  page.evaluate(kept => JSON.parse(localStorage.getItem(kept) ?? '{"moves":[]}').moves.length, keptAs(game));

/** Two people sit down at one screen. @returns how their match is kept before its first move */
const twoAtOneScreen = async (page: Page, home: string, game: GameId, confirm = 'risky'): Promise<string> => {
  await page.goto(`${home}/nowhere`);
  await page.evaluate(
    ([key, asked]) => {
      localStorage.removeItem(key);
      localStorage.setItem('settings', JSON.stringify({ pace: 'fast', confirm: asked }));
    },
    [keptAs(game), confirm] as const,
  );
  await page.goto(`${home}/local/${game}`);
  const two = page.getByRole('radio', { name: '2 players' });
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  if (await two.count()) await two.check({ force: true });
  await page.getByLabel('Who plays seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await firstIsToAct(page, game);
  return page.evaluate(key => localStorage.getItem(key)!, keptAs(game));
};

/** The same two sit before their match as it was kept; the page is not loaded anew. */
const beginAgain = async (page: Page, game: GameId, kept: string) => {
  const go = (path: string) =>
    page.evaluate(to => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await go('/nowhere');
  await mayAct(page).waitFor({ state: 'detached' });
  await page.evaluate(([key, match]) => localStorage.setItem(key, match), [keptAs(game), kept] as const);
  await go(`/local/${game}`);
  await firstIsToAct(page, game);
};

const mayAct = (page: Page) => page.locator('.actions, .rows').first();

/** The screen is covered until the next person has taken it; the cover comes a moment later than what lies under it. */
const isCovered = (game: GameId): boolean => metaOf(game).views === 'by-seat';
const iAm = (page: Page) => page.getByRole('button', { name: /^I am / });

const firstIsToAct = async (page: Page, game: GameId) => {
  if (isCovered(game)) await iAm(page).click();
  await mayAct(page).waitFor();
  await turnIsTheirs(page);
};

/** Whoever has the turn may press: for half a second after it has gone on, that would be the one before. */
const turnIsTheirs = afterEcho;

/** Comes to the press that makes a move. */
const deed = async (page: Page, game: GameId): Promise<Locator> => {
  if (game === 'ru-ra-re') return page.locator('.rows button').first();
  if (game !== 'kheops') return page.getByRole('button', { name: /^Draw/, disabled: false });
  await page.locator('.cell[data-target="true"]').first().click();
  const place = page.getByRole('button', { name: 'Place', exact: true, disabled: false });
  await place.waitFor();
  return place;
};

inBrowser('one press is one deed', house => {
  it.each(GAMES)('of two people at one screen, in $id', async ({ id: game }) => {
    const page = await house.page({ ...DESKTOP, touch: true });
    await notePresses(page);
    const kept = await twoAtOneScreen(page, house.url, game);
    for (const [how, press] of PRESSES) {
      const begin = async () => {
        await beginAgain(page, game, kept);
        expect(await moves(page, game), how).toBe(0);
        return deed(page, game);
      };
      await pressAtOnce(page, begin, press);
      await expect.poll(() => moves(page, game), { message: how }).toBe(1);
      if (game === 'ru-ra-re') await iAm(page).waitFor();
      await settled(page);
      expect(await moves(page, game), how).toBe(1);
      // Where the screen is covered, the second press has not uncovered it for the other.
      if (game === 'ru-ra-re') expect(await iAm(page).count(), how).toBe(1);
    }
  });

  it('a question that comes up is not answered by the press that asks it', async () => {
    const page = await house.page({ ...DESKTOP, touch: true });
    await notePresses(page);
    const question = page.getByRole('dialog', { name: /are you sure\?$/ });
    // What the browser itself takes for one press is tried above.
    const ofTwo = ['two clicks of their own', 'two taps', 'Enter twice'];
    for (const [how, press] of PRESSES.filter(([how]) => ofTwo.includes(how))) {
      const begin = async () => {
        await twoAtOneScreen(page, house.url, 'ra', 'always');
        return deed(page, 'ra');
      };
      await pressAtOnce(page, begin, press);
      // It is shown with its styles, which may be a moment on their way.
      await question.waitFor();
      await settled(page);
      expect([how, await question.count(), await moves(page, 'ra')]).toEqual([how, 1, 0]);
    }
    await turnIsTheirs(page);
    await question.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(() => moves(page, 'ra')).toBe(1);
  });

  it('a held Enter bids one sun, and passes for one', async () => {
    const page = await house.page();
    await twoAtOneScreen(page, house.url, 'ra');
    await page.getByRole('button', { name: /^Invoke Ra/, disabled: false }).click();
    await expect.poll(() => moves(page, 'ra')).toBe(1);
    const sun = page.locator('.actions-suns button:not([aria-disabled="true"])').first();
    await turnIsTheirs(page);
    await sun.focus();
    for (let i = 0; i < 30; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => moves(page, 'ra')).toBe(2);
    await settled(page);
    expect(await moves(page, 'ra')).toBe(2);
  });
});

/** Runs in the page: what is met where the first sheet that opens has its button, in the moment in which it does. */
const noteWhatIsMet = () => {
  const observer = new MutationObserver(() => {
    const button = document.querySelector('dialog[open] .dialog-head button');
    if (button === null) return;
    observer.disconnect();
    const { x, y, width, height } = button.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    Object.assign(globalThis, { isMet: button.contains(met) });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
};

inBrowser('a sheet that opens by itself', house => {
  it('does not hear the press that was on its way to the table, and hears the next one', async () => {
    const page = await house.page();
    let last = 0;
    const kept = JSON.parse(
      await keptMatch('kheops', {
        until: ({ acting }) => {
          last = acting[0] ?? last;
          return acting.length === 0;
        },
      }),
    );
    // A bot makes the last move.
    kept.seats[last].bot = 'random';
    const before = { ...kept, moves: kept.moves.slice(0, -1), over: false };
    await page.goto(`${house.url}/nowhere`);
    await page.evaluate(([key, match]) => localStorage.setItem(key, match), [
      keptAs('kheops'),
      JSON.stringify(before),
    ] as const);
    await page.addInitScript(noteWhatIsMet);
    await page.goto(`${house.url}/local/kheops`);
    const final = page.getByRole('dialog', { name: 'Final score' });
    await final.waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { isMet: boolean }).isMet)).toBe(false);
    await final.getByRole('button', { name: 'Close' }).click();
    await final.waitFor({ state: 'detached' });
  });
});

/** How often the server was asked for something, by the end of its path. */
const countAsked = (page: Page) => {
  const asked = new Map<string, number>();
  page.on('request', request => {
    const what = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (request.method() === 'POST') asked.set(what, (asked.get(what) ?? 0) + 1);
  });
  return (what: string) => asked.get(what) ?? 0;
};

const openTables = async (home: string, game: GameId): Promise<number> => {
  const answer = await fetch(`${home}/games/${game}?stage=open`);
  return ((await answer.json()) as { matches: unknown[] }).matches.length;
};

/** The WebSockets of a page go through here, and its other ways to the server too: they can be cut, and let through again. */
const cuttable = async (page: Page) => {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/socket\.io/, socket => {
    if (isCut) return void socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  await page.route(/socket\.io/, route => (isCut ? route.abort() : route.continue()));
  return (cut: boolean) => {
    isCut = cut;
    if (cut) for (const socket of open) void socket.close();
    open.clear();
  };
};

inBrowser('what the server is asked for is asked for once', house => {
  it('a table made by a double click, a seat taken by a held Enter, a match given up by three clicks', async () => {
    const [ada, ned] = [await house.page(), await house.page()];
    const [ofAda, ofNed] = [countAsked(ada), countAsked(ned)];
    await ada.goto(house.url);
    const form = homeForm(ada);
    await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption('ra');
    await form.getByRole('combobox', { name: 'Seats', exact: true }).selectOption('3');
    await form.getByLabel('Your name').fill('Ada');
    await form.getByRole('button', { name: 'Make the table' }).dblclick();
    await ada.getByText(/^Waiting for \d/).waitFor();
    expect([ofAda('create'), ofAda('join')]).toEqual([1, 1]);
    expect(await openTables(house.url, 'ra')).toBe(1);

    await ned.goto(ada.url());
    await ned.getByLabel('Your name').fill('Ned');
    for (let i = 0; i < 20; i++) await ned.keyboard.down('Enter');
    await ned.keyboard.up('Enter');
    await ned.getByText(/^Waiting for 1 player/).waitFor();
    expect(ofNed('join')).toBe(1);

    await ada.getByRole('button', { name: 'Start now' }).dblclick();
    for (const page of [ada, ned]) await inMatch(page);
    expect(ofAda('host')).toBe(1);

    await ned.getByRole('button', { name: 'Menu' }).click();
    // The second click of the first press is no answer to the question.
    await ned.getByRole('button', { name: 'Resign' }).dblclick();
    const question = ned.getByRole('group', { name: 'Resign' });
    await question.waitFor();
    expect(ofNed('resign')).toBe(0);
    // Where the answer stands is where the button was.
    await afterEcho(ned);
    await question.getByRole('button', { name: 'Resign' }).click({ clickCount: 3 });
    await expect.poll(() => ofNed('resign')).toBe(1);
  });

  it('a table is made once where the answer to the first press is lost', async () => {
    const ada = await house.page();
    const before = await openTables(house.url, 'kheops');
    let lost = 0;
    for (const path of [/\/create$/, /\/join$/])
      await ada.route(path, async route => {
        await route.fetch();
        lost += 1;
        await route.abort();
        await ada.unroute(path);
      });
    await ada.goto(house.url);
    const form = homeForm(ada);
    await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption('kheops');
    await form.getByLabel('Your name').fill('Ada');
    for (let presses = 1; presses <= 2; presses++) {
      await form.getByRole('button', { name: 'Make the table' }).click();
      await expect.poll(() => lost).toBe(presses);
      await form.getByText('The server did not answer. Please try again.').waitFor();
    }
    await form.getByRole('button', { name: 'Make the table' }).click();
    await ada.getByText('Waiting for 1 player').waitFor();
    expect(await openTables(house.url, 'kheops')).toBe(before + 1);
  });
});

inBrowser('a line to the server that is bad', house => {
  it('what is said while it is cut waits, and is said in its order', async () => {
    const [ada, ned] = [await house.page(), await house.page()];
    const cut = await cuttable(ada);
    await tableOfTwo(ada, ned, house.url, { game: 'ra' });
    await ada.getByRole('button', { name: 'Talk' }).click();
    const log = ada.getByRole('log', { name: 'What was said' });
    await log.waitFor();
    cut(true);
    const lines = ['one', 'two', 'three', 'four', 'five', 'six'];
    for (const line of lines) {
      await ada.getByLabel('Say something').fill(line);
      await ada.keyboard.press('Enter');
    }
    await log.getByText('waits for the connection').last().waitFor();
    cut(false);
    await ned.getByRole('button', { name: /^Talk/ }).click();
    const heard = ned.getByRole('log', { name: 'What was said' });
    // More than may be said at once: the last comes a little later.
    await heard.getByText('six').waitFor({ timeout: 60_000 });
    expect(await heard.locator('bdi').allInnerTexts()).toEqual(expect.arrayContaining(lines));
    expect((await heard.innerText()).match(/one|two|three|four|five|six/g)).toEqual(lines);
    await expect.poll(() => log.getByText(/waits|on its way/).count()).toBe(0);
  });

  it('where WebSockets are swallowed the table comes all the same; where nothing comes through the page says what it has tried', async () => {
    const [ada, ned] = [
      await house.page(),
      await house.page({ ...DESKTOP, language: 'it', width: 360, height: 640 }),
    ];
    let sockets = 0;
    // Taken, and never answered.
    await ada.routeWebSocket(/socket\.io/, () => {
      sockets += 1;
    });
    await makeTable(ada, house.url, { game: 'ra' });
    const cut = await cuttable(ned);
    await sitDownIn(ned, ada.url());
    await inMatch(ada);
    expect(sockets).toBe(1);
    await inMatch(ned, 'it');
    cut(true);
    const said = ned.getByText('Questa pagina non riesce a raggiungere il server. Ha provato con WebSocket');
    await said.waitFor({ timeout: 60_000 });
    cut(false);
    await ned.getByRole('button', { name: 'Riprova ora' }).click();
    await said.waitFor({ state: 'detached' });
  });
});

const sitDownIn = async (ned: Page, table: string): Promise<void> => {
  await ned.goto(table);
  await ned.getByLabel('Il tuo nome').fill('Ned');
  await ned.getByRole('button', { name: 'Siediti' }).click();
};
