import { paceOf } from '../../game/shared/table-clock.ts';
import { changeTo } from './change.ts';
import type { Command, Decision } from './commands.ts';
import type { Now } from './deadlines.ts';
import { seatOfMember } from './member-seats.ts';
import { isOver, playerAt, withPlayer } from './seats.ts';
import type { StoredMatch } from './stored-match.ts';

type Holiday = Extract<Command, { kind: 'holiday' }>;

/** A member goes on holiday, or is back: where a table plays by days their clock stands still until then. */
export const setHoliday = (stored: StoredMatch, { member, until }: Holiday, { at }: Now): Decision => {
  const { data, control } = stored;
  const seat = seatOfMember(data, member);
  if (seat === null || isOver(data) || paceOf(data.setupData) !== 'days') return changeTo(stored, []);
  const { holiday: before = 0, ...player } = playerAt(data, seat)!;
  const now = until !== null && until > at ? until : undefined;
  // It may have been told before.
  if (now === undefined ? before <= at : now === before) return changeTo(stored, []);
  const due = control.deadlines.clocks[seat];
  // What was left when it stopped is left when it runs again.
  const shift = (now ?? at) - Math.max(at, before);
  const clocks =
    due === undefined ? control.deadlines.clocks : { ...control.deadlines.clocks, [seat]: due + shift };
  const next: StoredMatch = {
    ...stored,
    data: withPlayer(data, { ...player, ...(now !== undefined && { holiday: now }) }),
    control: { ...control, deadlines: { ...control.deadlines, clocks } },
  };
  return changeTo(next, [{ kind: 'players' }, { kind: 'clocks' }, { kind: 'listing' }]);
};
