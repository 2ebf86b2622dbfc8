import type { IncidentKind } from '../../game/shared/incidents.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { StoredMatch } from './stored-match.ts';

/** So many are kept: at a table with a clock that somebody has walked away from there is one a turn. */
const KEPT = 80;

/** The match, with what befell somebody at the table after as many moves as have been made. */
export const withIncident = (
  match: StoredMatch,
  kind: IncidentKind,
  seat: Seat,
  by?: readonly Seat[],
): StoredMatch => {
  const { incidents = [] } = match.data;
  const happened = { kind, seat, ...(by && { by }), at: match.state?._stateID ?? 0 };
  return { ...match, data: { ...match.data, incidents: [...incidents, happened].slice(-KEPT) } };
};
