import { describe, expect, it } from 'vitest';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { drawnOrder, drawRound, roundsOf } from '../../../src/server/tournaments/drawing.ts';
import { standingsOf, winnerOf, winnersOf } from '../../../src/server/tournaments/standings.ts';
import {
  type Choices,
  type PlayedTable,
  pointsOf,
  type WholeTournament,
} from '../../../src/server/tournaments/tournament.ts';

const newTournament = (choices: Partial<Choices>, count: number): WholeTournament => {
  const members = drawnOrder(
    't',
    Array.from({ length: count }, (_, n) => `member-${n}`),
  );
  return {
    ...{ id: 't', game: 'ra', name: 'Evening', host: members[0]!, stage: 'running' },
    ...{ madeAt: 0, startsAt: null, round: 0, ofRounds: null, nextAt: null, winners: [], changes: 0 },
    choices: {
      ...{ kind: 'swiss', seats: 2, rounds: null, clock: '2m+10s' },
      ...{ outOfTime: 'bot', rated: false, bots: false },
      ...choices,
    },
    entrants: members.map(member => ({ member, hasLeft: false })),
    tables: [],
  };
};

/** Plays it to its end by chance; before each round some leave. */
const play = (choices: Partial<Choices>, count: number, leaving = 0): WholeTournament => {
  const random = quickRandom(`${JSON.stringify(choices)} ${count} ${leaving}`);
  let tournament = newTournament(choices, count);
  for (let round = 1; round <= roundsOf(tournament.choices, count); round++) {
    const entrants = tournament.entrants.map(each => ({
      ...each,
      hasLeft: each.hasLeft || random.below(100) < leaving,
    }));
    tournament = { ...tournament, entrants };
    const drawn = drawRound(tournament, round);
    const played = drawn.map((table, n): PlayedTable => {
      if (table.result !== null) return { ...table, round, matchID: null };
      const ranks = table.seats.map(() => 1 + random.below(table.seats.length));
      const points = pointsOf(ranks);
      const result = ranks.map((rank, seat) => ({ rank, points: points[seat]!, score: rank }));
      return { ...table, result, round, matchID: `${round}-${n}` };
    });
    // Whoever is there sits at one table, but in a round robin of odd number and where they are out.
    const there = played.flatMap(({ seats }) => seats);
    expect(new Set(there).size, `round ${round}`).toBe(there.length);
    tournament = { ...tournament, tables: [...tournament.tables, ...played] };
  }
  return tournament;
};
const COUNTS = [2, 3, 4, 5, 7, 8, 9, 16, 23, 64];
const meetings = ({ tables }: WholeTournament) =>
  tables.flatMap(({ seats }) => (seats.length === 2 ? [seats.toSorted().join(' ')] : []));

describe('round robin', () => {
  it.each(COUNTS)('of %i: everybody meets everybody once', count => {
    const all = meetings(play({ kind: 'round-robin' }, count));
    expect(all).toHaveLength((count * (count - 1)) / 2);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('knockout', () => {
  it.each(COUNTS)('of %i: one is left, and everybody else has lost once', count => {
    const tournament = play({ kind: 'knockout' }, count);
    const standings = standingsOf(tournament);
    expect(standings.filter(({ isOut }) => !isOut).map(({ member }) => member)).toEqual([
      winnerOf(tournament.tables.at(-1)!),
    ]);
    expect(standings[0]).toMatchObject({ place: 1 });
    expect(standings[0]).not.toHaveProperty('isOut');
    expect(tournament.tables.filter(({ matchID }) => matchID !== null)).toHaveLength(count - 1);
  });

  it('of equals whoever sat last goes on, and of two who have left neither', () => {
    const table = { seats: ['a', 'b'] };
    const points = (a: number, b: number) => [a, b].map(each => ({ points: each, rank: 1, score: null }));
    expect(winnerOf({ ...table, result: points(0.5, 0.5) })).toBe('b');
    expect(winnerOf({ ...table, result: points(1, 0) })).toBe('a');
    expect(winnerOf({ ...table, result: points(0, 0) })).toBe(null);
    expect(winnerOf({ ...table, result: null })).toBe(null);
  });
});

describe('swiss', () => {
  it.each(COUNTS.filter(count => count > 3))('of %i in pairs: nobody meets anybody twice', count => {
    const tournament = play({ kind: 'swiss' }, count);
    const all = meetings(tournament);
    expect(new Set(all).size).toBe(all.length);
    const free = tournament.tables.filter(({ decided }) => decided === 'free').flatMap(({ seats }) => seats);
    expect(new Set(free).size).toBe(free.length);
  });

  it('those who stand alike sit together', () => {
    const tournament = play({ kind: 'swiss', rounds: 1 }, 16);
    const points = new Map(standingsOf(tournament).map(each => [each.member, each.points]));
    for (const { seats } of drawRound(tournament, 2)) {
      const [a, b] = seats.map(member => points.get(member)!);
      expect(Math.abs(a! - b!)).toBeLessThanOrEqual(0.5);
    }
  });

  it.each([
    [8, 4, 3],
    [10, 4, 3],
    [16, 4, 4],
    [25, 5, 5],
    [64, 3, 5],
  ])('of %i at tables of %i: all sit, and few meet again', (count, seats, rounds) => {
    const { tables } = play({ kind: 'swiss', seats, rounds }, count);
    for (const round of Array.from({ length: rounds }, (_, n) => n + 1)) {
      const there = tables.filter(table => table.round === round);
      expect(there.flatMap(table => table.seats)).toHaveLength(count);
      const sizes = there.map(table => table.seats.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(seats);
    }
    const met = tables.flatMap(table =>
      table.seats.flatMap((a, i) => table.seats.slice(i + 1).map(b => [a, b].toSorted().join(' '))),
    );
    const chances = (count * (count - 1)) / 2;
    const again = met.length - new Set(met).size;
    // Where there are more meetings than pairs somebody has to; else hardly anybody does.
    expect(again).toBeLessThanOrEqual(Math.max(0, met.length - chances) + met.length / 8);
  });
});

it.each<Partial<Choices>>([
  { kind: 'knockout' },
  { kind: 'round-robin' },
  { kind: 'swiss' },
  { kind: 'swiss', seats: 4 },
])('where some leave before each round nobody is waited for: %j', choices => {
  for (const count of [4, 9, 16]) {
    const { tables, entrants } = play(choices, count, 20);
    expect(tables.every(({ result }) => result !== null)).toBe(true);
    const left = new Set(entrants.flatMap(({ member, hasLeft }) => (hasLeft ? [member] : [])));
    expect(left.size).toBeGreaterThan(0);
    for (const { seats, decided, result } of tables) {
      if (decided !== 'absent') continue;
      const gone = seats.filter(member => left.has(member));
      expect(gone.length).toBeGreaterThan(0);
      expect(result!.filter(({ points }) => points > 0).length).toBeLessThanOrEqual(1);
    }
  }
});

it('points are shared by equals, and standings follow from points, then from those one has met', () => {
  expect(pointsOf([1, 2])).toEqual([1, 0]);
  expect(pointsOf([1, 1])).toEqual([0.5, 0.5]);
  expect(pointsOf([1, 2, 2, 4])).toEqual([1, 0.5, 0.5, 0]);
  expect(pointsOf([1])).toEqual([1]);
  const table = (round: number, seats: string[], ...points: number[]): PlayedTable => ({
    ...{ round, seats, matchID: `${round}${seats[0]}` },
    result: points.map(each => ({ points: each, rank: each === 1 ? 1 : 2, score: null })),
  });
  const standings = standingsOf({
    ...{ choices: newTournament({}, 2).choices, stage: 'running' },
    entrants: ['a', 'b', 'c', 'd'].map(member => ({ member, hasLeft: false })),
    tables: [
      table(1, ['a', 'b'], 1, 0),
      table(1, ['c', 'd'], 1, 0),
      table(2, ['a', 'c'], 1, 0),
      table(2, ['b', 'd'], 0, 1),
    ],
  });
  expect(
    standings.map(({ member, place, points, opponents, beaten }) => [
      member,
      place,
      points,
      opponents,
      beaten,
    ]),
  ).toEqual([
    ['a', 1, 2, 1, 1],
    ['c', 2, 1, 3, 1],
    ['d', 3, 1, 1, 0],
    ['b', 4, 0, 3, 0],
  ]);
});

it.each<[string, Partial<Choices>]>([
  ['swiss', { kind: 'swiss' }],
  ['round robin', { kind: 'round-robin' }],
  ['knockout', { kind: 'knockout' }],
])('nobody wins without a match, and nobody has a round to themselves: %s', (_, choices) => {
  const tournament = newTournament(choices, 3);
  const [free, a, b] = tournament.entrants.map(({ member }) => member) as [string, string, string];
  const entrants = tournament.entrants.map(({ member }) => ({ member, hasLeft: member !== free }));
  const nobody = { points: 0, rank: 2, score: 20 };
  const alone = { points: 1, rank: 1, score: null };
  const tables: PlayedTable[] = [
    { round: 1, seats: [free], matchID: null, result: [alone], decided: 'free' },
    { round: 1, seats: [a, b], matchID: 'a-b', result: [nobody, nobody] },
  ];
  const next = drawRound({ ...tournament, entrants, tables, round: 1, ofRounds: 2 }, 2);
  if (choices.kind === 'swiss') expect(next).toEqual([]);
  const played = next.map((table): PlayedTable => ({ ...table, round: 2, matchID: null }));
  const whole = { ...tournament, entrants, tables: [...tables, ...played], ofRounds: 2 };
  expect(winnersOf(whole)).toEqual([]);
  expect(standingsOf({ ...whole, stage: 'over' }).map(({ place }) => place)).toEqual([null, null, null]);
  // As long as it goes on they stand as their points say.
  expect(standingsOf(whole)[0]).toMatchObject({ member: free, place: 1 });
  // Who has been met, and has lost to somebody who was there, comes before who has played nobody.
  const won = { ...tables[1]!, result: [{ ...nobody, points: 1, rank: 1 }, nobody] };
  if (choices.kind === 'knockout') return;
  const places = standingsOf({ ...whole, tables: [tables[0]!, won], stage: 'over' });
  expect(new Map(places.map(({ member, place }) => [member, place]))).toEqual(
    new Map([
      [free, null],
      [a, 1],
      [b, 2],
    ]),
  );
  expect(winnersOf({ ...whole, tables: [tables[0]!, won] })).toEqual([a]);
});

it('a tournament that everybody has left has no winner; who has won and left wins it while others are there', () => {
  const tournament = newTournament({}, 4);
  const [a, b, c, d] = tournament.entrants.map(({ member }) => member) as [string, string, string, string];
  const table = (seats: string[], ...points: number[]): PlayedTable => ({
    ...{ round: 1, seats, matchID: seats.join() },
    result: points.map(each => ({ points: each, rank: each === 1 ? 1 : 2, score: null })),
  });
  const winners = (left: string[], ...points: number[]) =>
    winnersOf({
      ...tournament,
      entrants: tournament.entrants.map(({ member }) => ({ member, hasLeft: left.includes(member) })),
      tables: [table([a, b], ...points), table([c, d], ...points)],
    }).toSorted();
  expect(winners([a, b, c, d], 0.5, 0.5)).toEqual([]);
  expect(winners([a, b, c], 1, 0)).toEqual([a, c].toSorted());
});
