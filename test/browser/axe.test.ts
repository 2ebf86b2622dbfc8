import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { commitmentTo } from '../../src/game/commitment.ts';
import type { AnyMove } from '../../src/game/contract.ts';
import { playOnRules } from '../../src/game/drive.ts';
import { GAME_IDS, type GameId, metaOf } from '../../src/game/index.ts';
import { buildRecord } from '../../src/game/record.ts';
import { quickRandom } from '../../src/game/shared/random.ts';
import { loadGame } from '../game/load-game.ts';
import { botMatch, priestsOfRaModule, WAYS } from '../game/matches.ts';
import { type House, inBrowser, type Look } from './house.ts';
import { Player } from './player.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LOOKS: Look[] = (['en', 'it'] as const).flatMap(language =>
  (['light', 'dark'] as const).flatMap(theme => [
    { language, theme, width: 1280, height: 720 },
    { language, theme, width: 360, height: 640 },
  ]),
);

/** What axe finds against WCAG 2.2 AA, one line a finding. */
const findings = async (page: Page): Promise<string[]> => {
  // Evaluated rather than put into the page, whose policy lets no foreign script in.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What a browser keeps of a local match once its player has acted so often, or to its end. */
const playedMatch = async (
  house: House,
  game: GameId,
  actions = Number.POSITIVE_INFINITY,
): Promise<Record<string, string>> => {
  const page = await house.page();
  await page.goto(`${house.url}/local/${game}?quick`);
  const player = new Player(page);
  await player.playUntil(() => player.actions >= actions);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  await page.context().close();
  return kept;
};

/** A record as the simulator writes it. */
const simulatedRecord = () => {
  const names = ['Ada', 'Ned', 'Tiye'];
  const match = botMatch(priestsOfRaModule, 3, WAYS[0], 'replayed');
  const played = playOnRules(priestsOfRaModule, match);
  const { defaults, rulesVersion } = priestsOfRaModule.meta;
  const record = buildRecord({ game: 'priests-of-ra', names, defaults, rulesVersion, ...match, ...played });
  const [id, salt] = ['i1KZP0SRTx9', 'Mgo03onUdeFfPBJY3rYRIA'];
  const commitment = commitmentTo('priests-of-ra', id, { seed: match.seed, salt });
  Object.assign(record, { proof: { match: id, commitment, salt } });
  return { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
};

const ra = await loadGame('ra');

/** A local match of Ra as its page keeps it, played on until the person at seat 0 is asked for something. */
const raUntil = (wanted: (step: { kind: string }, moves: readonly AnyMove[]) => boolean) => {
  for (let n = 0; ; n++) {
    const seed = `axe ${n}`;
    const state = ra.rules.setup({ players: 3, options: ra.meta.defaults, seed });
    const random = quickRandom(seed);
    const moves: AnyMove[] = [];
    for (;;) {
      const [seat] = ra.rules.seatsToAct(state);
      if (seat === undefined) break;
      const legal = ra.rules.legalMoves(state, seat);
      if (seat === 0 && moves.length > 40 && wanted(state.step, legal)) {
        const seats = ['Ada', 'Hori', 'Tiye'].map((name, i) => ({ name, bot: i === 0 ? null : 'random' }));
        const { defaults: options } = ra.meta;
        return JSON.stringify({ version: 1, seats, options, handOver: true, seed, moves, over: false });
      }
      const move = legal[random.below(legal.length)]!;
      ra.rules.apply(state, seat, move);
      moves.push(move);
    }
  }
};
const RA_TABLES = {
  'gods at work': raUntil(
    (step, legal) => step.kind === 'turn' && legal.some(([name]) => name === 'playGod'),
  ),
  'a disaster that asks': raUntil(step => step.kind === 'disaster'),
};

/** How often the player of each table has acted. */
const PLAYED = [
  ['priests-of-ra', 5],
  ['kheops', 3],
  ['ru-ra-re', 6],
] as const;

inBrowser('axe', house => {
  const record = simulatedRecord();
  // Played once, and opened in every look as their player left them.
  const tables: Partial<Record<GameId, Record<string, string>>> = {};
  let played: Record<string, string>;
  beforeAll(async () => {
    for (const [game, actions] of PLAYED) tables[game] = await playedMatch(house, game, actions);
    played = await playedMatch(house, 'priests-of-ra');
  });

  it.each(LOOKS)(
    'finds nothing, and nothing overflows sideways: $language, $theme, $width×$height',
    async look => {
      const page = await house.page(look);
      const found: Record<string, unknown> = {};
      const inspect = async (name: string) => {
        found[name] = await findings(page);
        if ((await overflow(page)) > 0) found[`${name} overflows by`] = await overflow(page);
      };
      const visit = async (path: string) => {
        await page.goto(house.url + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      };
      const dialog = page.getByRole('dialog').first();

      await visit('/');
      await page.getByRole('form').waitFor();
      await inspect('home');
      for (const game of GAME_IDS) {
        const made = await fetch(`${house.url}/games/${game}/create`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ numPlayers: metaOf(game).seats.max, unlisted: true }),
        });
        await visit(`/match/${game}/${(await made.json()).matchID}`);
        await page.getByRole('form').waitFor();
        await inspect(`waiting room of ${game}`);
        await visit(`/rules/${game}`);
        await page.getByRole('heading', { level: 2 }).first().waitFor();
        await inspect(`rules of ${game}`);
        await visit(`/local/${game}`);
        await inspect(`local set-up of ${game}`);
      }
      await visit('/match/priests-of-ra/nosuchmatch');
      await inspect('unknown match');
      await visit('/nowhere');
      await inspect('not found');
      await visit('/replay');
      await inspect('replay');
      await page.getByLabel(/^(Choose a match record|Scegli un verbale)/).setInputFiles(record);
      await page.getByRole('slider').fill('40');
      await inspect('replayed match');
      await visit('/proof');
      await inspect('proof');
      await page.getByLabel(/^(Choose a match record|Scegli un verbale)/).setInputFiles(record);
      await page.getByRole('heading', { level: 3 }).first().waitFor();
      await inspect('checked record');

      const player = new Player(page, { language: look.language });
      /** Opens a match that was kept, from a page on which no bot can move and be kept in its place. */
      const open = async (game: GameId, kept: Readonly<Record<string, string>>) => {
        await visit('/nowhere');
        await page.evaluate(
          entries => {
            for (const [key, value] of entries) localStorage.setItem(key, value);
          },
          Object.entries(kept).filter(([key]) => key.startsWith('local-match:')),
        );
        await visit(`/local/${game}`);
      };

      for (const [game] of PLAYED) {
        await open(game, tables[game]!);
        await page.getByRole('region', { name: /^(Whose turn|A chi tocca)$/ }).waitFor();
        await inspect(`table of ${game}`);
        await page.keyboard.press('s');
        await dialog.waitFor();
        await inspect(`score sheet of ${game}`);
        await page.keyboard.press('Escape');
      }

      for (const [name, kept] of Object.entries(RA_TABLES)) {
        await open('ra', { 'local-match:ra': kept });
        await page
          .getByRole('toolbar', { name: /^(Tiles (a god|to give)|Tessere (che un dio|a cui))/ })
          .waitFor();
        await inspect(name);
      }

      await open('priests-of-ra', played);
      await page
        .getByRole('button', { name: /^(Final score|Punteggio finale)$/ })
        .first()
        .click();
      await player.final.waitFor();
      await inspect('final score');
      await page.keyboard.press('Escape');
      for (const [key, name] of [
        ['s', 'score sheet'],
        ['?', 'help'],
      ] as const) {
        await page.keyboard.press(key);
        await dialog.waitFor();
        await inspect(name);
        await page.keyboard.press('Escape');
      }
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map(name => [name, []])));
    },
  );
});
