import { type Bot, MCTSBot } from 'boardgame.io/ai';
import { Debug } from 'boardgame.io/debug';
import type { AnyMove, AnyRules } from '../../../../game/contract.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { type Said, sayIn } from './dock.ts';
import { heldTo, houseBots, offerBots } from './panel-bots.ts';
import { forPanel, type Manager } from './panel-client.ts';

/** What the panel needs of a local match, besides its client. */
export type PanelMatch = {
  /** By what it is known: only what was saved of it can be restored. */
  readonly seed: string;
  readonly rules: AnyRules;
  readonly refusalOf: (seat: Seat, move: AnyMove) => string | null;
  /** The game's own bots, by level. */
  readonly bots: readonly string[];
  /** What such a bot does in a seat now, of which it sees the view and nothing else; null where there is nothing to do. */
  readonly think: (seat: Seat, bot: string) => Promise<AnyMove | null>;
  /** The table's own bots wait until what it returns is called. */
  readonly hold: () => () => void;
  /** The log shows a state of before; null: it does not any more. */
  readonly travelTo: (state: unknown) => void;
};

/** What boardgame.io's client takes as its `debug`. */
export type DebugOption = { readonly impl: unknown; readonly target: HTMLElement };

/** A panel that is loaded, and may be shown for a match. */
export type DebugPanel = { readonly of: (match: PanelMatch) => DebugOption };

type Given = { readonly target: HTMLElement; readonly props: { readonly clientManager: Manager } };

/** boardgame.io's debug panel in a dock, with the game's own bots among those of its list. */
export const debugPanelIn = (dock: HTMLElement): DebugPanel => ({
  of: match => {
    const say = (said: Said | null) => sayIn(dock, said);
    const impl = function HousePanel({ target, props: { clientManager } }: Given) {
      const { manager, control } = forPanel(clientManager, match, say, dock);
      const panel = new Debug({ target, props: { clientManager: manager } });
      offerBots(panel, houseBots(match), bot => {
        heldTo(bot, control);
        playsToTheEnd(bot, match.rules);
      });
      return panel;
    };
    return { impl, target: dock };
  },
});

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
