import { expect, it } from 'vitest';
import { game } from '../../../src/game/priests-of-ra/game.ts';
import { meta } from '../../../src/game/priests-of-ra/meta.ts';
import { LEVELS } from '../../../src/game/shared/bots/levels.ts';
import { loadGame } from '../load-game.ts';
import { movesByPhase } from '../phase-moves.ts';

it.each<[unknown, object]>([
  [{}, { openTotals: false, helps: true, raHeavy: false }],
  [{ openTotals: true }, { openTotals: true, helps: true, raHeavy: false }],
  [
    { raHeavy: true, openTotals: false },
    { openTotals: false, helps: true, raHeavy: true },
  ],
])('options of a table [E-09]: %j', (data, options) => {
  expect(meta.parseOptions(data)).toEqual({ options });
});

it('parsing changes nothing for the next table [E-09]', () => {
  meta.parseOptions({ openTotals: true });
  expect(meta.defaults).toEqual({ openTotals: false, helps: true, raHeavy: false });
});

it.each<[unknown, string]>([
  [null, 'object'],
  [undefined, 'object'],
  ['openTotals', 'object'],
  [[], 'object'],
  [{ openTotals: 'yes' }, 'openTotals must be true or false'],
  [{ openTotals: 1 }, 'openTotals must be true or false'],
  [{ toString: true }, 'unknown option "toString"'],
  [JSON.parse('{"__proto__": true}'), 'unknown option "__proto__"'],
  [{ bots: {} }, 'unknown option "bots"'],
])('what is wrong with other options is said [E-09]: %j', (data, why) => {
  const parsed = meta.parseOptions(data);
  expect('error' in parsed && parsed.error).toContain(why);
});

it('options for tests alone are named, and off [E-09]', () => {
  expect(meta.testOptions).toEqual(['raHeavy']);
});

it('its name is the one in records and addresses, and its phases are the steps of a match [T-01]', () => {
  expect(meta.id).toBe('priests-of-ra');
  expect(movesByPhase(game.phases)).toEqual({
    turn: ['draw', 'invokeRa'],
    placement: ['placeTile'],
    auction: ['bid', 'pass'],
    priests: ['turnTile', 'doneTurning'],
    epochEnd: [],
  });
});

it('every bot it names is there to play, and no other', async () => {
  const { bots } = await loadGame('priests-of-ra');
  expect([...meta.bots, ...meta.testBots].toSorted()).toEqual(Object.keys(bots).toSorted());
  expect(meta.bots).toEqual(LEVELS.filter(level => level in bots));
});
