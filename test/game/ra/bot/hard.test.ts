import { describe, expect, it } from 'vitest';
import { noMoves } from '../../../../src/game/auction/bot/packed/moves.ts';
import { sunsIn } from '../../../../src/game/auction/bot/packed/suns.ts';
import { LIVE } from '../../../../src/game/auction/bot/packed/table.ts';
import type { Judge } from '../../../../src/game/auction/bot/packed/think.ts';
import { judgeOf } from '../../../../src/game/ra/bot/judge.ts';
import { NETS } from '../../../../src/game/ra/bot/nets.ts';
import { legalMoves, moveOf } from '../../../../src/game/ra/bot/packed/moves.ts';
import { packedSteady } from '../../../../src/game/ra/bot/packed/steady.ts';
import { pack } from '../../../../src/game/ra/bot/packed/table.ts';
import { NEVER, thinkingPlayer } from '../../../../src/game/ra/bot/packed/thinking.ts';
import { steady } from '../../../../src/game/ra/bot/steady.ts';
import { WEIGHTS } from '../../../../src/game/ra/bot/weights.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import type { State } from '../../../../src/game/ra/table.ts';
import { position } from '../position.ts';
import { playMatch } from './matches.ts';

/** Everybody is as likely to win, whatever happens. */
const indifferent: Judge = (_, chances) => chances.fill(0.25);

/** Who has most suns left wins. */
const thrifty: Judge = (s, chances) => {
  const suns = [0, 1, 2, 3].map(seat => sunsIn(s[LIVE + seat]!));
  const all = suns.reduce((sum, own) => sum + own, 1);
  for (const [seat, own] of suns.entries()) chances[seat] = own / all;
};

/** Every so many-th decision of a match of four, as far as there is one. */
const decisions = (seed: string, oneIn: number): State[] => {
  const seen: State[] = [];
  let n = 0;
  playMatch(seed, Array(4).fill(steady), {
    chosen: ({ state, legal }) => {
      if (legal.length > 1 && n++ % oneIn === 0) seen.push(structuredClone(state));
    },
  });
  return seen;
};

describe('who thinks ahead', () => {
  const list = noMoves();

  it('plays like steady where nothing is to be gained', () => {
    const usual = packedSteady(WEIGHTS);
    const player = thinkingPlayer(indifferent, { turn: 0.01, auction: 0.01, tiles: 0.01 });
    for (const state of decisions('indifferent', 3)) {
      const table = pack(ra.view(state, null));
      const count = legalMoves(table, list);
      expect(moveOf(player(table, list, count))).toEqual(moveOf(usual(table, list, count)));
    }
  });

  it('is overruled only where a margin lets it be', () => {
    const usual = packedSteady(WEIGHTS);
    const player = thinkingPlayer(thrifty, { turn: NEVER, auction: 0.01, tiles: NEVER });
    const others = { turn: 0, auction: 0 };
    for (const state of decisions('thrifty', 3)) {
      const { kind } = state.step;
      if (kind !== 'turn' && kind !== 'auction') continue;
      const table = pack(ra.view(state, null));
      const count = legalMoves(table, list);
      const move = player(table, list, count);
      if (move !== usual(table, list, count)) others[kind] += 1;
    }
    expect(others.turn).toBe(0);
    expect(others.auction).toBeGreaterThan(1);
  });
});

describe.each([2, 3, 4, 5])('the judge of %i players', players => {
  const judge = judgeOf(NETS);
  const chancesWith = (fame: number): number[] => {
    const areas = Array.from({ length: players }, (_, seat) => ({
      suns: [seat + 2],
      fame: seat === 1 ? fame : 10,
    }));
    const chances = new Float64Array(5);
    judge(
      pack(ra.view(position({ areas, epoch: 3, raTrack: 6, bag: ['nile', 'ra', 'gold'] }), null)),
      chances,
    );
    return [...chances.subarray(0, players)];
  };

  it('has learnt that fame wins', () => {
    const [behind, level, ahead] = [chancesWith(-10), chancesWith(10), chancesWith(30)];
    for (const chances of [behind, level, ahead]) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
    }
    expect(behind[1]).toBeLessThan(0.05);
    expect(ahead[1]).toBeGreaterThan(0.9);
    expect(level[1]).toBeGreaterThan(behind[1]!);
    expect(level[1]).toBeLessThan(ahead[1]!);
  });
});
