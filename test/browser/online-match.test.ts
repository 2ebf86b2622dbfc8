import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CALLS_OFTEN } from './choices.ts';
import { OF_A_CUT } from './engines/visitor.ts';
import { GAMES } from './games.ts';
import { DESKTOP, inBrowser } from './house.ts';
import { KeyboardPlayer, TouchPlayer } from './player.ts';
import { inMatch, makeTable, sitDown } from './table-of-two.ts';
import { beTranslated, isTrue } from './translation.ts';

const UPRIGHT = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 740, height: 360 };
const PHONE = { ...DESKTOP, ...UPRIGHT, touch: true };
/** After so many presses the phone is turned. To lay it out anew costs as much as some of them. */
const TURNED_EVERY = 7;

/** Turns a phone, and waits until the page has been laid out anew. */
const turn = async (page: Page): Promise<void> => {
  const size = page.viewportSize()?.width === UPRIGHT.width ? ON_ITS_SIDE : UPRIGHT;
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

/** Plays, and turns its phone now and then. */
const playTurning = async (player: TouchPlayer, until: () => boolean): Promise<void> => {
  for (let isOver = false; !isOver && !until(); ) {
    const next = player.actions + TURNED_EVERY;
    isOver = await player.playUntil(() => until() || player.actions >= next);
    await turn(player.page);
  }
};

/** A page that has just come shows how the table stood before it did, and comes back. */
const looksBack = async (page: Page) => {
  await inMatch(page);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.locator('button.history-line').nth(3).click();
  await page.getByText('Looking back', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Return to the table' }).click();
  await page.getByText('Looking back', { exact: true }).waitFor({ state: 'detached' });
};

inBrowser('an online match', house => {
  it.each(GAMES)(
    'of $id is played by keyboard on a page that is translated and by touch on a phone that is turned, with a reload and a killed server in the middle',
    async ({ id: game }) => {
      const [ada, ned] = [await house.page(), await house.page(PHONE)];
      const errors: string[] = [];
      for (const page of [ada, ned])
        page.on('console', said => {
          if (said.type() === 'error' && !OF_A_CUT.test(said.text())) errors.push(said.text());
        });
      await beTranslated(ada);
      // Where a bot takes a hand a match takes twice as long: one of them is enough.
      const withBot = game === 'ru-ra-re';
      await makeTable(ada, house.url, {
        game,
        seats: withBot ? 3 : 2,
        choose: async form => withBot && (await form.getByLabel('Who plays seat 3').selectOption('medium')),
      });
      await ada.getByText('Waiting for 1 player').waitFor();
      await sitDown(ned, await ada.getByLabel('Link to this table').inputValue());

      // Neither has a mouse: what is to be pressed is reached by the keys, and lies on the screen, the whole match through.
      const often = { callsEvery: CALLS_OFTEN };
      const players = [new KeyboardPlayer(ada, often), new TouchPlayer(ned, often)] as const;
      const playTranslated = async (until: () => boolean) => {
        const [player] = players;
        for (let isOver = false; !isOver && !until(); ) {
          const next = player.actions + 5;
          isOver = await player.playUntil(() => until() || player.actions >= next);
          await isTrue(ada);
        }
      };
      const play = async (until: () => boolean) => {
        await Promise.all([playTranslated(until), playTurning(players[1], until)]);
      };
      const actions = () => players[0].actions + players[1].actions;

      await play(() => actions() > 15);
      await ned.reload();
      await looksBack(ned);
      await play(() => actions() > 30);
      await house.kill();
      await house.start();
      await play(() => false);

      const scores = await Promise.all(
        players.map(async player => {
          const totals = player.final.getByRole('table').first().locator('[data-total]');
          await totals.first().waitFor();
          return totals.allInnerTexts();
        }),
      );
      expect(scores[0]).toHaveLength(withBot ? 3 : 2);
      expect(scores[1]).toEqual(scores[0]);
      await isTrue(ada);

      const { final } = players[1];
      await final.getByRole('button', { name: 'Score sheet' }).tap();
      // The press is answered first, and the sheet laid then: its lines are more than the players.
      await final.getByRole('rowheader').nth(3).waitFor();
      await turn(ned);
      // Never a trial tap before it: that touches the screen as well, and of two touches there at once no click comes.
      await final.getByRole('button', { name: 'Podium' }).tap();
      const onPodium = final.getByRole('table').first().locator('[data-total]');
      await onPodium.first().waitFor();
      expect(await onPodium.count()).toBe(scores[1]!.length);

      const id = new URL(ada.url()).pathname.split('/').at(-1);
      const record = await fetch(`${house.url}/games/${game}/${id}/record`).then(answer => answer.json());
      expect(record.names).toEqual(['Ada', 'Ned', ...(withBot ? ['bot: medium'] : [])]);
      expect(record.result.scores.map(String).sort()).toEqual([...scores[0]!].sort());
      expect(record.seed).toEqual(expect.any(String));

      // Ada asks for another, and Ned for the same one: each has a seat that is kept, and the first is handed on.
      await players[0].final.getByRole('button', { name: 'Rematch' }).click();
      await final.getByText('Ada wants another').waitFor();
      await final.getByText(/Your seat is kept for /).waitFor({ state: 'attached' });
      await final.getByRole('button', { name: 'Play again' }).click();
      await ada.waitForURL(url => !url.pathname.endsWith(`/${id}`));
      await ned.waitForURL(ada.url());
      for (const page of [ada, ned]) await inMatch(page);
      await isTrue(ada);
      const next = new URL(ada.url()).pathname.split('/').at(-1);
      const table = await fetch(`${house.url}/games/${game}/${next}`).then(answer => answer.json());
      const seated = table.players.map(({ name: who }: { name: string }) => who);
      expect(seated).toHaveLength(withBot ? 3 : 2);
      expect([seated[0], seated.at(-1)]).toEqual(['Ned', 'Ada']);
      expect(errors).toEqual([]);
    },
  );

  it('is watched by somebody without a seat, who can do nothing', async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const url = `${house.url}/games/priests-of-ra/${path}`;
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { matchID } = await post('create', { numPlayers: 2, setupData: { bots: { 1: 'random' } } });
    const { playerID, playerCredentials: credentials } = await post(`${matchID}/join`, { playerName: 'Ada' });
    // A bot stands in for who leaves: two of them play on.
    await post(`${matchID}/leave`, { playerID, credentials });
    const page = await house.page();
    await page.goto(`${house.url}/match/priests-of-ra/${matchID}`);
    await page.getByText('You are watching this match.').waitFor();
    expect(await page.getByRole('button', { name: /^(Draw|Bid|Pass|Invoke)/ }).count()).toBe(0);
    // The heads at the rim say from whose place, and no list in the bar besides.
    await page.getByRole('toolbar', { name: 'Watch from the place of' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Watch from the place of' }).count()).toBe(0);
    // Two bots may be done before the page is there: the sheet opens by itself only where the end was seen.
    await page.getByText('The match is over').first().waitFor({ state: 'attached', timeout: 60_000 });
  });
});
