import type { Ctx, Plugin } from 'boardgame.io';
import type { AnyRules, GameMeta, GameModule } from '../contract.ts';

/** What brought an update about. `new` is a match that is still being set up. */
type Cause = 'new' | 'set-up' | 'move' | 'event';
/** Lives for one update: was a move made in it? */
type Update = { moved: boolean };

const NAME = 'rules-decide';

/**
 * Refuses any update that no move made, and any in which boardgame.io and the rules disagree. The framework lets
 * the player in turn send `endTurn`, `endPhase` or `endGame`, and its server honours them even where a game turns
 * them off. What they would do is mostly out of step with the state; an `endTurn` of a player who is to act
 * again is not, but would count a turn that nobody had.
 */
export const rulesDecide = ({ meta, rules }: GameModule): Plugin<Update, Cause, unknown> => ({
  name: NAME,
  setup: () => 'new',
  api: () => ({ moved: false }),
  fnWrap: (run, type) => {
    if (String(type) !== 'MOVE') return run;
    return (context, ...args) => {
      (context as unknown as Record<typeof NAME, Update>)[NAME].moved = true;
      return run(context, ...args);
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
