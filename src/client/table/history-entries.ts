import { type ReactNode, useMemo } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { useBoard } from './board-context.tsx';
import { seatOfEvent } from './event-seat.ts';
import { incidentSentence } from './incident-words.ts';
import { takenBack, whoTookBack, withMakers } from './made-words.ts';
import type { TableIncident, TableMatch, TableTakenBack } from './table-match.ts';

/**
 * A sentence of the history; `weight` sets apart what divides a match or settles something, and what is told only to
 * whoever listens, as it follows from what is seen.
 */
export type HistoryEntry = {
  readonly text: string;
  readonly weight: 'chapter' | 'strong' | 'plain' | 'silent';
  readonly icon: ReactNode;
  /** Whose event it is. */
  readonly seat: Seat | null;
  /** The heading of the group that begins with it, '' for one without, null where none begins. */
  readonly group: string | null;
  /** After how many events the board stood as this line says; null where it tells of no event of the match. */
  readonly at: number | null;
};

/** What is told of a match besides the events that stand. */
type Beside = Pick<TableMatch<unknown, AnyEvent>, 'incidents' | 'takenBack' | 'madeFor'>;

const NO_INCIDENTS: readonly TableIncident[] = [];
const NOTHING: readonly TableTakenBack[] = [];
const NOBODY: NonNullable<Beside['madeFor']> = [];

/** The events of a match as the history tells them, with what befell those at the table in between, and what was taken back. */
export const useEntries = (
  events: readonly AnyEvent[],
  { incidents = NO_INCIDENTS, takenBack: undone = NOTHING, madeFor = NOBODY }: Beside = {},
): readonly HistoryEntry[] => {
  const { game, reader } = useBoard();
  return useMemo(() => {
    const { weightOf } = game;
    const { language, person } = reader;
    const seatOf = game.seatOf ?? seatOfEvent;
    const told = events.map((event, i): HistoryEntry => {
      const seat = seatOf(event);
      const makers = madeFor.filter(maker => maker.event === i);
      return {
        text: withMakers(language, game.sentenceOf(event, reader), seat, makers, person),
        weight: weightOf(event),
        icon: game.iconOf?.(event) ?? null,
        seat,
        group: game.groupOf?.(event, reader) ?? null,
        at: i + 1,
      };
    });
    if (incidents.length === 0 && undone.length === 0) return told;
    const beside = (text: string, seat: Seat | null, icon: ReactNode = null): HistoryEntry => ({
      text,
      weight: 'plain',
      icon,
      seat,
      group: null,
      at: null,
    });
    const taken = (back: TableTakenBack): readonly HistoryEntry[] => [
      ...back.events
        .filter(event => weightOf(event) !== 'silent')
        .map(event => {
          const text = takenBack(language, game.sentenceOf(event, reader));
          return beside(text, seatOf(event), game.iconOf?.(event) ?? null);
        }),
      beside(whoTookBack(language, back, person(back.seat)), back.seat),
    ];
    const entryOf = ({ kind, seat, by = [] }: TableIncident): HistoryEntry =>
      beside(incidentSentence(language, kind, person(seat), by.map(person)), seat);
    const after = (count: number) => [
      ...undone.filter(back => back.after === count).flatMap(taken),
      ...incidents.filter(incident => incident.after === count).map(entryOf),
    ];
    // What came after events that have not been shown yet is not told before them.
    return [...after(0), ...told.flatMap((entry, i) => [entry, ...after(i + 1)])];
  }, [events, game, reader, incidents, undone, madeFor]);
};
