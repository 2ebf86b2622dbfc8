import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type CommitmentVerdict,
  commitmentTo,
  commitmentVerdict,
  committedText,
} from '../../src/game/commitment.ts';
import { buildRecord, type MatchRecord, parseRecord, refusalOfVersion } from '../../src/game/record.ts';

const SEAL = { seed: 'AAECAwQFBgcICQoLDA0ODw', salt: 'Dw4NDAsKCQgHBgUEAwIBAA' };
const MATCH = 'kEiHSun_u-U';
const COMMITMENT = commitmentTo('ra', MATCH, SEAL);

const record: MatchRecord = buildRecord({
  game: 'ra',
  rulesVersion: 1,
  players: 2,
  names: ['Ada', 'Ned'],
  options: {},
  defaults: {},
  events: [],
  seed: SEAL.seed,
  proof: { match: MATCH, commitment: COMMITMENT, salt: SEAL.salt },
  outcome: { scores: [1, 2], winners: [1] },
});

it('is SHA-256 of five lines that a shell can write', () => {
  const text = `match-commitment/1\nra\n${MATCH}\n${SEAL.salt}\n${SEAL.seed}\n`;
  expect(committedText('ra', MATCH, SEAL)).toBe(text);
  expect(COMMITMENT).toBe(createHash('sha256').update(text).digest('hex'));
});

it('is another one for another salt, seed, match or game', () => {
  const others = [
    commitmentTo('ra', MATCH, { ...SEAL, salt: 'Dw4NDAsKCQgHBgUEAwIBAQ' }),
    commitmentTo('ra', MATCH, { ...SEAL, seed: 'AAECAwQFBgcICQoLDA0OEA' }),
    commitmentTo('ra', 'kEiHSun_u-V', SEAL),
    commitmentTo('kheops', MATCH, SEAL),
  ];
  expect(new Set([COMMITMENT, ...others]).size).toBe(5);
});

describe('what is said of a record', () => {
  const { seed: _, ...seedless } = record;
  const { result: __, ...running } = seedless;
  const sealed = { match: MATCH, commitment: COMMITMENT };
  const { proof: ___, ...bare } = record;
  const other = 'f'.repeat(64);
  it.each<[string, MatchRecord, string | null, CommitmentVerdict['kind']]>([
    ['right', record, null, 'kept'],
    ['right, and as it was noted down', record, COMMITMENT, 'kept'],
    ['right, and another one was noted down', record, other, 'other'],
    ['with another seed', { ...record, seed: 'AAECAwQFBgcICQoLDA0OEA' }, null, 'broken'],
    ['with another salt', { ...record, proof: { ...record.proof!, salt: 'AAAA' } }, null, 'broken'],
    ['with another match', { ...record, proof: { ...record.proof!, match: 'other11' } }, null, 'broken'],
    ['with another hash', { ...record, proof: { ...record.proof!, commitment: other } }, null, 'broken'],
    ['of another game', { ...record, game: 'kheops' }, null, 'broken'],
    ['over, without a seed', seedless, null, 'untold'],
    ['over, without a salt', { ...record, proof: sealed }, null, 'untold'],
    [
      'with a line feed in its seed',
      { ...record, seed: `x\n${SEAL.seed}`, proof: { ...record.proof!, salt: 'x' } },
      null,
      'untold',
    ],
    ['of a match that runs', { ...running, proof: sealed }, COMMITMENT, 'sealed'],
    ['of a match that runs, and another hash was noted down', { ...running, proof: sealed }, other, 'other'],
    ['without a commitment', bare, null, 'none'],
    ['without a commitment, though one was noted down', bare, COMMITMENT, 'none'],
  ])('%s', (_name, told, noted, kind) => {
    expect(commitmentVerdict(told, noted).kind).toBe(kind);
  });
});

it('tells seed and salt of no match that runs', () => {
  const running = buildRecord({
    ...record,
    rulesVersion: 1,
    defaults: {},
    seed: SEAL.seed,
    proof: { match: MATCH, commitment: COMMITMENT, salt: SEAL.salt },
    outcome: null,
  });
  expect(running.proof).toEqual({ match: MATCH, commitment: COMMITMENT });
  expect(JSON.stringify(running)).not.toContain(SEAL.seed);
  expect(JSON.stringify(running)).not.toContain(SEAL.salt);
});

it.each([
  ['a hash that is none', { match: MATCH, commitment: 'abc' }],
  ['a hash in capitals', { match: MATCH, commitment: COMMITMENT.toUpperCase() }],
  ['no match', { commitment: COMMITMENT }],
  ['a match of two lines', { match: 'a\nb', commitment: COMMITMENT }],
  ['a salt of two lines', { match: MATCH, commitment: COMMITMENT, salt: 'a\nb' }],
  ['no object', 'proof'],
])('no record is read whose proof has %s', (_name, proof) => {
  expect(parseRecord({ ...record, proof })).toEqual({ error: expect.stringContaining('"proof"') });
});

describe('the version of rules and pieces', () => {
  it.each<[string, MatchRecord, number, string | null]>([
    ['the same', record, 1, null],
    ['a later one', { ...record, rulesVersion: 2 }, 1, 'version 2 of the rules of ra'],
    ['an earlier one', record, 2, 'version 1 of the rules of ra'],
  ])('%s', (_name, told, known, refusal) => {
    const said = refusalOfVersion(told, { rulesVersion: known });
    if (refusal === null) expect(said).toBeNull();
    else expect(said).toContain(refusal);
  });

  it('is the first where a record names none', () => {
    const { rulesVersion: _, ...unnamed } = record;
    expect(refusalOfVersion(unnamed, { rulesVersion: 1 })).toBeNull();
    expect(refusalOfVersion(unnamed, { rulesVersion: 2 })).not.toBeNull();
  });

  it('is a whole number', () => {
    expect(parseRecord({ ...record, rulesVersion: '1' })).toEqual({
      error: expect.stringContaining('"rulesVersion"'),
    });
  });
});
