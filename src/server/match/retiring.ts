import { changeTo } from './change.ts';
import { type Command, type Decision, refuse } from './commands.ts';
import type { Now } from './deadlines.ts';
import { isOver } from './seats.ts';
import type { StoredMatch } from './stored-match.ts';

type Retire = Extract<Command, { kind: 'retire' }>;

/** Removes a match that was left alone; where somebody sits at it, though they do nothing, it has its time once more. */
export const retire = (
  stored: StoredMatch,
  { before, untouched }: Retire,
  { at, present }: Now,
): Decision => {
  const { data, control } = stored;
  if (data.updatedAt >= before || (untouched && !control.untouched)) return refuse('outdated');
  if (!isOver(data) && present.size > 0) return changeTo({ ...stored, data: { ...data, updatedAt: at } }, []);
  return changeTo(null, [{ kind: 'gone' }, { kind: 'listing' }]);
};
