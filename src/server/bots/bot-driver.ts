import type { Logger } from 'pino';
import { legalMoveOf } from '../../game/bot-move.ts';
import type { AnyMove } from '../../game/contract.ts';
import { chanceOfBot } from '../../game/shared/given-chance.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Command, SeatMove } from '../match/commands.ts';
import { botIn } from '../match/deadlines.ts';
import type { Matches } from '../match/matches.ts';
import type { Thinker } from '../match/ports.ts';
import { assertProgress } from '../match/progress.ts';
import { type ServedGame, seatsToAct } from '../match/served-game.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Driver } from '../schedule/scheduler.ts';

/**
 * Lets bots move when it is their turn. They think in sight of one version of the match while everybody else goes on;
 * what they chose counts only if the match is still at that version.
 */
export const botDriver = (matches: Matches, thinker: Thinker, log: Logger): Driver => ({
  name: 'bots',
  dueAt: ({ control }) => control.deadlines.bots,
  run: async (match, signal) => {
    const game = matches.game(match.data.gameName);
    if (game === undefined || match.state === null) throw new Error(`no bot can play match ${match.id}`);
    const { state } = match;
    // Where several act at the same time, so do the bots among them, none in sight of another's choice.
    const report = (error: Error, bot: string, seat: Seat) => {
      if (signal.aborted) return;
      log.error(
        { err: error, game: game.name, matchID: match.id, bot, seat },
        'a bot failed: it makes the mildest move',
      );
    };
    const moves = await Promise.all(
      seatsToAct(game, state).map(seat => moveOf({ game, match, G: state.G, seat, thinker, report })),
    );
    // Bots whose threads were ended with the server have decided nothing: they think again after the restart.
    if (signal.aborted) return;
    const made = moves.filter(move => move !== null);
    if (made.length === 0) throw new Error(`no bot is to act in match ${match.id}`);
    const command: Command = { kind: 'bot-moves', version: match.version, moves: made };
    assertProgress(match, await matches.send(match.id, command, match));
  },
});

/** What the bot of a seat does, or null where a person plays it. */
const moveOf = async ({
  game: { name, module },
  match,
  G,
  seat,
  thinker,
  report,
}: {
  readonly game: ServedGame;
  readonly match: StoredMatch;
  /** The match's state by the rules. */
  readonly G: unknown;
  readonly seat: Seat;
  readonly thinker: Thinker;
  readonly report: (error: Error, bot: string, seat: Seat) => void;
}): Promise<SeatMove | null> => {
  const { rules, meta } = module;
  const bot = botIn(match, seat);
  if (bot === null) return null;
  const view = rules.view(G, seat);
  const { chance } = match.control;
  const drawn = chance === undefined ? undefined : chanceOfBot(chance, meta.turns, seat, match.state!);
  const think = (): Promise<AnyMove> => thinker.think(name, bot, view, seat, drawn);
  const move = await legalMoveOf(rules, view, seat, think, error => report(error, bot, seat));
  if (move === null) throw new Error(`seat ${seat} of match ${match.id} is to act and has no legal move`);
  return { seat, move };
};
