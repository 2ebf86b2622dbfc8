import { expect, it } from 'vitest';
import { loadReferee } from '../../../src/game/index.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import type { Move, State } from '../../../src/game/kheops/table.ts';
import { TILES } from '../../../src/game/kheops/tiles.ts';
import { faultOf } from '../../../src/game/referee.ts';
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

it('networks, their cells and their bonuses may be told in any order, and nobody as owner of what is worth nothing', () => {
  let worthless = 0;
  for (let n = 0; n < 10; n++) {
    const record = recordOf(module, 2, random!, `unordered ${n}`);
    const facts = factsOf(record);
    const networks = facts.filter(({ type }) => type === 'network').toReversed();
    const owned = networks.filter(({ points, owners }) => points === 0 && (owners as unknown[]).length > 0);
    worthless += owned.length;
    const told = networks.map(network => ({
      ...network,
      cells: (network.cells as string[]).toReversed(),
      bonuses: (network.bonuses as object[]).toReversed(),
      owners: network.points === 0 ? [] : network.owners,
    }));
    const others = facts.filter(({ type }) => type !== 'network');
    const at = others.findIndex(({ type }) => type === 'ankhs');
    expect(judge(module, referee, withEvents(record, others.toSpliced(at, 0, ...told)))).toBeNull();
    const doubled = others.toSpliced(at, 0, ...told.slice(1), ...told.slice(1, 2));
    expect(judge(module, referee, withEvents(record, doubled))).not.toBeNull();
  }
  expect(worthless).toBeGreaterThan(0);
});

it('whom the table chose as white must be white, also where the seed is of another house [K-02]', () => {
  const record = recordOf(module, 2, random!, 'chosen');
  const { white } = factsOf(record)[0] as unknown as { white: number };
  const chosenAs = (seat: number) =>
    faultOf(record, module.rules, referee, { ...module.meta.defaults, white: seat }, true);
  expect(chosenAs(white)).toBeNull();
  expect(chosenAs(1 - white)).toEqual({
    event: 0,
    problem: `"white" is player ${white}, and the table chose ${1 - white}`,
  });
});
