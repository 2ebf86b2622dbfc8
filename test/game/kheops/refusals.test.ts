import { describe, expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import { meta } from '../../../src/game/kheops/meta.ts';
import { CELLS } from '../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { PIECES, REFUSALS, type Refusal, type State } from '../../../src/game/kheops/table.ts';
import { TILES, TURNS } from '../../../src/game/kheops/tiles.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';

const SEED = 'refusals';
const random = quickRandom(SEED);
const oneOf = <T>(things: readonly T[]): T => things[random.below(things.length)]!;

/** A move as a clumsy player might ask for it: the right words, in the wrong place. */
const clumsyMove = (): AnyMove => {
  const cell = () => oneOf([...CELLS, '7,0']);
  const turn = () => oneOf([...TURNS, 3]);
  switch (random.below(6)) {
    case 0:
      return ['placePawn', oneOf(PIECES), cell()];
    case 1:
      return ['rotate', cell(), turn()];
    case 2:
      return ['swap', cell(), cell()];
    case 3:
      return ['movePawn', cell(), cell()];
    case 4:
      return ['layTile', oneOf(TILES).id, cell(), turn()];
    default:
      return ['draw'];
  }
};

/** A move of the right kind for the step, so that what is wrong with it lies in its details. */
const nearMiss = (state: State): AnyMove => {
  const [name] = oneOf(kheops.legalMoves(state, seatOf(state)));
  for (;;) {
    const move = clumsyMove();
    if (name !== move[0]) continue;
    const hand = state.secret.hands[seatOf(state)]!;
    return name === 'layTile' ? [name, oneOf([...hand, move[1]!]), move[2]!, move[3]!] : move;
  }
};

const seatOf = (state: State): number => kheops.seatsToAct(state)[0]!;

/** Asks for what may not be done before every move of random matches; how often each refusal was the answer. */
const askInMatches = (matches: number) => {
  const counts = Object.fromEntries(REFUSALS.map(code => [code, 0])) as Record<Refusal, number>;
  /** Where what is listed and what is refused are not each other's contrary. */
  const contradictions: string[] = [];
  for (let n = 0; n < matches; n++) {
    const state = kheops.setup({ players: 2, options: meta.defaults, seed: `${SEED} ${n}` });
    for (let [seat] = kheops.seatsToAct(state); seat !== undefined; [seat] = kheops.seatsToAct(state)) {
      const legal = kheops.legalMoves(state, seat);
      const known = new Set(legal.map(String));
      const asked = [clumsyMove(), ...Array.from({ length: 12 }, () => nearMiss(state))];
      for (const move of asked) {
        const refusal = kheops.refusalOf(state, seat, move);
        if ((refusal === null) !== known.has(String(move))) contradictions.push(`${move}: ${refusal}`);
        if (refusal !== null) counts[refusal] += 1;
      }
      counts[kheops.refusalOf(state, 1 - seat, oneOf(legal))!] += 1;
      kheops.apply(state, seat, oneOf(legal));
    }
    counts[kheops.refusalOf(state, 0, clumsyMove())!] += 1;
  }
  return { counts, contradictions };
};

describe('what is refused in random matches', () => {
  const { counts, contradictions } = askInMatches(25);

  it('is what is not listed, and nothing else', () => {
    expect(contradictions).toEqual([]);
  });

  it.each(REFUSALS)('some move is refused because of: %s', refusal => {
    expect(counts[refusal]).toBeGreaterThan(0);
  });
});
