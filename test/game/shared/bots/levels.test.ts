import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadBot, loadBots, metaOf } from '../../../../src/game/index.ts';
import { botNameAt } from '../../../../src/game/shared/bots/bot-names.ts';
import {
  LEVELS,
  levelOf,
  maySit,
  parseBotLevel,
  usualLevel,
} from '../../../../src/game/shared/bots/levels.ts';

describe.each(GAME_IDS)('the levels of %s', game => {
  const meta = metaOf(game);

  it('stand from the weakest to the strongest, each a bot, and every bot has a place', async () => {
    const bots = await loadBots(game);
    expect(meta.bots).toEqual(LEVELS.filter(level => level in bots));
    expect(meta.bots).toEqual(expect.arrayContaining(['easy', 'medium']));
    expect([...meta.bots, ...meta.testBots].toSorted()).toEqual(Object.keys(bots).toSorted());
  });

  it('medium is what was called steady, which may sit on at a table, as chance may, and a bot of tests may not', async () => {
    const bots = await loadBots(game);
    expect(bots.medium).toBe(bots.steady);
    for (const bot of [...meta.bots, 'steady', 'random']) expect(maySit(meta, bot)).toBe(true);
    for (const bot of ['shy', 'stubborn', 'toString', '']) expect(maySit(meta, bot)).toBe(false);
  });

  it('are loaded one by one, and what is none is refused', async () => {
    const bots = await loadBots(game);
    for (const bot of Object.keys(bots)) expect(await loadBot(game, bot)).toBe(bots[bot]);
    await expect(loadBot(game, 'toString')).rejects.toThrow('no bot toString');
  });
});

it.each([
  ['easy', 'easy'],
  ['steady', 'medium'],
  ['expert', 'expert'],
  ['random', null],
  ['shy', null],
])('the level of %s is %s', (bot, level) => {
  expect(levelOf(bot)).toBe(level);
});

it('where nothing is chosen bots are medium, or the weakest there is', () => {
  expect(usualLevel({ bots: ['easy', 'medium', 'hard'] })).toBe('medium');
  expect(usualLevel({ bots: ['easy', 'hard'] })).toBe('easy');
  expect(usualLevel({ bots: [] })).toBeNull();
});

it.each<[unknown, string | null | undefined]>([
  [undefined, undefined],
  [{}, undefined],
  [{ botLevel: 'hard' }, 'hard'],
  [{ botLevel: 'expert' }, null],
  [{ botLevel: 'steady' }, null],
  [{ botLevel: 7 }, null],
  [[], null],
  [null, null],
])('a table that says %j has chosen %s', (setupData, level) => {
  expect(parseBotLevel({ bots: ['easy', 'hard'] }, setupData)).toBe(level);
});

it('no two bots are called the same, whatever their levels and seats', () => {
  const names = LEVELS.flatMap(level => [0, 1, 2, 3, 4].map(seat => botNameAt(seat, level)));
  expect(new Set(names).size).toBe(names.length);
  expect(botNameAt(1, 'steady')).toBe(botNameAt(1, 'medium'));
});
