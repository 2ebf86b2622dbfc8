import { expect, it } from 'vitest';
import { viewAfter } from '../../../../src/client/match/local/past.ts';
import type { AnyMove } from '../../../../src/game/contract.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';
import { loadGame } from '../../../game/load-game.ts';

const game = await loadGame('ra');
const setup = {
  seats: ['Ada', 'Ned', 'Zoe'].map(name => ({ name, bot: null })),
  options: {},
  handOver: false,
  seed: 'past',
};

it('a local match is seen again as it was after each event, by whoever asks', () => {
  const { meta, rules } = game;
  const state = rules.setup({ players: 3, options: meta.defaults, seed: setup.seed });
  const random = quickRandom('moves');
  const made: { seat: Seat; move: AnyMove }[] = [];
  const views = [[rules.opening(state).length, structuredClone(rules.view(state, 1))] as const];
  for (let i = 0; i < 60; i++) {
    const seat = rules.seatsToAct(state)[0]!;
    const legal = rules.legalMoves(state, seat);
    const move = legal[random.below(legal.length)]!;
    made.push({ seat, move });
    const events = views.at(-1)![0] + rules.apply(state, seat, move).length;
    views.push([events, structuredClone(rules.view(state, 1))]);
  }
  for (const [at, view] of views) expect(viewAfter(game, setup, made, at, 1)).toEqual(view);
  expect(viewAfter(game, setup, made, 1, 1)).toEqual(views[0]![1]);
  const last = views.at(-1)![0];
  expect(viewAfter(game, setup, made, last + 1, 1)).toBeNull();
  expect(viewAfter(game, setup, made, last, 2)).toEqual(rules.view(state, 2));
});
