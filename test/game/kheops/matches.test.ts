import { describe, expect, it } from 'vitest';
import { playOnRules } from '../../../src/game/drive.ts';
import { playOnFramework, startOnFramework } from '../../../src/game/framework/drive.ts';
import type { KheopsEvent } from '../../../src/game/kheops/events.ts';
import { meta } from '../../../src/game/kheops/meta.ts';
import { CELLS } from '../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { rulesInPlay } from '../../../src/game/kheops/rules-in-play.ts';
import { PIECES, type State } from '../../../src/game/kheops/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { loadGame } from '../load-game.ts';

const module = await loadGame('kheops');
const bots = [module.bots.random!, module.bots.random!];
const match = (seed: string) => ({ players: 2, options: meta.defaults, seed, bots });
const MATCHES = 12;

/** Walks through a random match, position by position. */
const walk = (seed: string, look: (state: State) => void) => {
  const state = kheops.setup(match(seed));
  const random = quickRandom(seed);
  for (let [seat] = kheops.seatsToAct(state); seat !== undefined; [seat] = kheops.seatsToAct(state)) {
    look(state);
    const legal = kheops.legalMoves(state, seat);
    kheops.apply(state, seat, legal[random.below(legal.length)]!);
  }
  look(state);
  return state;
};

describe('random matches', () => {
  it('stay legal and end after thirty turns, white with a tile left [K-03, K-31, K-40]', () => {
    for (let n = 0; n < MATCHES; n++) {
      let turns = 0;
      const state = walk(`legal ${n}`, at => {
        const { step } = at;
        if (!('player' in step)) return;
        const legal = kheops.legalMoves(at, step.player);
        expect(legal.length).toBeGreaterThan(0);
        expect(legal.filter(move => kheops.refusalOf(at, step.player, move) !== null)).toEqual([]);
        expect(kheops.legalMoves(at, 1 - step.player)).toEqual([]);
        if (step.kind === 'pawn') turns += 1;
        // at every turn's start sixteen tiles or more can take a pawn
        if (step.kind === 'pawn')
          expect(new Set(legal.map(([, , cell]) => cell)).size).toBeGreaterThanOrEqual(16);
      });
      expect(turns).toBe(30);
      expect(Object.keys(state.pyramid)).toHaveLength(CELLS.length);
      expect([state.stock, state.handSizes[state.white], state.handSizes[1 - state.white]]).toEqual([
        0, 1, 0,
      ]);
    }
  });

  it('keep every tile and every pawn [K-01, K-02]', () => {
    walk('kept', ({ pyramid, pawns, supplies, secret, white }) => {
      const tiles = [
        ...Object.values(pyramid).map(({ tile }) => tile),
        ...secret.hands.flat(),
        ...secret.stock,
      ];
      expect(new Set(tiles).size).toBe(50);
      const all = supplies.map(
        (supply, seat) =>
          PIECES.reduce((sum, piece) => sum + supply[piece], 0) +
          Object.values(pawns).filter(({ player }) => player === seat).length,
      );
      expect(all).toEqual([17, 17]);
      expect(supplies[1 - white]!.pharaoh).toBe(0);
    });
  });

  it('are the same under both drivers, move by move', () => {
    for (let n = 0; n < 4; n++) {
      expect(playOnFramework(module, match(`drivers ${n}`))).toEqual(
        playOnRules(module, match(`drivers ${n}`)),
      );
    }
    const state = kheops.setup(match('states'));
    const table = startOnFramework(module, match('states'));
    const random = quickRandom('states');
    for (let [seat] = kheops.seatsToAct(state); seat !== undefined; [seat] = kheops.seatsToAct(state)) {
      expect(table.state().G).toEqual(state);
      const legal = kheops.legalMoves(state, seat);
      const move = legal[random.below(legal.length)]!;
      expect(table.move(seat, move)).toEqual(kheops.apply(state, seat, move));
    }
  });
});

it('every rule comes into play somewhere', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const counts = rulesInPlay(playOnRules(module, match(`rules ${n}`)).events as KheopsEvent[]);
    for (const [rule, times] of Object.entries(counts)) if (times > 0) seen.add(rule);
  }
  expect([...seen].toSorted()).toEqual(Object.keys(rulesInPlay([])).toSorted());
});
