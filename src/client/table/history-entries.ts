import { type ReactNode, useMemo } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { useBoard } from './board-context.tsx';
import { seatOfEvent } from './event-seat.ts';
import { incidentSentence } from './incident-words.ts';
import type { TableIncident } from './table-match.ts';

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

const NONE: readonly TableIncident[] = [];

/** The events of a match as the history tells them, with what befell those at the table in between. */
export const useEntries = <Event extends AnyEvent>(
  events: readonly Event[],
  weightOf: (event: Event) => HistoryEntry['weight'],
  incidents: readonly TableIncident[] = NONE,
): readonly HistoryEntry[] => {
  const { game, reader } = useBoard();
  return useMemo(() => {
    const told = events.map(
      (event, i): HistoryEntry => ({
        text: game.sentenceOf(event, reader),
        weight: weightOf(event),
        icon: game.iconOf?.(event) ?? null,
        seat: (game.seatOf ?? seatOfEvent)(event),
        group: game.groupOf?.(event, reader) ?? null,
        at: i + 1,
      }),
    );
    if (incidents.length === 0) return told;
    const { language, person } = reader;
    const entryOf = ({ kind, seat }: TableIncident): HistoryEntry => ({
      text: incidentSentence(language, kind, person(seat)),
      weight: 'plain',
      icon: null,
      seat,
      group: null,
      at: null,
    });
    const after = (count: number) => incidents.filter(incident => incident.after === count).map(entryOf);
    // What came after events that have not been shown yet is not told before them.
    return [...after(0), ...told.flatMap((entry, i) => [entry, ...after(i + 1)])];
  }, [events, game, reader, weightOf, incidents]);
};
