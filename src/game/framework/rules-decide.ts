import type { Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { GameModule } from '../contract.ts';
import { inStep, isInStep } from './standing.ts';

/** What brought an update about. `new` is a match that is still being set up. */
type Cause = 'new' | 'set-up' | 'move' | 'event';
/** Lives for one update: was a move made in it? And the state that the function that runs now is given. */
type Update = { moved: boolean; G: unknown };

export const RULES_DECIDE = 'rules-decide';
/** What it notes of an update in which a move was made. */
export const DECIDED_BY_MOVE: Cause = 'move';

/**
 * The state that a move or a hook works on: a plain object of its own. What the framework would hand it is immer's,
 * whose proxies cost ten times what the rules do.
 */
export const stateIn = (context: object): unknown =>
  (context as Record<typeof RULES_DECIDE, Update>)[RULES_DECIDE].G;

/**
 * Refuses any update that no move made, and any in which boardgame.io and the rules disagree. The framework lets
 * the player in turn send `endTurn`, `endPhase` or `endGame`, and its server honours them even where a game turns
 * them off. What they would do is mostly out of step with the state; an `endTurn` of a player who is to act
 * again is not, but would count a turn that nobody had.
 *
 * What follows from a move is laid into the framework's own notes at once. Told by `endIf` of its phases and turns it
 * would get there through a chain of events, each of which asks all of them again: most of what a move costs in its reducer.
 *
 * Moves change a copy of the state instead of a draft of immer's. Immer cannot be turned off, but what is no object
 * goes through it untouched: so it is given nothing, and the copy takes another way, `stateIn`.
 */
export const rulesDecide = (module: GameModule): Plugin<Update, Cause, unknown> => ({
  name: RULES_DECIDE,
  setup: () => 'new',
  api: () => ({ moved: false, G: undefined }),
  fnWrap: (run, type) => {
    const isMove = String(type) === 'MOVE';
    return (context, ...args) => {
      const update = (context as unknown as Record<typeof RULES_DECIDE, Update>)[RULES_DECIDE];
      const G = isMove ? module.rules.copy(context.G) : context.G;
      update.moved ||= isMove;
      update.G = G;
      return run({ ...context, G: null }, ...args) === INVALID_MOVE ? INVALID_MOVE : G;
    };
  },
  dangerouslyFlushRawState: ({ state, api, data: before }) => {
    const data: Cause = api.moved ? DECIDED_BY_MOVE : before === 'new' ? 'set-up' : 'event';
    return {
      ...state,
      ctx: data === 'event' ? state.ctx : inStep(module, state.G, state.ctx),
      plugins: { ...state.plugins, [RULES_DECIDE]: { data } },
    };
  },
  isInvalid: ({ G, ctx, data }) =>
    data !== 'event' && isInStep(module, G, ctx) ? false : 'only moves may change a match',
});
