import type { AnyEvent } from '../contract.ts';
import type { MoveMetadata } from './create-game.ts';
import { eventsTold, type ToldByShape } from './told-events.ts';

/** As much of an entry of boardgame.io's log as is read here. */
type Entry = { readonly metadata?: unknown };

/**
 * The public events that one move caused, out of its entry in boardgame.io's log, as it is stored or as it was sent; none
 * for any other entry.
 */
export const eventsOfEntry = ({ metadata }: Entry): readonly AnyEvent[] => {
  const held = (metadata ?? {}) as Partial<MoveMetadata & ToldByShape>;
  return held.told === undefined ? (held.events ?? []) : eventsTold(held as ToldByShape);
};

/**
 * Every public event of a match so far, in order: the opening, then what each move caused.
 * @param fresh the match as it was set up, or any view of that
 */
export const eventsOfLog = (
  { opening }: { readonly opening: (fresh: unknown) => readonly AnyEvent[] },
  fresh: unknown,
  log: readonly Entry[],
): readonly AnyEvent[] => [...opening(fresh), ...log.flatMap(eventsOfEntry)];
