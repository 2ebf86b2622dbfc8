import type { LogEntry } from 'boardgame.io';
import type { AnyEvent, AnyMove, GameModule } from '../contract.ts';
import { type BotMatch, botChance, type PlayedMatch, sightOf } from '../drive.ts';
import { at, type Seat } from '../shared/seats.ts';
import { assertMade, stepperFor } from './step.ts';

/** A match in boardgame.io's own reducer, one move at a time. */
export const startOnFramework = (module: GameModule, { players, options, seed }: Omit<BotMatch, 'bots'>) => {
  const { begin, step } = stepperFor(module, () => seed);
  let state = begin(players, options);
  let entries: readonly LogEntry[] = [];
  return {
    state: () => state,
    /** What the last move laid on the log. */
    entries: () => entries,
    /** Sends a move as a client does. Throws when it is refused. */
    move: (seat: Seat, move: AnyMove): readonly AnyEvent[] => {
      const made = assertMade(step(state, seat, move));
      ({ state, entries } = made);
      return made.events;
    },
  };
};

/** Plays a match through boardgame.io's reducer, which decides whose turn it is and when it is over. */
export const playOnFramework = (module: GameModule, match: BotMatch): PlayedMatch => {
  const { rules, meta } = module;
  const table = startOnFramework(module, match);
  const events: AnyEvent[] = [...rules.opening(table.state().G)];
  const random = botChance(match);
  let moves = 0;
  while (table.state().ctx.gameover === undefined) {
    const { G, ctx } = table.state();
    // Where several act together the framework has no one in turn; whoever is not active is refused by it.
    const seat = meta.turns === 'one' ? Number(ctx.currentPlayer) : at(rules.seatsToAct(G), 0);
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
