import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalText, dataHashOf } from '../../src/game/data-hash.ts';
import { loadReferee, loadRules } from '../../src/game/index.ts';
import { type MatchRecord, parseRecord } from '../../src/game/record.ts';
import { replay } from '../../src/game/referee.ts';
import { loadGame } from './load-game.ts';
import { judge, recordOf } from './records.ts';

const RANDOM = { name: 'random', bot: 'random', options: {} };

it('is of what a file says, however that is laid out', () => {
  const text = canonicalText({ b: [1, { d: null, c: 'ä"' }], a: true });
  expect(text).toBe('{"a":true,"b":[1,{"c":"ä\\"","d":null}]}');
  expect(canonicalText(JSON.parse(' { "a" : true, "b": [ 1, { "c": "ä\\"", "d": null } ] } '))).toBe(text);
});

it.each([
  ['kheops', 'tiles.json'],
  ['ru-ra-re', 'deck.json'],
] as const)('of %s it is that of %s', async (game, file) => {
  const data = JSON.parse(readFileSync(new URL(`../../src/game/${game}/${file}`, import.meta.url), 'utf8'));
  const { rules } = await loadRules(game);
  expect(dataHashOf(rules)).toBe(createHash('sha256').update(canonicalText(data)).digest('hex'));
  expect(dataHashOf({ pieces: { ...data, more: 1 } })).not.toBe(dataHashOf(rules));
});

it.each(['ra', 'priests-of-ra'] as const)('%s has none: its pieces stand in its rulebook', async game => {
  expect(dataHashOf((await loadRules(game)).rules)).toBeNull();
});

describe.each(['kheops', 'ru-ra-re'] as const)('a record of %s', game => {
  const judged = async (change: (record: MatchRecord) => MatchRecord, anySeed = false) => {
    const [module, referee] = await Promise.all([loadGame(game), loadReferee(game)]);
    const { rules, meta } = module;
    const record = recordOf(module, 2, RANDOM, 'pieces');
    const changed = change(record);
    const first = replay(changed, rules, referee, meta.defaults).next();
    return { rules, record, fault: judge(module, referee, changed, anySeed), first };
  };

  it('names the pieces it was played with, and is checked with these', async () => {
    const { rules, record, fault } = await judged(record => record);
    expect([record.dataHash, fault]).toEqual([dataHashOf(rules), null]);
  });

  it('that names none is checked all the same', async () => {
    const { fault } = await judged(({ dataHash: _, ...record }) => record);
    expect(fault).toBeNull();
  });

  it.each([false, true])(
    'that names others is not judged; both hashes are told (any seed: %s)',
    async anySeed => {
      const other = 'a'.repeat(64);
      const { rules, fault, first } = await judged(record => ({ ...record, dataHash: other }), anySeed);
      expect(fault).toEqual({ event: null, problem: expect.stringContaining(other) });
      expect(fault!.problem).toContain(dataHashOf(rules));
      expect(first).toEqual({ done: true, value: fault });
    },
  );

  it('must name a hash', async () => {
    const { record } = await judged(record => record);
    expect(parseRecord({ ...record, dataHash: 7 })).toEqual({ error: expect.stringContaining('"dataHash"') });
  });
});
