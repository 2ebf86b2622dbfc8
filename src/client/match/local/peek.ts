import { useEffect, useState } from 'react';
import type { GameModule } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { SavedMatch } from './saved-match.ts';

/** How long what only one may see stays uncovered, in milliseconds. */
const PEEK_MS = 4000;

/** One's own secret at a screen that others look at too: covered, but for a moment when it is asked for. */
export type Peek = {
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

/**
 * Null where there is nothing to peek at: one person alone, a table without covers, or a game in which the whole screen is
 * covered, as more than a number is secret.
 * @param seat in front of the screen: what one person has uncovered the next does not see
 */
export const usePeek = (
  { meta }: GameModule,
  { seats, handOver, options }: SavedMatch,
  seat: Seat | null,
  moves: number,
): Peek | null => {
  const [open, setOpen] = useState<string | null>(null);
  const now = `${seat} ${moves}`;
  useEffect(() => {
    if (open === null) return;
    const timer = setTimeout(() => setOpen(null), PEEK_MS);
    return () => clearTimeout(timer);
  }, [open]);
  const people = seats.filter(({ bot }) => bot === null).length;
  const isOpenTable = 'openTotals' in options && options.openTotals === true;
  if (meta.views !== 'alike' || !handOver || people < 2 || isOpenTable) return null;
  const isOpen = open === now;
  return { isOpen, toggle: () => setOpen(isOpen ? null : now) };
};
