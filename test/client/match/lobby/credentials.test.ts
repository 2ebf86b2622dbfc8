import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allClaims,
  browserKey,
  claimOf,
  dropClaim,
  dropMembersClaims,
  keepClaim,
  type SeatClaim,
} from '../../../../src/client/match/lobby/credentials.ts';
import { closeStorage } from '../../closed-storage.ts';

const claim = (matchID: string, seat = 0): SeatClaim => ({
  game: 'priests-of-ra',
  matchID,
  seat,
  credentials: `secret of ${matchID}`,
  name: 'Ada',
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the seats of this browser', () => {
  it('are asked for by one key in all its tabs, until a member signs out', () => {
    const key = browserKey();
    expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(browserKey()).toBe(key);
    // Whoever comes next at this machine is not to be given the seats of whoever has left it.
    dropMembersClaims();
    expect(browserKey()).not.toBe(key);
  });

  it('are kept, the latest first, and one a match', () => {
    keepClaim(claim('one'));
    keepClaim(claim('two'));
    keepClaim(claim('one', 2));
    expect(allClaims()).toEqual([claim('one', 2), claim('two')]);
    expect(claimOf('priests-of-ra', 'two')).toEqual(claim('two'));
  });

  it('are dropped one by one', () => {
    keepClaim(claim('one'));
    keepClaim(claim('two'));
    dropClaim('priests-of-ra', 'one');
    expect(claimOf('priests-of-ra', 'one')).toBeNull();
    expect(allClaims()).toEqual([claim('two')]);
  });

  it.each(['', '{', 'null', '7', '{"seats": 1}', '"text"'])('are none where the store holds %j', stored => {
    localStorage.setItem('seats', stored);
    expect(allClaims()).toEqual([]);
    keepClaim(claim('one'));
    expect(allClaims()).toEqual([claim('one')]);
  });

  it('lose only the damaged entries', () => {
    const { credentials: _, ...withoutCredentials } = claim('a');
    const damaged = [
      null,
      'text',
      withoutCredentials,
      { ...claim('b'), game: 'chess' },
      { ...claim('c'), seat: '1' },
      { ...claim('d'), seat: 0.5 },
    ];
    localStorage.setItem('seats', JSON.stringify([...damaged, claim('whole')]));
    expect(allClaims()).toEqual([claim('whole')]);
  });

  it('are this page’s where nothing can be stored', () => {
    closeStorage();
    keepClaim(claim('one'));
    expect(allClaims()).toEqual([claim('one')]);
  });
});
