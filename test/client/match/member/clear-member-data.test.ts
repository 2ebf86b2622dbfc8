import { beforeEach, expect, it } from 'vitest';
import { allClaims, keepClaim, noteMembers } from '../../../../src/client/match/lobby/credentials.ts';
import { keptName } from '../../../../src/client/match/lobby/player-name.ts';
import { clearMemberData } from '../../../../src/client/match/member/clear-member-data.ts';
import { forgetWho, keepWho, noteSignedOut } from '../../../../src/client/match/member/who.ts';

const claim = (matchID: string) =>
  ({ game: 'ra', matchID, seat: 0, credentials: `of ${matchID}`, name: 'Ada' }) as const;

beforeEach(() => localStorage.clear());

it('with a member their seats go from the device, and those that were taken as a guest stay', () => {
  forgetWho();
  keepClaim(claim('as-a-guest'));
  keepClaim(claim('brought-along'));
  keepWho('Ada');
  keepClaim(claim('as-a-member'));
  noteMembers([claim('brought-along')]);
  clearMemberData();
  expect(allClaims().map(({ matchID }) => matchID)).toEqual(['as-a-guest']);
});

it('the name of a member is offered to nobody who sits down after them, and a guest keeps their own', () => {
  keepWho('Ada');
  noteSignedOut();
  clearMemberData();
  expect(keptName()).toBe('');
  forgetWho();
  localStorage.setItem('name', 'Ned');
  clearMemberData();
  expect(keptName()).toBe('Ned');
});
