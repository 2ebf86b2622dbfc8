import type { AnyMove, GameModule } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { LocalSetup } from './saved-match.ts';

/** A move as it was made. */
type Made = { readonly seat: Seat; readonly move: AnyMove };

/**
 * What a seat saw of a local match after so many events: it is played out again from its seed up to the move that
 * brought the last of them about. Null where the match has not come so far.
 */
export const viewAfter = (
  { meta, rules }: GameModule,
  { seats, options, seed }: LocalSetup & { readonly seed: string },
  made: readonly Made[],
  at: number,
  seat: Seat | null,
): unknown => {
  const parsed = meta.parseOptions(options);
  if ('error' in parsed) return null;
  const state = rules.setup({ players: seats.length, options: parsed.options, seed });
  let events = rules.opening(state).length;
  for (const { seat: by, move } of made) {
    if (events >= at) break;
    events += rules.apply(state, by, move).length;
  }
  return events >= at ? rules.view(state, seat) : null;
};
