import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUN_TOTALS } from '../../../../src/client/games/auction/pieces/drawn.tsx';
import { CLIENT_GAMES } from '../../../../src/client/games/index.ts';
import { CASES } from '../../../../src/client/games/kheops/rules/cases.ts';
import { kindsOfTiles } from '../../../../src/client/games/kheops/rules/drawings.tsx';
import { exampleKey } from '../../../../src/client/games/rules-page/drawings.ts';
import { matches } from '../../../../src/client/pages/rules/search.ts';
import { triedMatch } from '../../../../src/client/pages/try/tried-match.ts';
import { LANGUAGES } from '../../../../src/client/ui/i18n/i18n.tsx';
import { mustBid } from '../../../../src/game/auction/auction.ts';
import { isFull } from '../../../../src/game/auction/tracks.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import { GAME_IDS, type GameId } from '../../../../src/game/index.ts';
import { standing } from '../../../../src/game/kheops/score.ts';
import { count } from '../../../../src/game/ra/tiles.ts';
import { loadGame } from '../../../game/load-game.ts';
import { WORKED_CASES } from '../../pages/rules/worked-cases.ts';

const outlineOf = (game: GameId, language: string): string =>
  readFileSync(`src/game/${game}/RULES.${language === 'en' ? '' : `${language}.`}md`, 'utf8');

const drawingsOf = async (game: GameId) => (await CLIENT_GAMES[game].drawings!()).drawings;

describe.each(GAME_IDS)('the drawings of %s', game => {
  it.each(LANGUAGES)('stand beside rules and examples that there are: %s', async language => {
    const { rules, examples, tries } = await drawingsOf(game);
    const outline = outlineOf(game, language);
    const numbers = [...outline.matchAll(/^- \*\*(\w-\d+)\*\*/gm)].map(([, number]) => number);
    const keys = [...numbers, ...examples.map((_, n) => exampleKey(n))];
    expect(numbers).toEqual(expect.arrayContaining(Object.keys(rules)));
    expect(keys).toEqual(expect.arrayContaining(Object.keys(tries)));
    const last = outline.slice(outline.lastIndexOf('\n## '));
    expect(examples).not.toContain(null);
    expect(examples).toHaveLength([...last.matchAll(/^- /gm)].length);
  });
});

/** What each position that can be tried must show to the first seat. */
// biome-ignore lint/suspicious/noExplicitAny: the states of different games have nothing in common
const SHOWN: Readonly<Record<string, Readonly<Record<string, (state: any) => boolean>>>> = {
  'priests-of-ra': {
    'T-02': ({ step, track }) => step.kind === 'turn' && isFull(track),
    'A-04': ({ step }) => step.kind === 'auction' && mustBid(step),
    'P-01': ({ step }) => step.kind === 'placement',
    'P-02': ({ step }) => step.kind === 'priests' && step.turns > 1,
    'E-02': ({ step, raTrack, track }) => step.kind === 'turn' && raTrack === 7 && !isFull(track),
  },
  ra: {
    'T-02': ({ step, track }) => step.kind === 'turn' && isFull(track),
    'A-04': ({ step }) => step.kind === 'auction' && mustBid(step),
    'R-01': ({ step, areas }) => step.kind === 'turn' && count(areas[0].tiles, 'god') > 0,
    'R-03': ({ step }) => step.kind === 'disaster',
    'E-02': ({ step, raTrack, track }) => step.kind === 'turn' && raTrack === 7 && !isFull(track),
  },
  kheops: {
    'K-13': ({ step }) => step.power.startsWith('rotate'),
    'K-14': ({ step }) => step.power === 'swap',
    'K-15': ({ step }) => step.power === 'move',
    'K-20': ({ step, supplies }) => step.kind === 'pawn' && supplies[0].mummy === 1,
    'K-40': ({ step, pyramid }) => step.kind === 'tile' && Object.keys(pyramid).length >= 47,
  },
  'ru-ra-re': {
    'Q-10': state => state.throw > 1 && state.waiting.includes(0),
    'Q-21': ({ scored, throw: number }) => !scored && number === 1,
    'Q-22': ({ lastRound }) => lastRound,
  },
};

const TRIES = await Promise.all(
  GAME_IDS.map(async game =>
    Object.entries((await drawingsOf(game)).tries).map(each => [game, ...each] as const),
  ),
);

it.each(TRIES.flat())('a position of %s for %s can be tried', async (game, key, tried) => {
  const module = await loadGame(game);
  const saved = triedMatch(module, tried, 'Ada');
  const { rules } = module;
  const setup = { players: saved.seats.length, options: saved.options, seed: saved.seed };
  const state = rules.setup(setup);
  let events: readonly AnyEvent[] = [];
  for (const [i, move] of saved.moves.entries()) {
    const seat = saved.movers?.[i] ?? rules.seatsToAct(state)[0]!;
    expect(rules.refusalOf(state, seat, move)).toBeNull();
    events = rules.apply(state, seat, move);
  }
  expect(rules.seatsToAct(state)).toContain(0);
  // Nobody has come this far by playing well.
  expect(saved.uncounted).toBe('position');
  const [, example] = key.match(/^example-(\d+)$/) ?? [];
  const shows = example === undefined ? SHOWN[game]?.[key] : WORKED_CASES[game]?.[Number(example)];
  expect(shows?.(state, events, rules.setup(setup))).toBe(true);
});

it.each(GAME_IDS)('every position of %s that is meant to be tried is there', async game => {
  const { tries } = await drawingsOf(game);
  expect(Object.keys(tries)).toEqual(expect.arrayContaining(Object.keys(SHOWN[game] ?? {})));
});

describe('the drawn examples of Kheops', () => {
  const scored = (n: number) => {
    const { networks, ankhs } = standing({ ...CASES[n]!, options: { white: 0, strictClosure: false } });
    return { networks, ankhs };
  };
  /** What a network is worth where another one is the longest. */
  const shorter = (n: number) => {
    const [{ rooms, bonuses, closed } = { rooms: 0, bonuses: [], closed: false }] = scored(n).networks;
    const points =
      rooms + bonuses.reduce((sum, { for: what, points }) => sum + (what === 'longest' ? 0 : points), 0);
    return closed ? 2 * points : points;
  };

  it('are worth what is written beside them', () => {
    expect(shorter(0)).toBe(36);
    expect(scored(1).networks[0]).toMatchObject({ rooms: 4 });
    expect(scored(1).networks[0]!.bonuses.map(bonus => bonus.for)).toEqual(['longest']);
    expect(scored(2).networks[0]).toMatchObject({ points: 10, closed: true });
    expect(scored(3).ankhs).toEqual([2, 0]);
    expect(scored(4).networks[0]!.owners).toEqual([]);
  });

  it('list all fifty tiles', () => {
    expect(kindsOfTiles().reduce((sum, kind) => sum + kind.count, 0)).toBe(50);
  });
});

it('the drawn suns of four players are among those that are dealt to four, and have the totals written beside them', () => {
  expect(SUN_TOTALS.map(suns => suns.reduce((sum, sun) => sum + sun, 0))).toEqual([17, 25, 21, 17]);
  const drawn = SUN_TOTALS.flat();
  expect(new Set(drawn).size).toBe(12);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(13);
});

describe('the search of the rules', () => {
  it.each([
    ['L’asta è aperta. Perché?', 'perche', true],
    ['L’asta è aperta.', "l'ASTA è", true],
    ['Siccità', 'siccita', true],
    ['Drought', 'drout', false],
    ['A lot is sold', 'sold lot', true],
    ['A lot is sold', 'sold sun', false],
  ])('%s: %s', (text, sought, found) => {
    expect(matches(text, sought)).toBe(found);
  });
});
