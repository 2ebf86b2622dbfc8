import { STARTING_FAME } from '../../../game/auction/fame.ts';
import type { AnyEvent } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { resultOf } from '../result.ts';
import type { TableMatch } from '../table-match.ts';

/** A moment at which points were written down. */
export type Stage = {
  /** `of` counts from 1 where there are several of the kind. */
  readonly kind: 'start' | 'epoch' | 'scoring' | 'network' | 'ankhs';
  readonly of: number;
  /** What each seat had then. */
  readonly totals: readonly number[];
};

type Told = AnyEvent & {
  readonly player?: Seat;
  readonly epoch?: number;
  readonly scoring?: number;
  readonly fame?: number;
  readonly total?: number;
  readonly owners?: readonly Seat[];
  readonly points?: number;
};

/** Who has won, by the rules or as the others gave up; null before the end. */
export const winnersOf = ({
  events,
  seats,
  endedBy = null,
}: Pick<TableMatch<unknown, AnyEvent>, 'events' | 'seats' | 'endedBy'>): readonly Seat[] | null => {
  const result = resultOf(events);
  if (result !== null) return result.winners;
  return endedBy === null ? null : seats.flatMap((_, seat) => (seat === endedBy ? [] : [seat]));
};

/** What everybody had when points were written down, from the beginning to the end, whichever game it was. */
export const courseOf = (events: readonly AnyEvent[], players: number): readonly Stage[] => {
  const told = events as readonly Told[];
  const isByEpoch = told.some(({ type, epoch }) => type === 'score' && epoch !== undefined);
  const stages: Stage[] = [
    { kind: 'start', of: 0, totals: Array.from({ length: players }, () => (isByEpoch ? STARTING_FAME : 0)) },
  ];
  const write = (kind: Stage['kind'], of: number, changed: (total: number, seat: Seat) => number) => {
    const last = stages.at(-1)!;
    const isMore = last.kind === kind && last.of === of;
    const stage = { kind, of, totals: last.totals.map(changed) };
    stages.splice(isMore ? stages.length - 1 : stages.length, isMore ? 1 : 0, stage);
  };
  let networks = 0;
  for (const { type, player, epoch, scoring, fame, total, owners = [], points = 0 } of told) {
    if (type === 'score') {
      const now = fame ?? total ?? 0;
      write(epoch === undefined ? 'scoring' : 'epoch', epoch ?? scoring ?? 0, (had, seat) =>
        seat === player ? now : had,
      );
    }
    if (type === 'network') {
      networks += 1;
      write('network', networks, (had, seat) => had + (owners.includes(seat) ? points : 0));
    }
    if (type === 'ankhs') write('ankhs', 0, (had, seat) => had + (seat === player ? points : 0));
  }
  return stages;
};

/** One tablet that is turned face-up: whose, and what stands on it. */
export type Turned = { readonly stage: Stage; readonly seat: Seat; readonly total: number };

/**
 * The tablets in the order in which they are turned: epoch by epoch, each time the lowest first. Where points come by
 * networks, only what they come to.
 */
export const turningOf = (course: readonly Stage[]): readonly Turned[] => {
  const scored = course.filter(({ kind }) => kind === 'epoch' || kind === 'scoring');
  return (scored.length > 0 ? scored : course.slice(-1)).flatMap(stage =>
    stage.totals.map((total, seat) => ({ stage, seat, total })).sort((a, b) => a.total - b.total),
  );
};
