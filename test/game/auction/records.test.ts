import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadReferee } from '../../../src/game/index.ts';
import { loadGame } from '../load-game.ts';
import { WAYS } from '../matches.ts';
import { factsOf, judge, recordOf, withEvents } from '../records.ts';

describe.each([
  ['priests-of-ra', ['farmer/warrior', 'market/library', 'plague']],
  ['ra', ['nile', 'unrest', 'god']],
] as const)('a wrong record of %s', async (id, tiles) => {
  const [module, referee] = await Promise.all([loadGame(id), loadReferee(id)]);

  it('is found wrong when the bid that won is a pass', () => {
    const record = recordOf(module, 3, WAYS[0], 'no winner');
    const facts = factsOf(record);
    let won = 0;
    for (const [i, { type, sun, player }] of facts.entries()) {
      const sold = facts.slice(i).find(fact => fact.type === 'sold');
      if (type !== 'bid' || sun !== sold?.sun) continue;
      won += 1;
      const fault = judge(module, referee, withEvents(record, facts.with(i, { type: 'pass', player })));
      expect(fault?.event, `at ${i}`).toBeGreaterThanOrEqual(i);
    }
    expect(won).toBeGreaterThan(10);
  });

  it('with its seed is found wrong by any tile drawn in place of another, at that very tile', () => {
    const records = WAYS.flatMap(way => [2, 3, 5].map(players => recordOf(module, players, way, 'spoilt')));
    const draws = records.flatMap(record =>
      factsOf(record).flatMap((fact, i) => (fact.type === 'draw' ? [{ record, i }] : [])),
    );
    fc.assert(
      fc.property(fc.nat(draws.length - 1), fc.constantFrom('ra', 'pyramid', ...tiles), (draw, tile) => {
        const { record, i } = draws[draw]!;
        const facts = factsOf(record);
        fc.pre(facts[i]!.tile !== tile);
        const spoilt = withEvents(record, facts.with(i, { ...facts[i], tile }));
        expect(judge(module, referee, spoilt)).toMatchObject({ event: i });
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});
