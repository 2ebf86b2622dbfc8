import { describe, expect, it } from 'vitest';
import { playOnRules } from '../../../src/game/drive.ts';
import { hopesOf, steady } from '../../../src/game/ru-ra-re/bot/steady.ts';
import { WEIGHTS } from '../../../src/game/ru-ra-re/bot/weights.ts';
import type { Card } from '../../../src/game/ru-ra-re/cards.ts';
import { ruRaRe } from '../../../src/game/ru-ra-re/rules.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { loadGame } from '../load-game.ts';
import { position } from './position.ts';

const module = await loadGame('ru-ra-re');

const chosen = (state: ReturnType<typeof position>, seat: number, n: number) => {
  const rows = new Map<number, number>();
  for (let i = 0; i < n; i++) {
    const view = ruRaRe.view(state, seat);
    const [, , , row] = steady(view, seat, ruRaRe.legalMoves(view, seat), quickRandom(`choice ${i}`));
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return rows;
};

describe('the steady bot', () => {
  it('mixes its choices: nobody can foretell its row', () => {
    const rows = chosen(position({ players: 4 }), 0, 300);
    expect(rows.size).toBeGreaterThan(2);
    expect(Math.max(...rows.values())).toBeLessThan(285);
  });

  it('likes best what nobody else can use: the farmhouse and farmwife its farmer waits for', () => {
    const state = position({
      rows: [['points-2'], ['farmhouse', 'farmwife'], ['points-2'], ['hen'], ['pig'], ['dog'], ['goat']],
      displays: [['farmer'], [], []],
    });
    const rows = chosen(state, 0, 200);
    expect([...rows].toSorted((a, b) => b[1] - a[1])[0]?.[0]).toBe(2);
  });

  it('hopes for less from a row that somebody else wants too', () => {
    const weights = { ...WEIGHTS, envy: 0 };
    const rows = [['dog'], ['hen'], ['pig'], ['cow'], ['goat'], ['goose'], ['sheep']] as const;
    const hopesBeside = (other: Card[]) => {
      const view = ruRaRe.view(position({ rows, displays: [[], other] }), 0);
      return hopesOf(view, 0, ruRaRe.legalMoves(view, 0), weights);
    };
    const [dog, hen] = hopesBeside(['dog', 'dog', 'dog', 'dog']);
    expect(dog).toBeLessThan(hen! * 0.9);
    expect(new Set(hopesBeside([])).size).toBe(1);
  });

  it('sees no choice of others: the same chance gives the same row, whatever they chose', () => {
    const plain = position();
    const other = position();
    ruRaRe.apply(plain, 1, ['choose', 1, 1, 1]);
    ruRaRe.apply(other, 1, ['choose', 1, 1, 6]);
    expect(chosen(other, 0, 50)).toEqual(chosen(plain, 0, 50));
  });

  it.each([
    [2, 0.85],
    [3, 0.75],
    [4, 0.7],
  ])('wins against randoms at a table of %i', (players, atLeast) => {
    let wins = 0;
    const matches = 120;
    for (let n = 0; n < matches; n++) {
      const seat = n % players;
      const bots = Array.from({ length: players }, (_, i) => module.bots[i === seat ? 'steady' : 'random']!);
      const { winners } = playOnRules(module, {
        players,
        options: module.meta.defaults,
        seed: `steady ${n}`,
        bots,
      }).outcome;
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
    expect(wins / matches).toBeGreaterThan(atLeast);
  });
});
