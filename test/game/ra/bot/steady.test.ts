import { describe, expect, it } from 'vitest';
import type { SyncBot } from '../../../../src/game/contract.ts';
import { steady } from '../../../../src/game/ra/bot/steady.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import type { Move, Table } from '../../../../src/game/ra/table.ts';
import { randomBot } from '../../../../src/game/shared/bots/random-bot.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import { sameMove } from '../../../../src/game/shared/same-move.ts';
import { withAnotherBag } from '../../auction/another-bag.ts';
import { deepFreeze } from '../../deep-freeze.ts';
import { noChance } from '../../no-chance.ts';
import { playMatch } from './matches.ts';

const randomly = randomBot as unknown as SyncBot<Table, Move>;

describe.each([2, 3, 4, 5])('steady among %i players', players => {
  it.each([false, true])('always makes a legal move (Ra-heavy bag: %s)', raHeavy => {
    let decisions = 0;
    const illegal: Move[] = [];
    for (let match = 0; match < 3; match++) {
      const bots = Array.from({ length: players }, (_, seat) =>
        (match + seat) % 3 === 2 ? randomly : steady,
      );
      playMatch(`legal ${match}`, bots, {
        raHeavy,
        chosen: ({ legal, move }) => {
          decisions++;
          if (!legal.some(each => sameMove(each, move))) illegal.push(move);
        },
      });
    }
    expect(illegal).toEqual([]);
    expect(decisions).toBeGreaterThan(3 * 30);
  });

  it('does the same whatever lies in the bag, asks no chance, and leaves what it is shown as it was', () => {
    const chance = quickRandom('other bags');
    playMatch('hidden', Array(players).fill(steady), {
      chosen: ({ state, seat, legal, move }) => {
        const other = withAnotherBag(state, chance);
        expect(steady(other, seat, legal, noChance)).toEqual(move);
        expect(steady(deepFreeze(ra.view(other, seat)), seat, legal, noChance)).toEqual(move);
      },
    });
  });
});

describe('steady plays to win', () => {
  it('wins at least 11 of 12 matches against two who move at random', () => {
    let wins = 0;
    for (let match = 0; match < 12; match++) {
      const seat = match % 3;
      const bots = [0, 1, 2].map(other => (other === seat ? steady : randomly));
      if (playMatch(`against random ${match}`, bots).winners.includes(seat)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(11);
  });

  it('against itself gathers lots and fame as people do, and uses its gods', () => {
    let fame = 0;
    let gods = 0;
    const lots: number[] = [];
    const matches = 4;
    for (let match = 0; match < matches; match++) {
      const { scores } = playMatch(`against itself ${match}`, [steady, steady, steady], {
        seen: events => {
          for (const event of events) {
            if (event.type === 'sold') lots.push(event.tiles.length);
            if (event.type === 'god') gods += 1;
          }
        },
      });
      fame += scores.reduce((sum, score) => sum + score, 0) / 3;
    }
    expect(fame / matches).toBeGreaterThan(30);
    expect(lots.reduce((sum, tiles) => sum + tiles, 0) / lots.length).toBeGreaterThan(3);
    expect(gods).toBeGreaterThan(matches);
  });
});
