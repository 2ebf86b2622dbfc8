import { expect, it } from 'vitest';
import { snapshotUpTo } from '../../../../src/client/match/local/snapshot-up-to.ts';
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

it('a local match is seen again as it was after each move, and in the midst of one as it was before, by whoever asks', () => {
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
  let inTheMidst = 0;
  for (const [i, [events, view]] of views.entries()) {
    const next = views[i + 1]?.[0] ?? events + 1;
    for (let at = events; at < next; at++)
      expect(snapshotUpTo(game, setup, made, at, 1)).toEqual({ view, events });
    inTheMidst += next - events - 1;
  }
  expect(inTheMidst).toBeGreaterThan(5);
  const last = views.at(-1)![0];
  expect(snapshotUpTo(game, setup, made, last + 1, 1)).toBeNull();
  expect(snapshotUpTo(game, setup, made, last, 2)).toEqual({ view: rules.view(state, 2), events: last });
});
