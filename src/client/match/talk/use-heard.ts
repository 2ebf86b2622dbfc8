import { useEffect } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Rematch } from '../../../game/shared/series.ts';
import type { TalkLine } from '../../../game/shared/talk-lines.ts';
import { carryMuted, personAt, useMuted } from './muted.ts';
import type { Person } from './talk.tsx';

/** Whom this page hears at a table, and what of all that was said. */
export const useHeard = (
  matchID: string,
  talk: readonly TalkLine[],
  people: readonly Person[],
  rematch: Rematch | undefined,
) => {
  const muted = useMuted();
  useEffect(() => {
    if (rematch === undefined) return;
    carryMuted(matchID, rematch, seat => people.find(person => person.seat === seat)?.name);
  });
  const isHeard = (seat: Seat) => !muted.has(personAt(matchID, seat));
  return { isHeard, heard: talk.filter(({ seat }) => isHeard(seat)) };
};
