import { describe, expect, it } from 'vitest';
import type { Manners } from '../../../../src/game/auction/bot/packed/overrule.ts';
import { sunsIn } from '../../../../src/game/auction/bot/packed/suns.ts';
import { LIVE } from '../../../../src/game/auction/bot/packed/table.ts';
import type { Judge } from '../../../../src/game/auction/bot/packed/think.ts';
import { judgeOf } from '../../../../src/game/ra/bot/judge.ts';
import { NETS } from '../../../../src/game/ra/bot/nets.ts';
import { pack } from '../../../../src/game/ra/bot/packed/table.ts';
import { steady } from '../../../../src/game/ra/bot/steady.ts';
import { thinkingBot } from '../../../../src/game/ra/bot/thinking.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import type { State } from '../../../../src/game/ra/table.ts';
import { position } from '../position.ts';
import { noChance, playMatch } from './matches.ts';

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
  const every = (margin: number): Manners => {
    const manner = { margin, turns: 0 };
    return { turn: manner, auction: manner, tiles: manner };
  };

  /** What a thinking bot does where it is not what steady does. */
  const overruled = (bot: ReturnType<typeof thinkingBot>, states: readonly State[]) =>
    states.flatMap(state => {
      const seat = ra.seatsToAct(state)[0]!;
      const [view, legal] = [ra.view(state, seat), ra.legalMoves(state, seat)];
      const move = bot(view, seat, legal, noChance);
      return move.join() === steady(view, seat, legal, noChance).join() ? [] : [{ state, move }];
    });

  it('plays like steady where nothing is to be gained', () => {
    const bot = thinkingBot(indifferent, every(0.01));
    expect(overruled(bot, decisions('indifferent', 3))).toEqual([]);
  });

  it('is overruled only where a margin lets it be, and makes legal moves', () => {
    const bot = thinkingBot(thrifty, { ...every(1), auction: { margin: 0.01, turns: 0 } });
    const others = overruled(bot, decisions('thrifty', 3));
    expect(others.length).toBeGreaterThan(1);
    for (const { state, move } of others) {
      expect(state.step.kind).toBe('auction');
      expect(ra.legalMoves(state, ra.seatsToAct(state)[0]!)).toContainEqual(move);
    }
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
