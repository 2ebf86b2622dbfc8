import { Bot } from 'boardgame.io/ai';
import { moveAction } from '../../../../game/framework/actions.ts';
import type { PanelMatch } from './panel.ts';
import type { Control } from './panel-client.ts';

type Played = Awaited<ReturnType<Bot['play']>>;
type BotOptions = ConstructorParameters<typeof Bot>[0];
type BotClass = new (options: BotOptions) => Bot & { play: Bot['play'] };
/** Bots as the panel's list has them, by the names it shows. */
type BotList = Record<string, BotClass>;

/** The game's own bots by level, as boardgame.io asks bots. */
export const houseBots = ({ bots, think }: Pick<PanelMatch, 'bots' | 'think'>): BotList =>
  Object.fromEntries(
    bots.map(name => [
      `House, ${name}`,
      class extends Bot {
        // Of the state it is handed it looks at nothing: the match shows it what its seat sees.
        override async play(_state: unknown, playerID: string): Promise<Played> {
          const seat = Number(playerID);
          const move = await think(seat, name);
          return move === null ? nothing() : ({ action: moveAction(seat, move) } as Played);
        }
      },
    ]),
  );

/** The panel takes it that there is nothing to do, and a simulation ends. */
const nothing = () => ({ action: undefined }) as unknown as Played;

/** What is known here of a component of the panel's, which Svelte has made: its variables, and which of them are to be drawn anew. */
type Component = {
  readonly $$: { readonly ctx: readonly unknown[]; readonly dirty: number[] };
  readonly $set: (props: object) => void;
};
type ComponentOptions = { readonly props: { readonly client: object } };
type ComponentClass = new (options: ComponentOptions) => Component;
type Panes = { readonly ai: { component: ComponentClass } };

/**
 * Puts bots into the list of the panel's AI pane. The list is a constant inside of that pane and there is no way to hand it
 * anything, so the pane that the panel is going to open is replaced by one that has more in its list (`test/browser/debug-panel.test.ts` asks
 * for the whole list).
 * @param adapt makes each bot of the list one of this match
 */
export const offerBots = (panel: object, bots: BotList, adapt: (bot: Bot) => void): void => {
  const panes = variable<Panes>(panel as Component, value => 'ai' in value && 'log' in value).value;
  const Pane = panes.ai.component;
  panes.ai.component = class extends Pane {
    constructor(options: ComponentOptions) {
      super(options);
      const { value: list, place } = variable<BotList>(this, value => 'MCTS' in value && 'Random' in value);
      for (const [name, Each] of Object.entries({ ...list, ...bots })) {
        list[name] = class extends Each {
          constructor(wanted: BotOptions) {
            super(wanted);
            adapt(this);
          }
        };
      }
      // The one it begins with has been made from the list as it was.
      adapt(variable<Bot>(this, value => value instanceof Bot).value);
      this.$set({ client: options.props.client });
      this.$$.dirty[0]! |= 1 << place;
    }
  };
};

const variable = <Value extends object>({ $$: { ctx } }: Component, isIt: (value: object) => boolean) => {
  const place = ctx.findIndex(value => typeof value === 'object' && value !== null && isIt(value));
  if (place < 0) throw new Error('boardgame.io’s debug panel is not as it was');
  return { value: ctx[place] as Value, place };
};

/** While it thinks, the bots of the table wait; what it has thought of a match that went on meanwhile is not done. */
export const heldTo = (bot: Bot, { hold, isStopped, isNow }: Control): void => {
  const think = bot.play.bind(bot);
  bot.play = async (state, playerID) => {
    if (isStopped()) return nothing();
    const letGo = hold();
    try {
      const played = await think(state, playerID);
      return isNow(state) ? played : nothing();
    } finally {
      letGo();
    }
  };
};
