import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetMatch,
  keepMatch,
  keptMatch,
  type SavedMatch,
} from '../../../../src/client/match/local/saved-match.ts';

const GAME = 'priests-of-ra';
const KEY = 'local-match:priests-of-ra';

const match: SavedMatch = {
  seats: [
    { name: 'Ada', bot: null },
    { name: 'steady', bot: 'steady' },
  ],
  options: { openTotals: true, helps: true, raHeavy: false },
  handOver: true,
  seed: 'a seed',
  moves: [['draw'], ['placeTile', 'farmer'], ['bid', 13]],
  over: false,
};

beforeEach(() => localStorage.clear());

describe('a saved match', () => {
  it('comes back as it was kept', () => {
    keepMatch(GAME, match);
    expect(keptMatch(GAME)).toEqual({ kind: 'saved', match });
  });

  it('says which pieces it was dealt from', () => {
    keepMatch('kheops', { ...match, options: {}, dataHash: 'of some tiles' });
    expect(keptMatch('kheops')).toMatchObject({ kind: 'saved', match: { dataHash: 'of some tiles' } });
  });

  it('says why it is not to count', () => {
    keepMatch(GAME, { ...match, uncounted: 'taken-back' });
    expect(keptMatch(GAME)).toMatchObject({ kind: 'saved', match: { uncounted: 'taken-back' } });
  });

  it('is gone when it is forgotten', () => {
    keepMatch(GAME, match);
    forgetMatch(GAME);
    expect(keptMatch(GAME)).toEqual({ kind: 'none' });
  });

  it('of before its game’s time to choose became the table’s is still one', () => {
    const before = { ...match, options: { secondsToChoose: 0 }, moves: [], movers: [], version: 1 };
    localStorage.setItem('local-match:ru-ra-re', JSON.stringify(before));
    expect(keptMatch('ru-ra-re')).toMatchObject({ kind: 'saved', match: { options: {} } });
  });

  it('of another version is outdated', () => {
    localStorage.setItem(KEY, JSON.stringify({ ...match, version: 0 }));
    expect(keptMatch(GAME)).toEqual({ kind: 'outdated' });
  });

  it.each<[string, unknown]>([
    ['no object', 7],
    ['nothing of a match', { version: 1 }],
    ['one seat', { seats: [match.seats[0]] }],
    ['six seats', { seats: Array(6).fill(match.seats[0]) }],
    ['a bot nobody knows', { seats: [match.seats[0], { name: 'x', bot: 'toString' }] }],
    ['a name that is no text', { seats: [match.seats[0], { name: 7, bot: null }] }],
    ['an unknown option', { options: { cheat: true } }],
    ['no seed', { seed: '' }],
    ['moves that are none', { moves: [['draw'], 'draw'] }],
    ['arguments that are objects', { moves: [['bid', { sun: 1 }]] }],
    ['a hash of its pieces that is none', { dataHash: 7 }],
    ['a reason not to count that is none', { uncounted: true }],
    ['what was taken back that is no list', { takenBack: {} }],
    ['what nobody took back', { takenBack: [{ after: 1, seat: 9, moves: 1, events: [] }] }],
    ['events taken back that are none', { takenBack: [{ after: 1, seat: 0, moves: 1, events: [7] }] }],
    ['too many moves', { moves: Array(6000).fill(['draw']) }],
  ])('is damaged with %s', (_what, damage) => {
    const data =
      typeof damage === 'object' && damage !== null && !('version' in damage)
        ? { version: 1, ...match, ...damage }
        : damage;
    localStorage.setItem(KEY, JSON.stringify(data));
    expect(keptMatch(GAME)).toEqual({ kind: 'damaged' });
  });

  it('is damaged when it is cut short', () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, ...match }).slice(0, -5));
    expect(keptMatch(GAME)).toEqual({ kind: 'damaged' });
  });
});
