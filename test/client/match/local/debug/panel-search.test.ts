import { MCTSBot } from 'boardgame.io/ai';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { expect, it } from 'vitest';
import { playsToTheEnd } from '../../../../../src/client/match/local/debug/panel.ts';
import { createGame } from '../../../../../src/game/framework/create-game.ts';
import { stepperFor } from '../../../../../src/game/framework/step.ts';
import { GAME_IDS } from '../../../../../src/game/index.ts';
import { loadGame } from '../../../../game/load-game.ts';

type Node = { readonly value: number; readonly visits: number; readonly children: readonly Node[] };

it.each(GAME_IDS)('the search of the panel tells good moves of %s from others', async id => {
  const module = await loadGame(id);
  const { begin } = stepperFor(module, () => `search ${id}`);
  const game = ProcessGameConfig(createGame(module, () => `search ${id}`));
  const bot = new MCTSBot({ game, enumerate: game.ai!.enumerate, seed: 'search', iterations: 150 });
  playsToTheEnd(bot, module.rules);
  const state = begin(module.meta.seats.min, {});
  const before = JSON.stringify(state.G);
  const { action, metadata } = await bot.play(state, state.ctx.currentPlayer);
  expect(action.payload.playerID).toBe(state.ctx.currentPlayer);
  const { children, visits } = metadata as unknown as Node;
  expect(visits).toBe(150);
  const won = children.reduce((sum, { value }) => sum + value, 0);
  expect(won).toBeGreaterThan(15);
  expect(won).toBeLessThan(150);
  expect(JSON.stringify(state.G)).toBe(before);
});
