import { expect, it } from 'vitest';
import type { Tournament } from '../../../../src/client/match/club/tournaments.ts';
import { mayBeJoined, mayComeBack, tablesOf } from '../../../../src/client/match/club/use-seen.ts';

const tournament = (more: object): Tournament =>
  ({
    ...{ stage: 'open', kind: 'swiss', league: null, round: 1, ofRounds: 3 },
    ...{ members: [{ id: 'gone', name: 'Gone', hasLeft: true }], rounds: [] },
    ...more,
  }) as unknown as Tournament;

it.each([
  ['as long as it is open', {}, true],
  ['in Swiss while rounds are to come', { stage: 'running' }, true],
  ['not in the last round', { stage: 'running', round: 3 }, false],
  ['not where who loses is out, once it runs', { stage: 'running', kind: 'knockout' }, false],
  ['not when it is over', { stage: 'over' }, false],
  ['not a season of a league: one joins the league', { league: { id: 'l' } }, false],
])('one may take part %s', (_, more, may) => {
  expect(mayBeJoined(tournament(more))).toBe(may);
});

it('whoever has left may come back while it runs, but not where who loses is out, and nobody else does', () => {
  const running = tournament({ stage: 'running', kind: 'round-robin' });
  expect([mayComeBack(running, 'gone'), mayComeBack(running, 'other'), mayComeBack(running, null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayComeBack(tournament({ stage: 'running', kind: 'knockout' }), 'gone')).toBe(false);
  expect(mayComeBack(tournament({ ...running, league: { id: 'l' } }), 'gone')).toBe(false);
});

it('one’s tables are those that are played at the moment, in whatever round', () => {
  const table = (matchID: string | null, seats: readonly string[], result: object | null = null) => ({
    ...{ matchID, seats, result },
  });
  const rounds = [
    { tables: [table('a', ['me', 'b'], []), table('b', ['c', 'd'])] },
    { tables: [table('c', ['d', 'me']), table(null, ['me']), table('d', ['me', 'c'])] },
  ];
  const of = (member: string | null) =>
    tablesOf(tournament({ rounds }), member).map(({ matchID }) => matchID);
  expect(of('me')).toEqual(['c', 'd']);
  expect(of(null)).toEqual([]);
});
