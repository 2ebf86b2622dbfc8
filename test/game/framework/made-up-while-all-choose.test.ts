import { CreateGameReducer } from 'boardgame.io/internal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { startOnFramework } from '../../../src/game/framework/drive.ts';
import { loadGame } from '../load-game.ts';
import { EVENTS } from './made-up-events.ts';

// boardgame.io says on the console what it refuses, which is what is wanted here
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const module = await loadGame('ru-ra-re');

/** Three at the table, the first and the second after a clash: the third is not asked. */
const tableOfTwo = () => {
  const table = startOnFramework(module, { players: 3, options: module.meta.defaults, seed: 'made up' });
  for (const [seat, row] of [1, 1, 2].entries()) table.move(seat, ['choose', 1, 1, row]);
  table.move(0, ['choose', 1, 2, 4]);
  return table.state();
};
const reducer = CreateGameReducer({ game: createGame(module, () => 'made up') });

it.each(EVENTS)('[Q-12] and the game itself refuses %s%j of every seat, asked or not', (type, args) => {
  const before = tableOfTwo();
  expect(before.ctx.activePlayers).toEqual({ 1: 'choose' });
  for (const playerID of ['0', '1', '2', '3', null]) {
    const event = { type: 'GAME_EVENT', payload: { type, args, playerID } };
    const { G, ctx, _stateID } = reducer(structuredClone(before), event as never);
    expect([G, _stateID]).toEqual([before.G, before._stateID]);
    // `setStage` counts in the very state it is given, and of nobody's it writes the stage there, refused or not. The server takes
    // no event, and hands out copies.
    const { activePlayers } = playerID === null ? before.ctx : ctx;
    const counted = { ...ctx, activePlayers, _activePlayersNumMoves: before.ctx._activePlayersNumMoves };
    expect(counted).toEqual(before.ctx);
  }
});

it.each(['2', '3', '-1', 'x', null, undefined])(
  '[Q-10] the game itself takes no choice of %j, who is not asked',
  playerID => {
    const before = tableOfTwo();
    const payload = { type: 'choose', args: [1, 2, 4], playerID };
    const { G, _stateID } = reducer(before, { type: 'MAKE_MOVE', payload } as never);
    expect([G, _stateID]).toEqual([before.G, before._stateID]);
  },
);

it.each<[string, readonly unknown[]]>([
  ['no row', [1, 2]],
  ['no throw', [4]],
  ['a fifth argument', [1, 2, 4, 4]],
  ['a row that is text', [1, 2, '4']],
  ['a row that is none', [1, 2, Number.NaN]],
  ['another throw', [1, 1, 4]],
  ['another round', [2, 2, 4]],
  ['a row without cards', [1, 2, 2]],
  ['things that are no numbers', [{}, [], null]],
])('[Q-12] the game itself takes no choice with %s', (_what, args) => {
  const before = tableOfTwo();
  const payload = { type: 'choose', args, playerID: '1' };
  const { G, _stateID } = reducer(before, { type: 'MAKE_MOVE', payload } as never);
  expect([G, _stateID]).toEqual([before.G, before._stateID]);
});
