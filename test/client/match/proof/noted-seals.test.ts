import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notedSealOf, noteSeal } from '../../../../src/client/match/proof/noted-seals.ts';
import { closeStorage } from '../../closed-storage.ts';

const SEAL = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('keeps the seal that was seen first, whatever is said of it later', () => {
  noteSeal('one', SEAL);
  noteSeal('one', OTHER);
  noteSeal('two', OTHER);
  expect([notedSealOf('one'), notedSealOf('two'), notedSealOf('three')]).toEqual([SEAL, OTHER, null]);
});

it('keeps a hundred of them', () => {
  for (let n = 0; n <= 100; n++) noteSeal(`match ${n}`, SEAL);
  expect([notedSealOf('match 0'), notedSealOf('match 1'), notedSealOf('match 100')]).toEqual([
    null,
    SEAL,
    SEAL,
  ]);
});

it('keeps nothing that is no seal, and reads no damaged entry', () => {
  noteSeal('one', 'abc');
  expect(notedSealOf('one')).toBeNull();
  for (const stored of ['{', '{}', `[{"matchID":"one","commitment":"x"}]`]) {
    localStorage.setItem('seals', stored);
    expect(notedSealOf('one')).toBeNull();
  }
});

it('does without where the browser stores nothing', () => {
  closeStorage();
  noteSeal('one', SEAL);
  expect(notedSealOf('one')).toBe(SEAL);
});
