import { expect, it } from 'vitest';
import type { Command, SitCommand } from '../../../src/server/match/commands.ts';
import { hashOf } from '../../../src/server/match/credentials.ts';
import { memberSeatsWritten } from '../../../src/server/match/member-seats.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { endedMatchOf } from '../../../src/server/ratings/ended-match.ts';
import {
  ask,
  begunTable,
  changeBy,
  emptyTable,
  NOON,
  nowAt,
  secretOf,
  servedGame,
} from '../support/decisions.ts';

const ra = await servedGame('ra');
const NOBODYS = hashOf('what nobody has');

const member = (id: string, blockedBy: readonly string[] = []) => ({
  id,
  sealed: `sealed for ${id}`,
  blockedBy,
});
const sit = (seat: number, more: Partial<SitCommand> = {}): SitCommand => ({
  kind: 'sit',
  seat,
  name: `Person ${seat}`,
  credentials: secretOf(seat),
  ...more,
});
const keep = (seat: number, id: string, name = 'Ada', blockedBy: readonly string[] = []): Command => ({
  kind: 'keep-seat',
  seat,
  credentials: secretOf(seat),
  member: { ...member(id, blockedBy), name },
});
const forget = (id: string): Command => ({ kind: 'forget-member', member: id, nobodys: NOBODYS });
const over = (match: StoredMatch): StoredMatch => ({
  ...match,
  data: { ...match.data, gameover: { winners: [0] } },
});

it('a member’s seat says whose it is, to everybody; a guest’s and a bot’s say nothing', () => {
  const table = changeBy(ra, emptyTable(ra, 3), sit(0, { member: member('ada') })).next;
  const both = changeBy(ra, table, sit(1)).next;
  expect(both.data.players[0]).toMatchObject({ name: 'Person 0', member: 'ada' });
  expect(both.data.players[1]).not.toHaveProperty('member');
});

it('a member sits at a table once', () => {
  const table = changeBy(ra, emptyTable(ra, 3), sit(0, { member: member('ada') })).next;
  expect(ask(ra, table, sit(1, { member: member('ada') }))).toEqual({ refused: 'already-here' });
});

it('nobody sits down where somebody sits who has blocked them; where the same person is elsewhere they may', () => {
  const table = changeBy(ra, emptyTable(ra, 3), sit(0, { member: member('ada') })).next;
  expect(ask(ra, table, sit(1, { member: member('eve', ['ada', 'ned']) }))).toEqual({ refused: 'blocked' });
  const eve = changeBy(ra, table, sit(1, { member: member('eve', ['ned']) })).next;
  expect(eve.data.players[1]).toMatchObject({ member: 'eve' });
  // Whoever has blocked somebody may still choose to sit with them.
  expect(changeBy(ra, eve, sit(2, { member: member('zoe') })).next.data.players[2]).toMatchObject({
    member: 'zoe',
  });
});

it.each([
  ['Person 0', 'Person 0 2'],
  [' PERSON  0', ' PERSON  0 2'],
  ['Pеrsоn 0', 'Pеrsоn 0 2'],
  ['Person o', 'Person o 2'],
])('two of one name are told apart by a numeral that everybody sees: %j', (name, seen) => {
  const table = changeBy(ra, emptyTable(ra, 3), sit(0)).next;
  expect(changeBy(ra, table, sit(2, { name })).next.data.players[2]!.name).toBe(seen);
});

it('a guest who becomes a member keeps the seat, and has the member’s name in what is not over', () => {
  const match = begunTable(ra, 2);
  const kept = changeBy(ra, match, keep(0, 'ada')).next;
  expect(kept.data.players[0]).toMatchObject({ name: 'Ada', member: 'ada' });
  expect(changeBy(ra, over(match), keep(0, 'ada')).next.data.players[0]).toMatchObject({
    name: 'Person 0',
    member: 'ada',
  });
  // Once more is nothing new.
  expect(ask(ra, kept, keep(0, 'ada'))).toMatchObject({ next: kept, announcements: [] });
});

it.each<[string, Command, string]>([
  ['without its secret', { ...keep(0, 'ned'), credentials: 'guess' } as Command, 'credentials'],
  ['that is another member’s', keep(0, 'ned'), 'members-seat'],
  ['of a table at which one has one', keep(1, 'ada'), 'already-here'],
  ['that is not there', keep(7, 'ned'), 'no-such-seat'],
])('nobody makes a seat theirs %s', (_what, command, code) => {
  const match = changeBy(ra, begunTable(ra, 2), keep(0, 'ada')).next;
  expect(ask(ra, match, command)).toEqual({ refused: code });
});

it('a member who deletes themselves gets up from a table that waits; one that nobody else sits at is gone', () => {
  const alone = changeBy(ra, emptyTable(ra, 3), sit(0, { member: member('ada') })).next;
  expect(ask(ra, alone, forget('ada'))).toMatchObject({ next: null });
  const two = changeBy(ra, alone, sit(1)).next;
  const left = changeBy(ra, two, forget('ada'));
  expect(left.next.data.players[0]).toEqual({ id: 0 });
  expect(left.announcements).toContainEqual({ kind: 'vacated', seat: 0, freed: true });
});

it.each([2, 3])(
  'of %i who play, a bot plays on for good for whoever deletes themselves, and nobody has won',
  players => {
    const match = changeBy(ra, begunTable(ra, players), keep(0, 'ada')).next;
    const gone = changeBy(ra, match, forget('ada'), nowAt(NOON, 0, 1)).next;
    expect(gone.data.gameover).toBeUndefined();
    expect(gone.data.players[0]).toEqual({
      id: 0,
      name: 'A former member',
      former: true,
      credentials: NOBODYS,
      data: { bot: expect.any(String), standIn: true, resigned: true },
    });
    // Not with the secret of the seat either.
    expect(ask(ra, gone, { kind: 'return', seat: 0, credentials: secretOf(0) })).toEqual({
      refused: 'credentials',
    });
    expect(ask(ra, gone, forget('ada'), nowAt(NOON, 0, 1))).toMatchObject({ next: gone });
  },
);

it.each([
  ['while it is played', (match: StoredMatch) => over(changeBy(ra, match, forget('ada')).next)],
  ['when it is over', (match: StoredMatch) => changeBy(ra, over(match), forget('ada')).next],
])('a rated match counts for the other though one deletes themselves %s', (when, end) => {
  const ada = changeBy(ra, begunTable(ra, 2), keep(0, 'ada')).next;
  const both = changeBy(ra, ada, keep(1, 'ned', 'Ned')).next;
  const ended = endedMatchOf(end({ ...both, data: { ...both.data, setupData: { rated: true } } }));
  expect(ended.rated).toBe(true);
  // The bot in Ada's place has won: she has not.
  expect(ended.seats.map(({ member, rank }) => [member, rank])).toEqual(
    when === 'while it is played'
      ? [
          ['ada', 2],
          ['ned', 1],
        ]
      : [
          ['ada', 1],
          ['ned', 2],
        ],
  );
});

it('of a match that is over their name is taken, and what they said; and of the series in its rematch', () => {
  const played = changeBy(ra, begunTable(ra, 2), keep(0, 'ada')).next;
  const talk = [
    { id: 'one', seat: 0, text: 'my street is' },
    { id: 'two', seat: 1, text: 'oh' },
  ];
  const wins = [
    { name: 'Ada', wins: 2 },
    { name: 'Person 1', wins: 0 },
  ];
  const rematch = { of: 'match-0', by: 'Ada', until: 0, series: { matches: 2, wins } };
  const stored = over({ ...played, data: { ...played.data, talk, rematch } });
  const { next } = changeBy(ra, stored, forget('ada'));
  expect(next.data.players[0]).toEqual({
    id: 0,
    name: 'A former member',
    former: true,
    credentials: NOBODYS,
  });
  expect(JSON.stringify(next.data)).not.toContain('Ada');
  expect(next.data.talk).toEqual([talk[1]]);
  expect(next.data.gameover).toEqual(stored.data.gameover);
  expect(next.data.updatedAt).toBe(stored.data.updatedAt);
});

it('with another secret the seat is lost to whoever knows the old one, and nothing else has changed', () => {
  const played = changeBy(ra, begunTable(ra, 2), keep(0, 'ada')).next;
  const hash = hashOf('another');
  const rekey: Command = { kind: 'rekey', seat: 0, member: { id: 'ada', sealed: 'another, sealed' }, hash };
  const { next, announcements } = changeBy(ra, played, rekey);
  expect(next.data).toEqual({
    ...played.data,
    players: { ...played.data.players, 0: { ...played.data.players[0], credentials: hash } },
  });
  expect(announcements).toEqual([{ kind: 'vacated', seat: 0, freed: true }]);
  expect(ask(ra, next, { kind: 'resign', seat: 0, credentials: secretOf(0) })).toEqual({
    refused: 'credentials',
  });
  expect(memberSeatsWritten({ before: played, next }, rekey)).toMatchObject([
    [expect.stringMatching(/^UPDATE/), 'table-1', 0, 'ada', 'another, sealed'],
  ]);
  // Not where somebody else sits by now.
  const others = { ...rekey, member: { id: 'ned', sealed: '' } } as const;
  expect(ask(ra, played, others)).toMatchObject({ next: played, announcements: [] });
});

it('two former members of one table are told apart', () => {
  const ada = changeBy(ra, begunTable(ra, 2), keep(0, 'ada', 'Ada')).next;
  const both = changeBy(ra, ada, keep(1, 'ned', 'Ned')).next;
  const gone = changeBy(ra, changeBy(ra, both, forget('ada')).next, forget('ned')).next;
  expect(Object.values(gone.data.players).map(({ name }) => name)).toEqual([
    'A former member',
    'A former member 2',
  ]);
});

it('what a write changes about whose seats are whose follows from the write, whatever the command was', () => {
  const empty = emptyTable(ra, 3);
  const sat = changeBy(ra, empty, sit(0, { member: member('ada') })).next;
  const written = (before: StoredMatch, next: StoredMatch | null, command: Command) =>
    memberSeatsWritten({ before, next }, command).map(([text, ...values]) => [text.split(' ')[0], ...values]);
  expect(written(empty, sat, sit(0, { member: member('ada') }))).toEqual([
    ['INSERT', 'table-1', 0, 'ada', 'ra', 'sealed for ada', null],
  ]);
  const guest = changeBy(ra, sat, sit(1)).next;
  expect(written(sat, guest, sit(1))).toEqual([]);
  const leave: Command = { kind: 'leave', seat: 0, credentials: secretOf(0) };
  expect(written(guest, changeBy(ra, guest, leave).next, leave)).toEqual([['DELETE', 'table-1', 0]]);
  const review: Command = { kind: 'reconcile' };
  expect(written(sat, over(sat), review)).toEqual([['UPDATE', 'table-1', NOON]]);
  expect(written(guest, null, review)).toEqual([]);
});

it('whoever is blocked does not stay by keeping their name, but where the match has begun', () => {
  const table = changeBy(ra, emptyTable(ra, 3), sit(0, { member: member('ada') })).next;
  const both = changeBy(ra, table, sit(1)).next;
  expect(ask(ra, both, keep(1, 'eve', 'Eve', ['ada']))).toEqual({ refused: 'blocked' });
  const begun = changeBy(ra, both, sit(2)).next;
  expect(changeBy(ra, begun, keep(1, 'eve', 'Eve', ['ada'])).next.data.players[1]!.member).toBe('eve');
});
