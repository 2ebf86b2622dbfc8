import { describe, expect, it } from 'vitest';
import { pack } from '../../../../src/game/kheops/bot/packed/board.ts';
import { likeOf } from '../../../../src/game/kheops/bot/packed/layings.ts';
import { rolloutBot } from '../../../../src/game/kheops/bot/rollouts.ts';
import { newTurnSearch } from '../../../../src/game/kheops/bot/turn-search.ts';
import { WEIGHTS } from '../../../../src/game/kheops/bot/weights.ts';
import { moveOf } from '../../../../src/game/kheops/bot/whole-turn.ts';
import { kheops } from '../../../../src/game/kheops/rules.ts';
import { TILES } from '../../../../src/game/kheops/tiles.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import { walk } from '../walk.ts';

const bot = rolloutBot(WEIGHTS, {
  plans: 4,
  turns: 4,
  answers: 2,
  hands: 4,
  finalists: 2,
  worlds: 2,
  further: 1,
  scale: 12,
});

describe('rollouts', () => {
  it('the same chance gives the same move', () => {
    let looked = 0;
    walk(
      'rollouts',
      (state, seat) => {
        const view = kheops.view(state, seat);
        const legal = kheops.legalMoves(state, seat);
        const move = () => bot(view, seat, legal, quickRandom(`same ${looked}`));
        expect(move()).toEqual(move());
        looked += 1;
      },
      12,
    );
    expect(looked).toBeGreaterThan(4);
  });

  it('plays a match to its end, and every move is legal', () => {
    const random = quickRandom('whole');
    const state = kheops.setup({ players: 2, options: { white: 0, strictClosure: false }, seed: 'whole' });
    for (let [seat] = kheops.seatsToAct(state); seat !== undefined; [seat] = kheops.seatsToAct(state)) {
      const move = bot(kheops.view(state, seat), seat, kheops.legalMoves(state, seat), random);
      expect(kheops.refusalOf(state, seat, move)).toBeNull();
      kheops.apply(state, seat, move);
    }
    expect(kheops.outcome(state)).not.toBeNull();
  });

  it('a quick turn is a legal one, worth as much as it says, and leaves the board as it was', () => {
    const { quickTurn, turnsOf } = newTurnSearch(WEIGHTS);
    let looked = 0;
    walk('quick', (state, seat) => {
      const { step } = state;
      if (step.kind !== 'pawn') return;
      const board = pack(state);
      const before = JSON.stringify(board);
      const view = kheops.view(state, seat);
      const hand = view.hand ?? [];
      const turn = quickTurn(board, hand, seat);
      expect(JSON.stringify(board)).toBe(before);
      const legal = kheops.legalMoves(state, seat);
      expect(legal).toContainEqual(moveOf(view, turn!, legal));
      const [best] = turnsOf(board, step, hand, seat, { plans: 20, turns: 1 });
      expect(turn!.worth).toBeLessThanOrEqual(best!.worth + 1e-9);
      looked += 1;
    });
    expect(looked).toBeGreaterThan(20);
  });

  it('what is found for every tile is the best that a hand allows', () => {
    const { turnsWithAny, turnsOf } = newTurnSearch(WEIGHTS);
    let looked = 0;
    walk('any', (state, seat) => {
      if (state.step.kind !== 'pawn') return;
      const board = pack(state);
      const before = JSON.stringify(board);
      const hand = kheops.view(state, seat).hand ?? [];
      const unseen = TILES.map(({ id }) => id).filter(id => !board.tile.includes(id));
      const found = turnsWithAny(board, unseen, seat, 3);
      expect(JSON.stringify(board)).toBe(before);
      const [best] = turnsOf(board, state.step, hand, seat, { plans: 3, turns: 1 });
      const worths = found.flatMap(({ byTile }) => hand.map(tile => byTile[likeOf(tile)]!.worth));
      expect(Math.max(...worths)).toBe(best!.worth);
      looked += 1;
    });
    expect(looked).toBeGreaterThan(20);
  });
});
