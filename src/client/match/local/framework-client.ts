import type { Game, LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { AnyMove, GameModule } from '../../../game/contract.ts';
import { isMove, moveAction, moveOf, moverOf, updateAction } from '../../../game/framework/actions.ts';
import { createGame } from '../../../game/framework/create-game.ts';
import { withChoiceBack } from '../../../game/framework/stored-state.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { DebugOption } from './debug/panel.ts';
import type { LocalSetup } from './saved-match.ts';

type DebugOpt = Exclude<Parameters<typeof Client>[0]['debug'], undefined>;

/** boardgame.io's single-player client, at the beginning of a match. */
export const openClient = (
  module: GameModule,
  { seats, options, seed }: LocalSetup & { readonly seed: string },
  debug: DebugOption | undefined,
) => {
  const client = Client({
    game: withOptions(
      createGame(module, () => seed),
      options,
    ),
    numPlayers: seats.length,
    debug: (debug as DebugOpt | undefined) ?? false,
  });
  /** Of moves: what the framework says of turns and phases follows from them. */
  const log = (): readonly LogEntry[] => (client.log ?? []).filter(isMove);
  let isTakingBack = false;
  /** Where all choose at the same time, whoever chooses otherwise has not chosen before. */
  const takeBack = (seat: Seat): void => {
    const before = withChoiceBack(module, client.store.getState()!, seat);
    if (before === null) return;
    isTakingBack = true;
    client.store.dispatch(updateAction(before));
    isTakingBack = false;
    const former = log().findLast(entry => moverOf(entry) === seat);
    client.log = (client.log ?? []).filter(entry => entry !== former);
  };
  return {
    /** All of it: boards get their views from the rules, and what the client shows is for the debug panel. */
    // biome-ignore lint/suspicious/noExplicitAny: states differ from game to game
    state: (): any => client.store.getState()!.G,
    /** How far it has come, as the framework counts it. */
    counted: () => client.store.getState()!,
    log,
    /** The moves so far, in order, and who made each. */
    moves: (): readonly { seat: Seat; move: AnyMove }[] =>
      log().map(entry => ({ seat: moverOf(entry), move: moveOf(entry) })),
    /** The debug panel may have made the client somebody else's, so the seat is named. */
    make: (seat: Seat, move: AnyMove): void => {
      takeBack(seat);
      client.store.dispatch(moveAction(seat, move, ''));
    },
    start: (onChange: () => void): void => {
      let seen = client.store.getState();
      // Its own list of subscribers loses some when others leave: this is the only one.
      client.subscribe(() => {
        const now = client.store.getState();
        if (now === seen || isTakingBack) return;
        seen = now;
        onChange();
      });
      client.start();
    },
    stop: (): void => client.stop(),
  };
};

/** The game with its table options: boardgame.io's single-player client gives none to `setup`. */
const withOptions = (game: Game, options: object): Game => ({
  ...game,
  setup: context => game.setup!(context, options),
});
