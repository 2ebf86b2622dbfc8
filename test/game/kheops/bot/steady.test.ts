import { describe, expect, it } from 'vitest';
import type { SyncBot } from '../../../../src/game/contract.ts';
import { hard } from '../../../../src/game/kheops/bot/hard.ts';
import { steady } from '../../../../src/game/kheops/bot/steady.ts';
import { meta } from '../../../../src/game/kheops/meta.ts';
import { kheops } from '../../../../src/game/kheops/rules.ts';
import type { Move, State, View } from '../../../../src/game/kheops/table.ts';
import { randomBot } from '../../../../src/game/shared/bots/random-bot.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import { noChance } from '../../no-chance.ts';

const randomly = randomBot as unknown as SyncBot<View, Move>;

const playMatch = (
  seed: string,
  bots: readonly SyncBot<View, Move>[],
  look: (state: State, seat: number, move: Move) => void = () => {},
) => {
  const state = kheops.setup({ players: 2, options: meta.defaults, seed });
  const random = quickRandom(seed);
  for (let [seat] = kheops.seatsToAct(state); seat !== undefined; [seat] = kheops.seatsToAct(state)) {
    const move = bots[seat]!(kheops.view(state, seat), seat, kheops.legalMoves(state, seat), random);
    look(state, seat, move);
    kheops.apply(state, seat, move);
  }
  return kheops.outcome(state)!;
};

describe('steady', () => {
  it('wins at least 9 of 10 matches against one who moves at random, over both colours', () => {
    let won = 0;
    for (let n = 0; n < 10; n++) {
      const hero = n % 2;
      const { winners } = playMatch(`duel ${n}`, hero === 0 ? [steady, randomly] : [randomly, steady]);
      if (winners.length === 1 && winners[0] === hero) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });
});

describe('hard', () => {
  it('wins at least 5 of 6 matches against steady, over both colours', () => {
    let won = 0;
    for (let n = 0; n < 6; n++) {
      const hero = n % 2;
      const { winners } = playMatch(`ladder ${n >> 1}`, hero === 0 ? [hard, steady] : [steady, hard]);
      if (winners.length === 1 && winners[0] === hero) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });
});

describe.each([
  ['steady', steady],
  ['hard', hard],
] as const)('%s', (_name, bot) => {
  it('does the same whatever the other holds and the stock brings, and asks no chance', () => {
    const random = quickRandom('hidden');
    playMatch('hidden', [bot, bot], (state, seat, move) => {
      expect(kheops.refusalOf(state, seat, move)).toBeNull();
      if (random.below(6) > 0) return;
      const twin = structuredClone(state);
      const unseen = [...twin.secret.hands[1 - seat]!, ...twin.secret.stock].reverse();
      twin.secret.hands[1 - seat]!.splice(0, 9, ...unseen.splice(0, twin.handSizes[1 - seat]));
      twin.secret.stock.splice(0, 99, ...unseen);
      const view = kheops.view(twin, seat);
      expect(bot(view, seat, kheops.legalMoves(view, seat), noChance)).toEqual(move);
    });
  });
});
