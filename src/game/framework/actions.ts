import type { LogEntry, State } from 'boardgame.io';
import type { AnyMove } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';

/** A move of a seat as boardgame.io has it: in its reducer, on its log, and in what its clients send. */
export const moveAction = (seat: Seat, [type, ...args]: AnyMove, credentials?: string) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type, args, playerID: String(seat), ...(credentials !== undefined && { credentials }) },
});

/** What puts another state in the place of a client's, and nothing on its log. */
export const updateAction = (state: State) => ({
  type: 'UPDATE' as const,
  state,
  deltalog: [],
  clientOnly: true as const,
});

type Acted = Pick<LogEntry, 'action'>;

/** The framework logs turns and phases that end besides, and that moves were taken back. */
export const isMove = ({ action }: Acted): boolean => action.type === 'MAKE_MOVE';

/** As much of an entry as says who made it. */
export type Made = { readonly action: { readonly payload: { readonly playerID?: unknown } } };

export const moverOf = ({ action: { payload } }: Made): Seat => Number(payload.playerID);

export const moveOf = ({ action: { payload } }: Acted): AnyMove => [payload.type, ...(payload.args ?? [])];
