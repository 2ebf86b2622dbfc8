import type { WholeTournament } from './tournament.ts';

export type Standing = {
  readonly member: string;
  /**
   * 1 is the first; equals share a place. Null: all have left, and nobody has won. Once it is over nobody has a place either who has played
   * no match, and nobody at all where nobody has won a point in one.
   */
  readonly place: number | null;
  /** Where who loses is out: the rounds in which they went on. */
  readonly points: number;
  /** The points of those they met (Buchholz): by it equals are told apart. */
  readonly opponents: number;
  /** The points of those they beat, and half of those they drew with (Sonneborn–Berger). */
  readonly beaten: number;
  readonly played: number;
  /** Where who loses is out: they are. */
  readonly isOut?: true;
};

/** Where everybody stands, the best first: it follows from the tables alone. */
export const standingsOf = ({
  entrants,
  tables,
  choices,
  stage,
}: Pick<WholeTournament, 'entrants' | 'tables' | 'choices' | 'stage'>): readonly Standing[] => {
  const isKnockout = choices.kind === 'knockout';
  const points = new Map(entrants.map(({ member }) => [member, 0]));
  for (const { seats, result } of tables) {
    for (const [seat, member] of seats.entries()) {
      const won = isKnockout ? Number(winnerOf({ seats, result }) === member) : (result?.[seat]?.points ?? 0);
      points.set(member, (points.get(member) ?? 0) + won);
    }
  }
  const rows = entrants.map(({ member }) => {
    let [opponents, beaten, played, isOut] = [0, 0, 0, false];
    for (const table of tables) {
      const seat = table.seats.indexOf(member);
      if (seat < 0 || table.result === null) continue;
      if (isKnockout && winnerOf(table) !== member) isOut = true;
      if (!isPlayed(table)) continue;
      played += 1;
      for (const [other, met] of table.seats.entries()) {
        if (other === seat) continue;
        const [own, theirs] = [table.result[seat]!.rank, table.result[other]!.rank];
        opponents += points.get(met)!;
        beaten += points.get(met)! * (own < theirs ? 1 : own === theirs ? 0.5 : 0);
      }
    }
    return {
      ...{ member, points: points.get(member)!, opponents, beaten, played },
      ...(isOut && { isOut: true as const }),
    };
  });
  const compare = isKnockout ? byPoints : byAll;
  const sorted = rows.toSorted(compare);
  const isAnyThere = entrants.some(({ hasLeft }) => !hasLeft);
  const isOver = stage === 'over';
  const isAnyWon = !isOver || tables.some(table => isPlayed(table) && winnerOf(table) !== null);
  const placed = isAnyThere && isAnyWon ? sorted.filter(({ played }) => !isOver || played > 0) : [];
  const placeOf = (row: Row) => 1 + placed.findIndex(other => compare(other, row) === 0);
  return sorted.map(row => ({ ...row, place: placed.includes(row) ? placeOf(row) : null }));
};

/** Whether a match stands behind what is known of a table. */
const isPlayed = ({ matchID, decided }: WholeTournament['tables'][number]): boolean =>
  matchID !== null && decided !== 'absent';

type Row = Omit<Standing, 'place'>;
/** Who is out has come as far as all who went out in the same round. */
const byPoints = (a: Row, b: Row): number => b.points - a.points;
const byAll = (a: Row, b: Row): number => byPoints(a, b) || b.opponents - a.opponents || b.beaten - a.beaten;

/**
 * Who goes on from a table where who loses is out; null where nobody does. Of equals whoever sat last: the first seat has
 * moved first.
 */
export const winnerOf = ({
  seats,
  result,
}: Pick<WholeTournament['tables'][number], 'seats' | 'result'>): string | null => {
  if (result === null) return null;
  const best = Math.max(...result.map(({ points }) => points));
  return best <= 0 ? null : (seats[result.findLastIndex(({ points }) => points === best)] ?? null);
};

/** Who has won one that is over: the first, who may be several; nobody where all have left, and nobody without a match. */
export const winnersOf = (
  tournament: Pick<WholeTournament, 'entrants' | 'tables' | 'choices' | 'ofRounds'>,
): readonly string[] => {
  const { choices, tables, ofRounds } = tournament;
  if (choices.kind === 'knockout') {
    const last = tables.findLast(({ round }) => round === ofRounds);
    const winner = last === undefined ? null : winnerOf(last);
    const hasPlayed = tables.some(
      table => isPlayed(table) && winner !== null && table.seats.includes(winner),
    );
    return winner !== null && hasPlayed ? [winner] : [];
  }
  return standingsOf({ ...tournament, stage: 'over' }).flatMap(({ place, member }) =>
    place === 1 ? [member] : [],
  );
};
