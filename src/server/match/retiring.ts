import type { MatchData } from '../boardgame.ts';
import { changeTo } from './change.ts';
import { type Command, type Decision, refuse } from './commands.ts';
import type { Now } from './deadlines.ts';
import { isForBots, isOver, peopleAt } from './seats.ts';
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
  if (hasTime(stored, at) && (untouched !== true || isOfPeople(data) || isForBots(data)))
    return refuse('outdated');
  // What a rating or a standing rests on is kept as long as any other match that is over, whoever played it.
  if (untouched && isOver(data) && (data.tournament !== undefined || data.setupData?.rated === true))
    return refuse('outdated');
  // What is over and held back is to be counted, and compared, when the deal is.
  if (isOver(data) && data.heldBack) return refuse('outdated');
  if (!isOver(data) && present.size > 0) return changeTo({ ...stored, data: { ...data, updatedAt: at } }, []);
  return changeTo(null, [{ kind: 'gone' }, { kind: 'listing' }]);
};

/** Somebody's time runs, as the table chose: nobody has left the match alone before it is up. */
const hasTime = ({ data, control }: StoredMatch, at: number): boolean =>
  !isOver(data) && Object.values(control.deadlines.clocks).some(due => due > at);

/** Not of one guest among bots, of whom anybody may sit at as many tables as they like. */
const isOfPeople = (data: MatchData): boolean =>
  peopleAt(data).length > 1 || Object.values(data.players).some(({ member }) => member !== undefined);
