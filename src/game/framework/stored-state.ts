import type { State } from 'boardgame.io';
import type { GameModule } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import { stagesIn } from './create-game.ts';

/** What earlier versions left in the notes of a match. */
const FORMER_PLUGIN = 'rules-decide';

/**
 * A match that an earlier version stored, as this one keeps it: where all chose at the same time, those who had chosen were asked
 * still. Any other is the same object.
 */
export const broughtOver = <Stored extends State>({ meta, rules }: GameModule, state: Stored): Stored => {
  if (!Object.hasOwn(state.plugins, FORMER_PLUGIN)) return state;
  const { [FORMER_PLUGIN]: _, ...plugins } = state.plugins;
  const isAsked = meta.turns === 'together' && state.ctx.gameover === undefined;
  return isAsked
    ? { ...state, plugins, ctx: { ...state.ctx, activePlayers: stagesIn(rules, state.G) } }
    : { ...state, plugins };
};

/**
 * A match in which a seat has taken back what it has chosen in secret, and is asked again; null where there is nothing. No move and no
 * event of the framework's does that: whoever is not asked may make none.
 */
export const withChoiceBack = <Stored extends State>(
  { rules }: GameModule,
  state: Stored,
  seat: Seat,
): Stored | null => {
  const { activePlayers } = state.ctx;
  if (rules.withdraw === undefined || activePlayers === null || seat in activePlayers) return null;
  const G = rules.copy(state.G);
  return rules.withdraw(G, seat)
    ? { ...state, G, ctx: { ...state.ctx, activePlayers: stagesIn(rules, G) } }
    : null;
};
