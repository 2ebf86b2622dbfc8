import type { Ctx, Plugin } from 'boardgame.io';
import type { AnyEvent, GameRules } from '../contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: the parts that differ from game to game do not matter here
type RulesOf<State> = GameRules<State, any, any, AnyEvent, any, string>;

/**
 * Refuses any update in which boardgame.io and the rules disagree. The framework lets the player in turn
 * send `endTurn`, `endPhase` or `endGame`, and its server honours them even where a game turns them off; none of
 * them changes the state, so what they would do is out of step with it.
 */
export const rulesDecide = <State>(rules: RulesOf<State>): Plugin<unknown, unknown, State> => ({
  name: 'rules-decide',
  isInvalid: ({ G, ctx }) => (inStep(rules, G, ctx) ? false : 'only moves may change a match'),
});

const inStep = <State>(rules: RulesOf<State>, G: State, ctx: Ctx): boolean => {
  if (rules.outcome(G) !== null) return ctx.gameover !== undefined;
  return (
    ctx.gameover === undefined &&
    ctx.activePlayers === null &&
    ctx.phase === rules.phase(G) &&
    ctx.currentPlayer === String(rules.seatsToAct(G)[0])
  );
};
