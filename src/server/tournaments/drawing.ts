import { createHash } from 'node:crypto';
import { paceOf } from '../../game/shared/table-clock.ts';
import { standingsOf, winnerOf } from './standings.ts';
import { groups, pairs } from './swiss.ts';
import type { Drawn, Entrant, WholeTournament } from './tournament.ts';

/** The order in which entrants are drawn: it follows from ids that nobody chooses, so that it is the same on every server. */
export const drawnOrder = (id: string, members: readonly string[]): readonly string[] => {
  const key = (member: string) => createHash('sha256').update(`${id} ${member}`).digest('hex');
  return members
    .map(member => [key(member), member] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, member]) => member);
};

/** Everybody's tables are open from the first day on: nobody has to wait for another's. */
export const isAllAtOnce = ({ kind, clock }: WholeTournament['choices']): boolean =>
  kind === 'round-robin' && paceOf({ clock }) !== 'live';

/** Of how many rounds it is, with so many in. */
export const roundsOf = ({ kind, seats, rounds }: WholeTournament['choices'], entrants: number): number => {
  switch (kind) {
    case 'knockout':
      return Math.ceil(Math.log2(entrants));
    case 'round-robin':
      return entrants + (entrants % 2) - 1;
    case 'swiss':
      return rounds ?? Math.max(1, Math.ceil(Math.log(entrants) / Math.log(seats)) + (seats > 2 ? 1 : 0));
  }
};

/** The tables of a round, from 1 on, once those of the rounds before are over. */
export const drawRound = (whole: WholeTournament, round: number): readonly Drawn[] => {
  const place = new Map(
    drawnOrder(
      whole.id,
      whole.entrants.map(({ member }) => member),
    ).map((id, i) => [id, i]),
  );
  const entrants = whole.entrants.toSorted((a, b) => place.get(a.member)! - place.get(b.member)!);
  const tournament = { ...whole, entrants };
  switch (tournament.choices.kind) {
    case 'knockout':
      return knockout(tournament, round);
    case 'round-robin':
      return roundRobin(tournament, round);
    case 'swiss':
      return swiss(tournament);
  }
};

/** Whoever has left loses to who is there; where both have, neither goes on. */
const drawn = (seats: readonly string[], entrants: readonly Entrant[]): Drawn => {
  const isThere = seats.map(member => entrants.some(each => each.member === member && !each.hasLeft));
  if (seats.length === 1) {
    const points = isThere[0] ? 1 : 0;
    return { seats, result: [{ points, rank: 1, score: null }], decided: isThere[0] ? 'free' : 'absent' };
  }
  if (isThere.every(Boolean)) return { seats, result: null };
  const result = isThere.map(is => ({ points: is ? 1 : 0, rank: is ? 1 : 2, score: null }));
  return { seats, result, decided: 'absent' };
};

/** In the first round those who were drawn first meet those who were drawn last, and have it free where there is nobody. */
const knockout = ({ entrants, tables }: WholeTournament, round: number): readonly Drawn[] => {
  const slots: readonly (string | null)[] =
    round === 1
      ? bracket(entrants.length).map(place => entrants[place]?.member ?? null)
      : tables.filter(table => table.round === round - 1).map(winnerOf);
  return Array.from({ length: slots.length / 2 }, (_, table) => {
    const seats = slots.slice(2 * table, 2 * table + 2).flatMap(member => member ?? []);
    return drawn(round % 2 === 0 ? seats : seats.toReversed(), entrants);
  });
};

/** The places of a bracket, such that the first two can meet in the last round only. */
const bracket = (entrants: number): readonly number[] => {
  let places = [0];
  while (places.length < entrants) {
    const size = 2 * places.length;
    places = places.flatMap(place => [place, size - 1 - place]);
  }
  return places;
};

/** The first stays where they are, and all others move on by a place from round to round. */
const roundRobin = ({ entrants }: WholeTournament, round: number): readonly Drawn[] => {
  const places: (string | null)[] = entrants.map(({ member }) => member);
  if (places.length % 2 === 1) places.push(null);
  const [first, ...moving] = places;
  const by = (round - 1) % moving.length;
  const circle = [first, ...moving.slice(by), ...moving.slice(0, by)];
  return Array.from({ length: circle.length / 2 }, (_, i) => [circle[i], circle.at(-1 - i)]).flatMap(
    (pair, i) => {
      const seats = pair.flatMap(member => member ?? []);
      if (seats.length < 2) return [];
      return [drawn((round + i) % 2 === 0 ? seats : seats.toReversed(), entrants)];
    },
  );
};

const swiss = (tournament: WholeTournament): readonly Drawn[] => {
  const { entrants, tables, choices } = tournament;
  const isThere = new Set(entrants.flatMap(({ member, hasLeft }) => (hasLeft ? [] : [member])));
  const standing = standingsOf(tournament).filter(({ member }) => isThere.has(member));
  // Nobody has a round to themselves.
  if (standing.length < 2) return [];
  const drawnTables = choices.seats === 2 ? pairs(standing, tables) : groups(standing, tables, choices.seats);
  const wasFirst = (member: string) => tables.filter(({ seats }) => seats[0] === member).length;
  // Who has sat first less often sits first.
  return drawnTables.map(seats =>
    drawn(
      seats.toSorted((a, b) => wasFirst(a) - wasFirst(b)),
      entrants,
    ),
  );
};
