import type { LogEntry, State } from 'boardgame.io';
import type { AnyEvent } from '../contract.ts';
import type { BesideEvents, MakerAt, TakenBack } from '../shared/beside-events.ts';
import type { MadeFor } from '../shared/made-for.ts';
import type { Seat } from '../shared/seats.ts';
import { type Made, moverOf } from './actions.ts';
import type { MoveMetadata } from './create-game.ts';
import { type PackedEvents, unpackEvents } from './packed-events.ts';

/** As much of an entry of boardgame.io's log as is read here. */
type Entry = { readonly metadata?: unknown };

/**
 * The public events that one move caused, out of its entry in boardgame.io's log, as it is stored or as it was sent; none
 * for any other entry.
 */
export const eventsOfEntry = ({ metadata }: Entry): readonly AnyEvent[] => {
  const held = (metadata ?? {}) as Partial<MoveMetadata & PackedEvents>;
  return held.told === undefined ? (held.events ?? []) : unpackEvents(held as PackedEvents);
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

/** As boardgame.io's own undo stands in its log, with what it takes back: made by a seat in sight of a state. */
export const undoEntry = (
  { ctx: { turn, phase }, _stateID }: State,
  seat: Seat,
  metadata: UndoMetadata,
): LogEntry => ({
  action: { type: 'UNDO', payload: { type: 'undo', args: [], playerID: String(seat) } } as never,
  _stateID,
  turn,
  phase,
  metadata,
});

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

type MadeEntry = NumberedEntry & Made;

/**
 * What a log tells besides the events that stand: what was taken back, and which moves somebody made for others.
 * @param opening how many events the set-up has
 */
export const besideEvents = (opening: number, log: readonly MadeEntry[]): BesideEvents => {
  const madeFor: MakerAt[] = [];
  /** By number, how many events stood before an entry. */
  const before: [stateID: number, events: number][] = [];
  let events = opening;
  for (const entry of standingEntries(log)) {
    before.push([entry._stateID, events]);
    const shown = eventsOfEntry(entry).length;
    // Of a move that shows nothing (no priest turns a tile, say) there is nothing to mark.
    if (shown > 0) for (const maker of makersIn(entry.metadata)) madeFor.push({ ...maker, event: events });
    events += shown;
  }
  const takenBack = log.flatMap((taking): readonly TakenBack[] => {
    const { metadata } = taking;
    const undone = undoneIn(metadata) ?? [];
    const moves = log.filter(entry => undone.includes(entry._stateID) && undoneIn(entry.metadata) === null);
    const shown = moves.flatMap(eventsOfEntry);
    // Of a choice that nobody has been shown there is nothing to tell.
    if (shown.length === 0) return [];
    const first = Math.min(...undone);
    const after = before.find(([stateID]) => stateID > first)?.[1] ?? events;
    const { agreed } = metadata as UndoMetadata;
    return [
      {
        after,
        seat: moverOf(taking),
        moves: moves.length,
        events: shown,
        ...(agreed && { agreed }),
      },
    ];
  });
  return { takenBack, madeFor };
};
