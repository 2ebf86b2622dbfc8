import type { Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { AnyEvent } from '../contract.ts';

/** What brought an update about. `new` is a match that is still being set up. */
type Cause = 'new' | 'set-up' | 'move' | 'event';
/** Lives for one update. */
export type Update = {
  /** The state by now: a plain object, which a move or a hook replaces by a changed copy. */
  // biome-ignore lint/suspicious/noExplicitAny: the states of different games have nothing in common
  G: any;
  /** Was a move made in it? */
  isMove: boolean;
  /** What a referee has seen by now. */
  readonly events: AnyEvent[];
};

const NAME = 'only-moves';

/** The update that a move or a hook is called in, which has the state: the `G` of the context is nothing. */
export const updateIn = (context: object): Update => (context as Record<typeof NAME, Update>)[NAME];

/**
 * Refuses any update that no move made. The framework lets the player in turn send `endTurn`, `endPhase` or `endGame`, and its
 * server honours them even where a game turns them off: it is the phases alone that say when a turn or a phase ends.
 *
 * The events of a move and of what happens by itself after it are noted in one list, which lies on the move's log entry.
 *
 * Immer's drafts, whose every read costs, are gone round: they cost ten times what the rules do, and immer cannot be turned off. But
 * what is no object goes through it untouched: so it is given nothing, and the state takes another way.
 */
export const onlyMoves: Plugin<Update, Cause, unknown> = {
  name: NAME,
  setup: () => 'new',
  api: () => ({ G: null, isMove: false, events: [] }),
  fnWrap:
    run =>
    (context, ...args) => {
      const update = updateIn(context);
      update.G = context.G;
      return run({ ...context, G: null }, ...args) === INVALID_MOVE ? INVALID_MOVE : update.G;
    },
  flush: ({ api, data }) => (api.isMove ? 'move' : data === 'new' ? 'set-up' : 'event'),
  isInvalid: ({ data }) => (data === 'event' ? 'only moves may change a match' : false),
};
