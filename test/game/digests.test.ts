import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { playOnRules } from '../../src/game/drive.ts';
import { type GameId, metaOf } from '../../src/game/index.ts';
import { botName, buildRecord } from '../../src/game/record.ts';
import { loadGame } from './load-game.ts';
import { seatCounts } from './matches.ts';

/**
 * SHA-256 of many match records, one a line: what a seed brings about must stay so, byte for byte, for as long as the
 * game's `rulesVersion` does. Whoever changes rules or pieces raises that, and writes the new digests under it.
 */
type Digests = { readonly rulesVersion: number; readonly random: string; readonly mixed: string };

/** Random bots play 200 matches, over all numbers of seats in turn. */
const DIGESTS: Partial<Readonly<Record<GameId, Digests>>> = {
  'priests-of-ra': {
    rulesVersion: 1,
    random: 'b982b7ae4cf6489796c970fad154c63e42b8b44b7a2403629f9de522134a4f07',
    mixed: '2c622682455cdfed7a6f6ad4b0c7c01246b4d4d079124ccb9605fcf741a2474e',
  },
  ra: {
    rulesVersion: 1,
    random: '04e74057fed7a50f1c9d0c7ccf87d0bd80fab28f831a23d10c010521721a23f0',
    mixed: 'c469787e804fb137e5f42ba5b3e14e6984bce80b065ef37b92eabc494be720c8',
  },
  kheops: {
    rulesVersion: 1,
    random: 'b02309f0dd81d5525109bed24b9da17fb2350c93d22df9b69896f360ce39aba0',
    mixed: 'd7ae73e9197772aede5754f3260294535059843761712928a9e9446ec3c9a159',
  },
  'ru-ra-re': {
    rulesVersion: 1,
    random: '75e15902b5049783f081967c6f032d935039c1d00d01b30a70c59b3d408d59b7',
    mixed: 'b08cf6eff9e9b95d96e9b24cfd9f0b0ab21bf2f89007d38d61574eea9fa51100',
  },
};
/** How many matches of steady and random bots, turn about. Kheops' steady bot takes its time. */
const mixedMatches = (id: GameId): number => (id === 'kheops' ? 8 : 24);

describe.each(Object.entries(DIGESTS) as [GameId, Digests][])('the records of %s', (id, known) => {
  it('are of the version of rules and pieces that these digests stand for', () => {
    expect(metaOf(id).rulesVersion).toBe(known.rulesVersion);
  });

  it.each<['random' | 'mixed', readonly string[], number]>([
    ['random', ['random'], 200],
    ['mixed', ['steady', 'random'], mixedMatches(id)],
  ])('are what they were: %s', async (way, bots, matches) => {
    const module = await loadGame(id);
    const seats = seatCounts(module);
    const { defaults } = module.meta;
    const hash = createHash('sha256');
    for (let n = 1; n <= matches; n++) {
      const players = seats[(n - 1) % seats.length]!;
      const names = Array.from({ length: players }, (_, seat) => bots[seat % bots.length]!);
      const match = {
        players,
        options: defaults,
        seed: `digest-${n}`,
        bots: names.map(name => module.bots[name]!),
      };
      const record = buildRecord({
        game: id,
        ...match,
        names: names.map(botName),
        defaults,
        // The number stands above; here stands what it is the number of.
        rulesVersion: null,
        ...playOnRules(module, match),
      });
      hash.update(`${JSON.stringify(record)}\n`);
    }
    expect(hash.digest('hex')).toBe(known[way]);
  });
});
