import type { Seat } from '../../../game/shared/seats.ts';
import { json, storedValue } from '../../ui/storage/stored.ts';
import type { Unsaid } from './online-snapshot.ts';

/** More lines than anybody says while a connection is cut. */
const MOST = 100;

const isUnsaid = (data: unknown): data is Unsaid => {
  const { id, text, refused } = Object(data) as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof text === 'string' && (refused === null || typeof refused === 'string')
  );
};

/** What a seat has said and its table has not heard yet, until it has: also when the page is left meanwhile. */
export type KeptUnsaid = {
  readonly get: () => readonly Unsaid[];
  readonly set: (lines: readonly Unsaid[]) => void;
};

/** Nothing outlasts the page, as of somebody who only watches. */
export const KEPT_NOWHERE: KeptUnsaid = { get: () => [], set: () => {} };

export const keptUnsaid = (matchID: string, seat: Seat): KeptUnsaid => {
  const stored = storedValue<readonly Unsaid[]>(
    `unsaid:${matchID}/${seat}`,
    json<readonly Unsaid[]>(data => (Array.isArray(data) ? data.filter(isUnsaid).slice(-MOST) : undefined)),
    { none: [] },
  );
  const own = new Set<string>();
  const note = (lines: readonly Unsaid[]) => {
    for (const { id } of lines) own.add(id);
    return lines;
  };
  return {
    get: () => note(stored.get()),
    set: lines => {
      // Another tab at this seat has lines of its own.
      const others = stored.get().filter(({ id }) => !own.has(id));
      const all = [...others, ...note(lines)];
      if (all.length > 0) stored.set(all);
      else stored.drop();
    },
  };
};
