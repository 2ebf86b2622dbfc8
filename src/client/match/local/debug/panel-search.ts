import { type Bot, MCTSBot } from 'boardgame.io/ai';
import type { AnyRules } from '../../../../game/contract.ts';
import { quickRandom } from '../../../../game/shared/random.ts';

/**
 * Lets boardgame.io's search play to the end of a match. Its own playouts end after fifty moves of the several hundred of a match, and
 * count a `winner` or a `draw` only, which our matches do not end with: all that it looks at would be worth the same. Through its
 * reducer a whole match would take it seconds; the rules take a thousandth of that.
 */
export const playsToTheEnd = (bot: Bot, rules: AnyRules): void => {
  if (!(bot instanceof MCTSBot)) return;
  const random = quickRandom('playouts');
  bot.playout = ({ state }) => {
    const table = rules.copy(state.G);
    for (let seat = rules.seatsToAct(table)[0]; seat !== undefined; seat = rules.seatsToAct(table)[0]) {
      const legal = rules.legalMoves(table, seat);
      rules.apply(table, seat, legal[random.below(legal.length)]!);
    }
    const [winner, ...others] = rules.outcome(table)?.winners ?? [];
    return others.length > 0 ? { draw: true } : { winner: String(winner) };
  };
};
