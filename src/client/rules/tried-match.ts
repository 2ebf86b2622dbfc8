import type { AnyMove, GameModule } from '../../game/contract.ts';
import { botNameAt } from '../../game/shared/bot-names.ts';
import { usualLevel } from '../../game/shared/levels.ts';
import { quickRandom } from '../../game/shared/random.ts';
import type { SavedMatch } from '../local/saved-match.ts';
import { usualPlayers } from '../local/setup-choice.ts';
import type { Try } from './drawings.ts';

/** A local match that stands where a rule comes into play: one person, and bots who played at random up to there. */
export const triedMatch = (
  { meta, rules }: GameModule,
  { seed, moves, players = usualPlayers(meta.seats) }: Try,
  you: string,
): SavedMatch => {
  const bot = usualLevel(meta) ?? 'random';
  const state = rules.setup({ players, options: meta.defaults, seed });
  const random = quickRandom(seed);
  const made: { seat: number; move: AnyMove }[] = [];
  while (made.length < moves) {
    const [seat] = rules.seatsToAct(state);
    const legal = seat === undefined ? [] : rules.legalMoves(state, seat);
    const move = legal[random.below(Math.max(1, legal.length))];
    if (seat === undefined || move === undefined)
      throw new RangeError('the match is over before the position');
    rules.apply(state, seat, move);
    made.push({ seat, move });
  }
  return {
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { name: you, bot: null } : { name: botNameAt(seat, bot), bot },
    ),
    options: meta.defaults,
    handOver: true,
    seed,
    moves: made.map(({ move }) => move),
    ...(meta.turns === 'together' && { movers: made.map(({ seat }) => seat) }),
    over: false,
    uncounted: 'position',
  };
};
