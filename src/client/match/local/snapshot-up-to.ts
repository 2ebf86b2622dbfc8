import type { AnyMove, GameModule } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { type Snapshot, snapshotAt } from '../../table/timeline.ts';
import type { LocalSetup } from './saved-match.ts';

type Rules = Pick<GameModule, 'meta' | 'rules'>;
type Begun = LocalSetup & { readonly seed: string };
/** A move as it was made. */
type Made = { readonly seat: Seat; readonly move: AnyMove };

/**
 * What a seat saw of a local match after so many events, or before the move that brought the last of them about: it is played
 * out again from its seed up to there. Null where the match has not come so far.
 */
export const snapshotUpTo = (
  module: Rules,
  saved: Begun,
  made: readonly Made[],
  at: number,
  seat: Seat | null,
): Snapshot<unknown> | null => {
  const state = freshState(module, saved);
  return state === null ? null : snapshotAt(module.rules, state, made, at, seat);
};

/** How many events had come about when a local match stood as in this state; null where it never did. */
export const eventsUpTo = (
  module: Rules,
  saved: Begun,
  made: readonly Made[],
  wanted: unknown,
): number | null => {
  const { rules } = module;
  const state = freshState(module, saved);
  if (state === null) return null;
  // A copy has its keys in one order, however a state came about.
  const textOf = (any: unknown) => JSON.stringify(rules.copy(any));
  const text = textOf(wanted);
  let events = rules.opening(state).length;
  for (const { seat, move } of made) {
    events += rules.apply(state, seat, move).length;
    if (textOf(state) === text) return events;
  }
  return null;
};

const freshState = ({ meta, rules }: Rules, { seats, options, seed }: Begun): unknown => {
  const parsed = meta.parseOptions(options);
  return 'error' in parsed ? null : rules.setup({ players: seats.length, options: parsed.options, seed });
};
