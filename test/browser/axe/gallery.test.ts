import { afterAll, beforeAll, expect, it } from 'vitest';
import { POSITIONS as KHEOPS } from '../../../src/client/games/kheops/gallery/positions.ts';
import { POSITIONS as PRIESTS } from '../../../src/client/games/priests-of-ra/gallery/positions.ts';
import { POSITIONS as RA } from '../../../src/client/games/ra/gallery/positions.ts';
import { POSITIONS as RU_RA_RE } from '../../../src/client/games/ru-ra-re/gallery/positions.ts';
import type { GameId } from '../../../src/game/index.ts';
import { chromiumPath } from '../chromium.ts';
import { GalleryPages } from '../gallery-pages.ts';
import { inBrowser } from '../house.ts';
import { inspect } from './inspect.ts';
import { LANGUAGES, LOOKS, visitsTo } from './looks.ts';

/** Of the games that have a gallery. */
const STATES: Partial<Readonly<Record<GameId, readonly string[]>>> = {
  kheops: KHEOPS.map(({ name }) => name),
  'priests-of-ra': PRIESTS.map(({ name }) => name),
  ra: RA.map(({ name }) => name),
  'ru-ra-re': RU_RA_RE.map(({ name }) => name),
};
/** What lies over a table, at one of its states. */
const OVER: readonly (readonly [game: GameId, state: string, over: string])[] = [
  ['ra', 'three-full-track-god', 'refused'],
  ['ra', 'three-god', 'back'],
  ['priests-of-ra', 'three-turn', 'history'],
  ['kheops', 'late', 'score'],
  ['kheops', 'late', 'card'],
  ['ru-ra-re', 'three', 'help'],
];
/** Moments are looked at in their middle, in milliseconds. */
const MIDDLE = 600;

const PAGES = [
  ...Object.entries(STATES).flatMap(([game, states]) =>
    states.map(state => [game, state, `at=${MIDDLE}`] as const),
  ),
  ...OVER.map(([game, state, over]) => [game, state, `over=${over}`] as const),
];
/** A run of CI sees one in so many, in this language or that; at length all are seen in both. */
const SHARE = LOOKS > 1 ? 1 : 31;
const SEEN = PAGES.flatMap(page => LANGUAGES.map(language => [language, ...page] as const)).filter(
  (_, i) => i % SHARE === 0,
);
/** The last move of a moment is made a little later, and what lies over a table is opened after that: in milliseconds. */
const SETTLED = 1600;

inBrowser('axe in the gallery, and nothing hangs over sideways', house => {
  const gallery = new GalleryPages();
  beforeAll(async () => {
    if (chromiumPath() !== null) await gallery.open();
  });
  afterAll(() => gallery.close());

  it.each(SEEN)('finds nothing: %s, %s, %s, %s', async (language, game, state, how) => {
    const page = await house.page({ language, theme: 'light', width: 1280, height: 720 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${gallery.url}/gallery/${game}?position=${state}&language=${language}&${how}`);
    await page.locator('.board').waitFor();
    await page.waitForTimeout(SETTLED);
    if (how === 'over=help' || how === 'over=score') await page.locator('dialog[open]').waitFor();
    expect(
      await inspect(
        page,
        visitsTo(
          PAGES.findIndex(([, each]) => each === state),
          language,
        ),
      ),
    ).toEqual([]);
  });
});
