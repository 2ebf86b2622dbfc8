import type { Seat } from './seats.ts';

/** How far a match has come, as boardgame.io counts it. */
type Counted = { readonly _stateID: number; readonly ctx: { readonly turn: number } };

/**
 * What a bot draws from at a table of a given deal. Where all choose together it goes by the round: how many have chosen before a
 * bot thinks is for chance to say, and must not make it another one.
 * @param chance what all bots at all tables of the deal have in common
 */
export const chanceOfBot = (
  chance: string,
  turns: 'one' | 'together',
  seat: Seat,
  { _stateID, ctx }: Counted,
): string => `${chance} ${seat} ${turns === 'together' ? ctx.turn : _stateID}`;
