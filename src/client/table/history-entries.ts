import { type ReactNode, useMemo } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { useBoard } from './board-context.tsx';
import { seatOfEvent } from './event-seat.ts';

/** A sentence of the history; `weight` sets apart what divides a match or settles something. */
export type HistoryEntry = {
  readonly text: string;
  readonly weight: 'chapter' | 'strong' | 'plain';
  readonly icon: ReactNode;
  /** Whose event it is. */
  readonly seat: Seat | null;
  /** The heading of the group that begins with it, '' for one without, null where none begins. */
  readonly group: string | null;
};

/** The events of a match as the history tells them. */
export const useEntries = <Event extends AnyEvent>(
  events: readonly Event[],
  weightOf: (event: Event) => HistoryEntry['weight'],
): readonly HistoryEntry[] => {
  const { game, reader } = useBoard();
  return useMemo(
    () =>
      events.map(event => ({
        text: game.sentenceOf(event, reader),
        weight: weightOf(event),
        icon: game.iconOf?.(event) ?? null,
        seat: (game.seatOf ?? seatOfEvent)(event),
        group: game.groupOf?.(event, reader) ?? null,
      })),
    [events, game, reader, weightOf],
  );
};
