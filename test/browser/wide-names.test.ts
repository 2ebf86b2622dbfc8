import type { Page, ViewportSize } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playOnRules } from '../../src/game/drive.ts';
import { GAME_IDS, type GameId, metaOf } from '../../src/game/index.ts';
import { buildRecord } from '../../src/game/record.ts';
import { botMatch, priestsOfRaModule, WAYS } from '../game/matches.ts';
import { seatAt } from './axe/seat-at.ts';
import { homeForm } from './home-form.ts';
import { inBrowser } from './house.ts';
import { keptMatch, type Position } from './kept-match.ts';
import { type MemberAt, memberAt } from './member-at.ts';
import { sidewaysOn, WIDE_NAMES } from './sideways.ts';
import { inMatch } from './table-of-two.ts';

const PHONE = { language: 'en', theme: 'light', width: 360, height: 640, touch: true } as const;
const UPRIGHT: ViewportSize = { width: 360, height: 640 };
const LYING = { width: 740, height: 360 };
const DESK = { width: 1280, height: 720 };
const [W, HAN, FAMILY] = WIDE_NAMES;

inBrowser('names of 24 wide letters', house => {
  let found: Record<string, string[]> = {};
  /** Looks at a page as it stands, upright and, where it is a table, on its side. */
  const look = async (page: Page, name: string, sizes = [UPRIGHT]) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const out = await sidewaysOn(page);
      if (out.length > 0) found[`${name}, ${size.width}×${size.height}`] = out;
    }
    await page.setViewportSize(UPRIGHT);
  };
  const putAway = async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  };
  beforeEach(() => {
    found = {};
  });
  afterEach(() => expect(found).toEqual({}));

  it('fit where a table is found, waited at, talked at and left', async () => {
    const post = async (path: string, body: object) =>
      (
        await fetch(`${house.url}/games/priests-of-ra/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const { matchID } = await post('create', { numPlayers: 3 });
    const table = `${house.url}/match/priests-of-ra/${matchID}`;
    const page = await house.page(PHONE);
    await page.goto(table);
    await page.getByLabel('Your name').fill(W);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByText('you, host').waitFor();
    const han = await seatAt(house, 'priests-of-ra', matchID, HAN);
    await page.getByText(HAN).first().waitFor();
    await look(page, 'waiting room of the host');
    await page.getByRole('button', { name: 'Share, or another device' }).click();
    await page.getByRole('dialog', { name: 'Share' }).waitFor();
    await look(page, 'share sheet');
    await page.goto(house.url);
    await homeForm(page).waitFor();
    await page.getByText(HAN).first().waitFor();
    await look(page, 'home with a seat of one’s own');
    const guest = await house.page(PHONE);
    await guest.goto(house.url);
    await homeForm(guest).waitFor();
    await guest.getByText(HAN).first().waitFor();
    await look(guest, 'open tables');
    await guest.goto(table);
    await guest.getByRole('button', { name: 'Sit down' }).waitFor();
    await look(guest, 'waiting room of a guest');
    await guest.getByLabel('Your name').fill(FAMILY);
    await guest.getByRole('button', { name: 'Sit down' }).click();

    for (const each of [page, guest]) {
      await each.goto(table);
      await inMatch(each);
    }
    const third = await house.page(PHONE);
    await third.addInitScript(seat => localStorage.setItem('seats', seat), JSON.stringify([han]));
    await third.goto(table);
    await inMatch(third);
    const pages = [page, third, guest];
    for (const each of pages) {
      await each.getByRole('button', { name: /^Menu/ }).click();
      await each.getByRole('dialog', { name: 'Menu' }).waitFor();
      await look(each, 'menu');
      await each.getByRole('button', { name: /^Talk/ }).click();
      await each.getByLabel('Say something').fill('Good luck!');
      await each.keyboard.press('Enter');
      await each.getByRole('log', { name: 'What was said' }).getByText('Good luck!').first().waitFor();
      await look(each, 'talk');
      await each.keyboard.press('Escape');
      await each.keyboard.press('Escape');
    }
    const toAct = async () =>
      (await (await fetch(`${house.url}/games/priests-of-ra/${matchID}`)).json()).toAct as [number];
    const [actor] = await toAct();
    const others = pages.filter((_, seat) => seat !== actor);
    await pages[actor]!.getByRole('button', { name: /^Draw/ }).first().click();
    await pages[actor]!.getByRole('button', { name: /^Menu/ }).click();
    await pages[actor]!.getByRole('button', { name: /^Ask to take/ }).click();
    for (const each of others) {
      await each.getByRole('button', { name: 'Agree' }).waitFor();
      await look(each, 'question to take back', [UPRIGHT, LYING, DESK]);
    }
    await look(pages[actor]!, 'asking to take back');
    await others[0]!.getByRole('button', { name: 'No', exact: true }).click();
    await others[0]!.getByRole('button', { name: 'Agree' }).waitFor({ state: 'hidden' });
    const [next] = await toAct();
    const left = pages[next]!;
    await left.goto(house.url);
    await homeForm(left).waitFor();
    await look(left, 'home during a match');
    const there = pages.filter(each => each !== left);
    for (const each of there) {
      await each.locator('.away-panel').waitFor();
      await look(each, 'somebody is away', [UPRIGHT, LYING]);
    }
  });

  it('fit a member’s desk, what others may know of them, and a tournament', async () => {
    const [ada, ben] = await Promise.all([W, 'M'.repeat(24)].map(name => memberAt(house, name)));
    const game = async () => {
      const setupData = { clock: '3d', rated: true };
      const { matchID } = await ada!.post('/games/ra/create', { numPlayers: 2, unlisted: true, setupData });
      const sit = (who: MemberAt) => who.post(`/games/ra/${matchID}/join`, { playerName: who.name });
      const { playerID, playerCredentials: credentials } = await sit(ada!);
      await sit(ben!);
      return () => ada!.post(`/games/ra/${matchID}/resign`, { playerID, credentials });
    };
    const [resign] = [await game(), await game()];
    await resign();
    const chosen = {
      game: 'kheops',
      kind: 'knockout',
      seats: 2,
      rounds: null,
      clock: '3d',
      outOfTime: 'bot',
    };
    const cup = await ada!.post('/tournaments', {
      ...chosen,
      ...{ name: W, rated: false, bots: false, startsAt: null },
    });
    await ben!.post(`/tournaments/${cup.id}/join`);
    const page = await house.page(PHONE);
    await ada!.signIn(page);
    await page.goto(house.url);
    await page.locator('.desk a').first().waitFor();
    await look(page, 'desk', [UPRIGHT, LYING, DESK]);
    const profile = async () => (await fetch(`${house.url}/members/${W}`)).json();
    await expect.poll(async () => (await profile()).rivals?.length).toBe(1);
    await page.goto(`${house.url}/people/${W}`);
    await page.locator('.people-named').waitFor();
    await look(page, 'profile', [UPRIGHT, LYING, DESK]);
    await page.goto(`${house.url}/tournament/${cup.id}`);
    await page.locator('.club-members, .club-lines').first().waitFor();
    await look(page, 'tournament to come', [UPRIGHT, LYING]);
    await ada!.post(`/tournaments/${cup.id}/start`);
    await page.locator('.tour-table').first().waitFor();
    await look(page, 'tournament', [UPRIGHT, LYING, DESK]);
  });

  const inTheMiddle = ({ own, acting }: Position) => own === 3 && acting.includes(0);
  const over = ({ acting }: Position) => acting.length === 0;
  const withWideNames = (kept: string, more: object = {}) => {
    const match = JSON.parse(kept);
    const named = (seat: object, i: number) => ({ ...seat, name: WIDE_NAMES[i] });
    return JSON.stringify({ ...match, seats: match.seats.map(named), ...more });
  };
  const open = async (page: Page, game: GameId, kept: string) => {
    await page.goto(`${house.url}/nowhere`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `local-match:${game}`,
      kept,
    ] as const);
    await page.goto(`${house.url}/local/${game}`);
    await page.getByRole('region', { name: 'Whose turn' }).waitFor();
  };

  it.each(GAME_IDS)('fit a table, its sheets and its end: %s', async game => {
    const page = await house.page(PHONE);
    const kept = withWideNames(await keptMatch(game, { players: 5, until: inTheMiddle }));
    await open(page, game, kept);
    await look(page, 'table', [UPRIGHT, LYING]);
    for (const size of [UPRIGHT, LYING, DESK]) {
      await page.setViewportSize(size);
      expect(await page.locator('.architect').evaluateAll(pointsOverNames)).toEqual([]);
    }
    await page.setViewportSize(UPRIGHT);
    for (const key of ['h', 's', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').first().waitFor();
      await look(page, `sheet of ${key}`, [UPRIGHT, LYING]);
      await putAway(page);
    }
    // The whole of a name stands in a seat's card, or where a pointer rests.
    for (const rival of await page.locator(':is(.rival, .architect, .ru-rival)').all()) {
      const button = rival.locator('button').first();
      if ((await button.count()) === 0) continue;
      await button.click();
      await page.locator('dialog[open], .explain-card').first().waitFor();
      await look(page, 'a rival’s card');
      await putAway(page);
    }
    await page.goto(house.url);
    await homeForm(page).waitFor();
    await look(page, 'home');
    const handing = withWideNames(await keptMatch(game, { until: inTheMiddle }), { handOver: true });
    await open(page, game, handing);
    await look(page, 'hand-over');

    await open(page, game, withWideNames(await keptMatch(game, { players: 5, until: over })));
    await page.getByRole('button', { name: 'Final score' }).first().click();
    await page.getByRole('table', { name: 'Result' }).locator('[data-total]').first().waitFor();
    await look(page, 'podium', [UPRIGHT, LYING]);
    // The press is answered first, and the sheet laid then: its lines are more than the players.
    const lines = page.getByRole('dialog').getByRole('rowheader');
    for (const [view, there] of [
      ['The match', page.getByRole('img', { name: 'Everybody’s score over the match' })],
      ['Score sheet', lines.nth(Math.min(5, metaOf(game).seats.max))],
    ] as const) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await there.waitFor();
      await look(page, view, [UPRIGHT, LYING]);
    }
    await putAway(page);
    await look(page, 'table that is over', [UPRIGHT, LYING]);
  });

  it('fit a record that is replayed, reviewed and proven', async () => {
    const match = botMatch(priestsOfRaModule, 5, WAYS[0], 'wide');
    const played = playOnRules(priestsOfRaModule, match);
    const { defaults, rulesVersion } = priestsOfRaModule.meta;
    const record = buildRecord({
      game: 'priests-of-ra',
      names: WIDE_NAMES,
      defaults,
      rulesVersion,
      ...match,
      ...played,
    });
    const file = {
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    };
    const page = await house.page(PHONE);
    await page.goto(`${house.url}/replay`);
    await page.getByLabel(/^Choose a match record/).setInputFiles(file);
    await page.getByRole('slider', { name: 'Move' }).fill('40');
    await look(page, 'replay', [UPRIGHT, LYING]);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('img', { name: 'Chances to win over the match' }).waitFor();
    await look(page, 'review', [UPRIGHT, LYING]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('dialog', { name: 'Final score' }).waitFor();
    await look(page, 'end of a replay', [UPRIGHT, LYING]);
    await page.goto(`${house.url}/proof`);
    await page.getByLabel(/^Choose a match record/).setInputFiles(file);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await look(page, 'checked record');
    const ended = {
      key: 'ra/1',
      game: 'ra',
      ended: Date.UTC(2026, 0, 1),
      players: WIDE_NAMES.map((name, score) => ({ name, bot: false, score })),
      winners: [4],
      own: 0,
    };
    await page.evaluate(played => localStorage.setItem('played-matches', played), JSON.stringify([ended]));
    await page.goto(`${house.url}/played`);
    await page.getByRole('list', { name: 'Matches' }).waitFor();
    await look(page, 'played matches');
  });
});

/** The architects of Kheops whose points stand on their name. Runs in the page. */
const pointsOverNames = (architects: Element[]): string[] =>
  architects.flatMap(architect => {
    const boxOf = (part: string) => architect.querySelector(part)!.getBoundingClientRect();
    const [name, points] = [boxOf('.architect-name'), boxOf('.architect-points strong')];
    return points.left < name.right && points.top < name.bottom && name.top < points.bottom
      ? [`points from ${points.left}, a name to ${name.right}`]
      : [];
  });
