import type { AnyMove, GameModule } from '../../../game/contract.ts';
import { usualLevel } from '../../../game/shared/bots/levels.ts';
import { quickRandom } from '../../../game/shared/random.ts';
import type { Try } from '../../games/rules-page/drawings.ts';
import type { SavedMatch } from '../../match/local/saved-match.ts';
import { quickSetup, usualPlayers } from '../../match/local/setup-choice.ts';

/** A local match that stands where a rule comes into play: one person, and bots who did not play well up to there. */
export const triedMatch = (
  { meta, rules }: GameModule,
  { seed, moves, players = usualPlayers(meta.seats) }: Try,
  you: string,
): SavedMatch => {
  const bot = usualLevel(meta) ?? 'random';
  const state = rules.setup({ players, options: meta.defaults, seed });
  const random = quickRandom(seed);
  const isTold = typeof moves === 'string';
  const made: { seat: number; move: AnyMove }[] = [];
  while (made.length < (isTold ? moves.length : moves)) {
    const [seat] = rules.seatsToAct(state);
    const legal = seat === undefined ? [] : rules.legalMoves(state, seat);
    const move =
      legal[isTold ? Number.parseInt(moves[made.length]!, 36) : random.below(Math.max(1, legal.length))];
    if (seat === undefined || move === undefined) throw new RangeError('no match comes to the position so');
    rules.apply(state, seat, move);
    made.push({ seat, move });
  }
  return {
    ...quickSetup(you, players, bot, meta.defaults),
    seed,
    moves: made.map(({ move }) => move),
    ...(meta.turns === 'together' && { movers: made.map(({ seat }) => seat) }),
    over: false,
    uncounted: 'position',
  };
};
