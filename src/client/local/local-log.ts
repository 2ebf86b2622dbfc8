import type { LogEntry } from 'boardgame.io';
import type { AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** The moves of boardgame.io's log, in order, and who made each. */
export const movesIn = (log: readonly LogEntry[]): readonly { seat: Seat; move: AnyMove }[] =>
  log
    .filter(({ action }) => action.type === 'MAKE_MOVE')
    .map(({ action: { payload } }) => ({
      seat: Number(payload.playerID),
      move: [payload.type, ...((payload.args as readonly (string | number)[] | undefined) ?? [])],
    }));
