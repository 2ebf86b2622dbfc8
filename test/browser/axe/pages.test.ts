import { expect, it } from 'vitest';
import { commitmentTo } from '../../../src/game/commitment.ts';
import { playOnRules } from '../../../src/game/drive.ts';
import { GAME_IDS, type GameId, metaOf } from '../../../src/game/index.ts';
import { buildRecord } from '../../../src/game/record.ts';
import { botMatch, priestsOfRaModule, WAYS } from '../../game/matches.ts';
import { homeForm } from '../home-form.ts';
import { DESKTOP, type House, inBrowser } from '../house.ts';
import { inspect } from './inspect.ts';
import { LANGUAGES, LOOKS, visitsTo } from './looks.ts';
import { seatAt } from './seat-at.ts';
import { Visitor } from './visitor.ts';

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

/** Matches of this device: one that was played to its end, one that was given up, and one that does not count. */
const PLAYED = [{}, { resigned: 1 }, { uncounted: 'taken-back' }].map((more, i) => ({
  key: `ra/${i}`,
  game: 'ra',
  ended: Date.UTC(2026, 0, 1 + i),
  players: [
    { name: 'Ada', bot: false, score: 31 },
    { name: 'Ned', bot: i === 0, score: 12 },
  ],
  winners: [0],
  own: 0,
  online: 'abc',
  ...more,
}));
/** A match on this screen that the position of a rule would take the place of. */
const UNDER_WAY = {
  version: 1,
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Ned', bot: null },
  ],
  options: {},
  handOver: false,
  seed: 'under way',
  moves: [['draw']],
  over: false,
};

const CHOOSE = /^(Choose a match record|Scegli un verbale)/;

inBrowser('axe, and nothing hangs over sideways', house => {
  const record = simulatedRecord();

  it.each(LANGUAGES)('finds nothing on the pages of the house: %s', async language => {
    const visitor = await Visitor.to(house, language, { isAlone: false });
    await visitor.visit('/');
    await homeForm(visitor.page).waitFor();
    await visitor.inspect('home');
    await visitor.visit('/match/priests-of-ra/nosuchmatch');
    await visitor.inspect('unknown match');
    await visitor.visit('/nowhere');
    await visitor.inspect('not found');
    await visitClosed(house, visitor);
    await visitor.inspect('closed table');
    await visitor.visit('/replay');
    await visitor.inspect('replay');
    await visitor.page.getByLabel(CHOOSE).setInputFiles(record);
    await visitor.page.getByRole('slider').fill('40');
    await visitor.inspect('replayed match');
    await visitor.visit('/proof');
    await visitor.inspect('proof');
    await visitor.page.getByLabel(CHOOSE).setInputFiles(record);
    await visitor.page.getByRole('heading', { level: 3 }).first().waitFor();
    await visitor.inspect('checked record');
    await visitor.keep('played-matches', PLAYED);
    await visitor.visit('/played');
    await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
    await visitor.inspect('played matches');
    await visitor.keep('local-match:ra', UNDER_WAY);
    await visitor.visit('/try/ra/R-11');
    await visitor.page.getByRole('button', { name: /^(Try the position|Prova la posizione)$/ }).waitFor();
    await visitor.inspect('a position to try');
    visitor.foundNothing();
  });

  it.each(LANGUAGES)('finds nothing on the pages of each game: %s', async language => {
    const visitor = await Visitor.to(house, language);
    // A run of CI sees each game's in one language, turn about; at length all are seen in both.
    const inTurn = (_: unknown, i: number) =>
      LOOKS > 1 || i % LANGUAGES.length === LANGUAGES.indexOf(language);
    for (const game of GAME_IDS.filter(inTurn)) {
      const made = await fetch(`${house.url}/games/${game}/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ numPlayers: metaOf(game).seats.max, unlisted: true }),
      });
      const { matchID } = await made.json();
      // The first of them as its host sees it, with all that a host may change.
      const isHost = game === GAME_IDS[LANGUAGES.indexOf(language)];
      if (isHost) await visitor.keep('seats', [await seatAt(house, game, matchID, 'Ada')]);
      await visitor.visit(`/match/${game}/${matchID}`);
      if (isHost) {
        await visitor.page.getByText(/^(Options|Opzioni)$/).click();
        await visitor.inspect(`host's room of ${game}`);
        await visitor.page.getByRole('button', { name: /(another|altro) (device|dispositivo)/ }).click();
        await visitor.page.getByRole('img', { name: /QR/ }).waitFor();
        await visitor.inspect('share sheet');
      } else {
        await visitor.page.getByRole('form').waitFor();
        await visitor.inspect(`waiting room of ${game}`);
      }
      await visitor.visit(`/rules/${game}`);
      await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
      await visitor.inspect(`rules of ${game}`);
      await visitor.visit(`/learn/${game}`);
      await visitor.page.locator('.scribe[data-speaks="true"]').waitFor();
      await visitor.inspect(`guided match of ${game}`);
      await visitor.visit(`/local/${game}`);
      await visitor.inspect(`local set-up of ${game}`);
      await visitor.visit(`/exercise/${game}`);
      if (game === 'ru-ra-re') await visitor.inspect(`why ${game} has no exercise`);
      else await inspectExercise(visitor, game);
    }
    visitor.foundNothing();
  });

  const BROKEN = [
    /color-contrast: .home-lead/,
    /dark .* color-contrast: .pale/,
    /360×640: target-size/,
    /820×1180: .* px hang over/,
  ];
  it.each([
    ['each language for itself', true, [/it .* label: .nameless/, /en .* label: .nameless/]],
    ['both together', false, [/ label: .nameless/]],
  ] as const)('finds what is broken on purpose where a page is seen in %s', async (_, isAlone, nameless) => {
    const found: string[] = [];
    for (const language of LANGUAGES) {
      const page = await house.page({ ...DESKTOP, language });
      await page.goto(house.url);
      await homeForm(page).waitFor();
      await page.evaluate(breakSomething);
      for (const finding of await inspect(page, visitsTo(1, language, { isAlone, looks: 1 })))
        found.push(`${language} ${finding}`);
      await page.context().close();
    }
    const unseen = [...BROKEN, ...nameless].filter(broken => !found.some(finding => broken.test(finding)));
    expect(unseen).toEqual([]);
  });
});

/** Comes to a table that its host closes then. */
const visitClosed = async (house: House, visitor: Visitor) => {
  const post = (path: string, body: object) =>
    fetch(`${house.url}/games/ra/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { matchID } = await (await post('create', { numPlayers: 2, unlisted: true })).json();
  const { seat, credentials } = await seatAt(house, 'ra', matchID, 'Ada');
  await visitor.visit(`/match/ra/${matchID}`);
  // The page is at the table when it is told who is there.
  await visitor.page
    .getByText(/^(host|ospita)\b/)
    .first()
    .waitFor();
  await post(`${matchID}/host`, { playerID: String(seat), credentials, act: { do: 'close' } });
  await visitor.page.getByText(/^(Its host closed it|Chi lo ospitava)/).waitFor();
};

/** Goes through an exercise by keyboard alone. */
const inspectExercise = async (visitor: Visitor, game: GameId) => {
  const { page } = visitor;
  const choose = page.getByRole('button', { name: /^(Choose a move|Scegli una mossa)$/ });
  await choose.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group').getByRole('button').first().focus();
  await visitor.inspect(`choices of an exercise of ${game}`);
  await page.keyboard.press('Enter');
  await sheet.getByText(/^(You chose|Hai scelto)/).waitFor();
  await visitor.inspect(`answer to an exercise of ${game}`);
  await page.keyboard.press('Escape');
  await visitor.inspect(`exercise of ${game}`);
};

/** Runs in the page. */
const breakSomething = () => {
  const broken = new CSSStyleSheet();
  broken.replaceSync(`
    .home-lead { color: #999; background: #aaa }
    :root[data-theme="dark"] .pale { color: #555; background: #666 }
    .tiny { position: fixed; inset: 0 auto auto 0; width: 9px; height: 9px; padding: 0; font-size: 6px }
    .tiny + .tiny { left: 10px }
    @media (width > 400px) { .tiny { display: none } }
    @media (width: 820px) { .pale { width: 900px } }
  `);
  document.adoptedStyleSheets.push(broken);
  document
    .querySelector('form')
    ?.insertAdjacentHTML(
      'beforeend',
      '<input class="nameless"><p class="pale">pale</p><button class="tiny">a</button><button class="tiny">b</button>',
    );
};
