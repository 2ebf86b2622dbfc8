import { expect, it } from 'vitest';
import type { MatchData, PlayerData } from '../../../src/server/boardgame.ts';
import { endedMatchOf } from '../../../src/server/ratings/ended-match.ts';
import { toTournament } from '../../../src/server/tournaments/results.ts';
import type { SeatResult } from '../../../src/server/tournaments/tournament.ts';
import { fresh, moved } from '../support/stored-matches.ts';

type Sitter = 'there' | 'gone' | 'bot';
const DATA = { there: {}, gone: { data: { bot: 'easy', standIn: true } }, bot: { data: { bot: 'easy' } } };
const playersOf = (sitters: readonly Sitter[]) =>
  Object.fromEntries(
    sitters.map((sitter, id): [number, PlayerData] => [
      id,
      { id, name: `seat ${id}`, credentials: 'c', ...DATA[sitter] },
    ]),
  );

/** What is written of a table that the first seat has won on points. */
const endedBy = (sitters: readonly Sitter[]) => {
  const tournament = { id: 'evening', round: 1 };
  const before = { ...fresh, data: { ...fresh.data, players: playersOf(sitters), tournament } as MatchData };
  const gameover = { winners: [0], scores: [50, 9, 12].slice(0, sitters.length) };
  const next = moved(before, { data: { ...before.data, gameover } });
  const [, , result] = toTournament({ before, next }, null).at(-1)!;
  const seats: readonly SeatResult[] = JSON.parse(result as string);
  return {
    ...{ ranks: seats.map(({ rank }) => rank), points: seats.map(({ points }) => points) },
    away: seats.map(({ isAway }) => isAway === true),
    counted: endedMatchOf(next).seats.map(({ rank }) => rank),
  };
};

it.each<[readonly Sitter[], readonly number[], readonly number[]]>([
  [
    ['there', 'there', 'there'],
    [1, 3, 2],
    [1, 0, 0.5],
  ],
  [
    ['gone', 'there', 'there'],
    [3, 2, 1],
    [0, 0.5, 1],
  ],
  [
    ['gone', 'there', 'gone'],
    [2, 1, 2],
    [0.25, 1, 0.25],
  ],
  [
    ['gone', 'gone', 'gone'],
    [2, 2, 2],
    [0, 0, 0],
  ],
])('a table has the ranks by which it is counted, and points by them: %j', (sitters, ranks, points) => {
  const away = sitters.map(sitter => sitter === 'gone');
  expect(endedBy(sitters)).toEqual({ ranks, points, away, counted: ranks });
});

it.each<[readonly Sitter[], readonly number[], readonly number[]]>([
  [
    ['bot', 'there', 'there'],
    [3, 2, 1],
    [0, 0.5, 1],
  ],
  [
    ['bot', 'gone', 'there'],
    [2, 2, 1],
    [0.25, 0.25, 1],
  ],
  [
    ['bot', 'gone', 'gone'],
    [2, 2, 2],
    [0, 0, 0],
  ],
  [
    ['gone', 'bot'],
    [2, 2],
    [0, 0],
  ],
])('a bot in the seat of somebody who never came is as good as not there: %j', (sitters, ranks, points) => {
  const away = sitters.map(sitter => sitter !== 'there');
  expect(endedBy(sitters)).toMatchObject({ ranks, points, away });
});
