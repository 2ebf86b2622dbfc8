import type { AnyEvent } from '../contract.ts';
import type { MadeFor } from '../shared/made-for.ts';
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

/** Whose moves the events of an entry show, where they did not make them themselves. */
export const makersIn = (metadata: unknown): readonly MadeFor[] =>
  (metadata as Partial<MoveMetadata> | undefined)?.madeFor ?? [];

/**
 * What an entry leaves in the log that takes moves back: the numbers of the states in which those were made. The log only grows;
 * what was taken back is passed over by whoever reads what has happened.
 */
export type UndoMetadata = {
  readonly undone: readonly number[];
  /** They had shown what was hidden, and there was nobody to ask. */
  readonly unasked?: true;
  /** All others were asked, and agreed. */
  readonly agreed?: true;
};

type NumberedEntry = Entry & { readonly _stateID: number };

/** The entries of a log whose moves count: without those that were taken back, and without the taking back. */
export const standingEntries = <Logged extends NumberedEntry>(log: readonly Logged[]): readonly Logged[] => {
  const takingBack = log.flatMap(({ metadata }) => undoneIn(metadata) ?? []);
  if (log.every(({ metadata }) => undoneIn(metadata) === null)) return log;
  const undone = new Set(takingBack);
  return log.filter(({ _stateID, metadata }) => !undone.has(_stateID) && undoneIn(metadata) === null);
};

/** What an entry takes back, or null where it is a move. */
export const undoneIn = (metadata: unknown): readonly number[] | null =>
  (metadata as Partial<UndoMetadata> | undefined)?.undone ?? null;

/**
 * Every public event of a match so far, in order: the opening, then what each move caused.
 * @param fresh the match as it was set up, or any view of that
 */
export const eventsOfLog = (
  { opening }: { readonly opening: (fresh: unknown) => readonly AnyEvent[] },
  fresh: unknown,
  log: readonly NumberedEntry[],
): readonly AnyEvent[] => [...opening(fresh), ...standingEntries(log).flatMap(eventsOfEntry)];
