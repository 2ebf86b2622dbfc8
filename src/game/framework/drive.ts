import type { State as FrameworkState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { AnyEvent, AnyMove } from '../contract.ts';
import { type BotMatch, botChance, type PlayedMatch, sightOf } from '../drive.ts';
import type { GameModule } from '../index.ts';
import { at, type Seat } from '../shared/seats.ts';
import { eventsOfEntry } from './log-events.ts';

/** A match in boardgame.io's own reducer, one move at a time. */
export const startOnFramework = (
  { createGame }: GameModule,
  { players, options, seed }: Omit<BotMatch, 'bots'>,
) => {
  const game = createGame(() => seed);
  const reducer = CreateGameReducer({ game });
  let state: FrameworkState = InitializeGame({ game, numPlayers: players, setupData: options });
  return {
    state: () => state,
    /** Sends a move as a client does. Throws when the framework does not take it. */
    move: (seat: Seat, [type, ...args]: AnyMove): readonly AnyEvent[] => {
      const payload = { type, args, playerID: String(seat) };
      const next: FrameworkState = reducer(state, { type: 'MAKE_MOVE', payload } as never);
      if (next._stateID === state._stateID)
        throw new Error(`the framework refused ${type} by player ${seat}`);
      state = next;
      return (next.deltalog ?? []).flatMap(eventsOfEntry);
    },
  };
};

/** Plays a match through boardgame.io's reducer, which decides whose turn it is and when it is over. */
export const playOnFramework = (module: GameModule, match: BotMatch): PlayedMatch => {
  const { rules } = module;
  const table = startOnFramework(module, match);
  const events: AnyEvent[] = [...rules.opening(table.state().G)];
  const random = botChance(match);
  let moves = 0;
  while (table.state().ctx.gameover === undefined) {
    const { G, ctx } = table.state();
    // Where several act together the framework has no one in turn; whoever is not active is refused by it.
    const seat = rules.asked === undefined ? Number(ctx.currentPlayer) : rules.seatsToAct(G)[0]!;
    const bot = at(match.bots, seat);
    const move = bot(
      sightOf(bot, () => rules.view(G, seat)),
      seat,
      rules.legalMoves(G, seat),
      random,
    );
    events.push(...table.move(seat, move));
    moves += 1;
  }
  return { events, moves, outcome: table.state().ctx.gameover };
};
