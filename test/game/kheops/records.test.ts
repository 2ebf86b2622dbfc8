import { expect, it } from 'vitest';
import { loadReferee } from '../../../src/game/index.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import type { Move, State } from '../../../src/game/kheops/table.ts';
import { TILES } from '../../../src/game/kheops/tiles.ts';
import { loadGame } from '../load-game.ts';
import { botMatch, waysOf } from '../matches.ts';
import { factsOf, judge, recordOf, withEvents } from '../records.ts';

const [module, referee] = await Promise.all([loadGame('kheops'), loadReferee('kheops')]);
const [random] = waysOf(module);

it('with its seed a record is found wrong by any tile laid in place of another, at that very tile, unless its player held both [K-03]', () => {
  const record = recordOf(module, 2, random!, 'spoilt');
  const facts = factsOf(record);
  const state: State = kheops.setup(botMatch(module, 2, random!, 'spoilt') as never);
  let held = 0;
  for (const [i, fact] of facts.entries()) {
    const made = referee.moveFor(state, fact as never);
    if (made === null) continue;
    if (fact.type === 'tile') {
      const hand = state.secret.hands[made.seat]!;
      for (const { id } of TILES) {
        if (id === fact.tile) continue;
        const fault = judge(module, referee, withEvents(record, facts.with(i, { ...fact, tile: id })));
        if (hand.includes(id)) held += 1;
        else expect(fault, `tile ${id} at ${i}`).toMatchObject({ event: i });
      }
    }
    kheops.apply(state, made.seat, made.move as unknown as Move);
  }
  expect(held).toBeGreaterThan(50);
});

it('a match can be replayed without its seed, whatever the hands held [K-03]', () => {
  for (let n = 0; n < 10; n++) {
    const { seed: _, ...record } = recordOf(module, 2, random!, `unsown ${n}`);
    expect(judge(module, referee, record)).toBeNull();
  }
});
