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

/** Random bots play 600 matches, over all numbers of seats in turn. */
const DIGESTS: Partial<Readonly<Record<GameId, Digests>>> = {
  'priests-of-ra': {
    rulesVersion: 1,
    random: '4d00aa0fbd7c46f999b163ba76927ced54d05ba0506c1aac67b9b47c79aadfc8',
    mixed: 'c1d84c0de81580d653167925fe8ba7f044ba0010f49f73ed059da54b866fd335',
  },
  ra: {
    rulesVersion: 1,
    random: '84ed3300d0876776d5c66979db0f69c3469fc835f8137832729fbdf9b54b8c75',
    mixed: '8d2c4871574510f648eba1143fa996d5938d89869b6cdc888b172866d30f433c',
  },
  kheops: {
    rulesVersion: 1,
    random: '2f2836368aa3784aa0f1e470aca1141f9d3c7a5bdcf89e1a2d30a4082cc801ba',
    mixed: 'd07edb03c9e86ed4dcf52ac6a7aa1a808a302b789f8cdc6484eb199df0cd0a08',
  },
  'ru-ra-re': {
    rulesVersion: 1,
    random: 'c5cb5413123440af2cfb7ed1aca9ed3321551d92907162788168fd2512c064ed',
    mixed: '733a4f5126dd45794d37ef54cf77839dce18705b253d9c7446ee852c51723d5e',
  },
};
/** How many matches of steady and random bots, turn about. Kheops' steady bot takes its time. */
const mixedMatches = (id: GameId): number => (id === 'kheops' ? 20 : 100);

describe.each(Object.entries(DIGESTS) as [GameId, Digests][])('the records of %s', (id, known) => {
  it('are of the version of rules and pieces that these digests stand for', () => {
    expect(metaOf(id).rulesVersion).toBe(known.rulesVersion);
  });

  it.each<['random' | 'mixed', readonly string[], number]>([
    ['random', ['random'], 600],
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
