import type { Ctx, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { AnyRules, GameMeta, GameModule } from '../contract.ts';

/** What brought an update about. `new` is a match that is still being set up. */
type Cause = 'new' | 'set-up' | 'move' | 'event';
/** Lives for one update: was a move made in it? And the state that the function that runs now is given. */
type Update = { moved: boolean; G: unknown };

const NAME = 'rules-decide';

/**
 * The state that a move or a hook works on: a plain object of its own. What the framework would hand it is immer's,
 * whose proxies cost ten times what the rules do.
 */
export const stateIn = (context: object): unknown => (context as Record<typeof NAME, Update>)[NAME].G;

/**
 * Refuses any update that no move made, and any in which boardgame.io and the rules disagree. The framework lets
 * the player in turn send `endTurn`, `endPhase` or `endGame`, and its server honours them even where a game turns
 * them off. What they would do is mostly out of step with the state; an `endTurn` of a player who is to act
 * again is not, but would count a turn that nobody had.
 *
 * Moves change a copy of the state instead of a draft of immer's. Immer cannot be turned off, but what is no object
 * goes through it untouched: so it is given nothing, and the copy takes another way, `stateIn`.
 */
export const rulesDecide = ({ meta, rules }: GameModule): Plugin<Update, Cause, unknown> => ({
  name: NAME,
  setup: () => 'new',
  api: () => ({ moved: false, G: undefined }),
  fnWrap: (run, type) => {
    const isMove = String(type) === 'MOVE';
    return (context, ...args) => {
      const update = (context as unknown as Record<typeof NAME, Update>)[NAME];
      const G = isMove ? rules.copy(context.G) : context.G;
      update.moved ||= isMove;
      update.G = G;
      return run({ ...context, G: null }, ...args) === INVALID_MOVE ? INVALID_MOVE : G;
    };
  },
  flush: ({ api, data }) => (api.moved ? 'move' : data === 'new' ? 'set-up' : 'event'),
  isInvalid: ({ G, ctx, data }) =>
    data !== 'event' && inStep(meta.turns, rules, G, ctx) ? false : 'only moves may change a match',
});

const inStep = (turns: GameMeta<object>['turns'], rules: AnyRules, G: unknown, ctx: Ctx): boolean => {
  if (rules.outcome(G) !== null) return ctx.gameover !== undefined;
  const phase = rules.phase(G);
  if (ctx.gameover !== undefined || ctx.phase !== phase) return false;
  if (turns === 'together') {
    const stages = Object.fromEntries(rules.asked(G).map(seat => [String(seat), phase]));
    return isSameStages(stages, ctx.activePlayers);
  }
  return ctx.activePlayers === null && ctx.currentPlayer === String(rules.seatsToAct(G)[0]);
};

/** Do two lists of who is in which stage say the same? */
export const isSameStages = (
  stages: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> | null,
): boolean =>
  others !== null &&
  Object.keys(stages).length === Object.keys(others).length &&
  Object.entries(stages).every(([seat, stage]) => others[seat] === stage);
