import type { Ctx } from 'boardgame.io';
import type { AnyRules, GameModule } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';

type Stages = Readonly<Record<string, string>>;

/** Does what the framework keeps of a match (its phase, who is to act, its end) say the same as the rules? */
export const isInStep = (module: GameModule, G: unknown, ctx: Ctx): boolean => {
  const { meta, rules } = module;
  if (rules.outcome(G) !== null) return ctx.gameover !== undefined;
  const phase = rules.phase(G);
  if (ctx.gameover !== undefined || ctx.phase !== phase) return false;
  return meta.turns === 'together'
    ? isSameStages(stagesOf(rules, G, phase), ctx.activePlayers)
    : ctx.activePlayers === null && ctx.currentPlayer === String(seatToAct(rules, G));
};

/**
 * What the framework keeps of a match, brought in step with the rules. A turn ends, as it would by the framework's own events,
 * where another phase or another player follows; everybody who acts together does so in one turn.
 */
export const inStep = (module: GameModule, G: unknown, ctx: Ctx): Ctx => {
  const { meta, rules } = module;
  const outcome = rules.outcome(G);
  if (outcome !== null) return { ...ctx, phase: null as never, activePlayers: null, gameover: outcome };
  if (isInStep(module, G, ctx)) return ctx;
  const phase = rules.phase(G);
  if (meta.turns === 'together') {
    const activePlayers = stagesOf(rules, G, phase);
    const counts = Object.fromEntries(Object.keys(activePlayers).map(seat => [seat, 0]));
    return { ...ctx, phase, activePlayers, _activePlayersNumMoves: counts };
  }
  const seat = seatToAct(rules, G);
  return { ...ctx, phase, currentPlayer: String(seat), playOrderPos: seat, turn: ctx.turn + 1, numMoves: 0 };
};

/** The player in turn; the first seat where nobody is, as the framework always has one. */
export const seatToAct = (rules: AnyRules, G: unknown): Seat => rules.seatsToAct(G)[0] ?? 0;

const stagesOf = (rules: AnyRules, G: unknown, stage: string): Record<string, string> =>
  Object.fromEntries(rules.asked(G).map(seat => [String(seat), stage]));

/** Do two lists of who is in which stage say the same? */
export const isSameStages = (stages: Stages, others: Stages | null): boolean =>
  others !== null &&
  Object.keys(stages).length === Object.keys(others).length &&
  Object.entries(stages).every(([seat, stage]) => others[seat] === stage);
