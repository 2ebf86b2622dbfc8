import type { AnyMove } from '../../src/game/contract.ts';
import type { GameId } from '../../src/game/index.ts';
import { quickRandom } from '../../src/game/shared/random.ts';
import { loadGame } from '../game/load-game.ts';

/** What a match shows to whoever says that it has come far enough. */
export type Position = {
  readonly moves: number;
  /** How often the person at the first seat has moved. */
  readonly own: number;
  readonly step: { readonly kind: string };
  /** All of it, as the rules of the game have it. */
  readonly state: unknown;
  readonly acting: readonly number[];
  /** What the seat to act may do; nothing when the match is over. */
  readonly legal: readonly AnyMove[];
};

type Wanted = {
  readonly players?: number;
  /** Bots at all seats but the first. They move when the page is open; people wait. */
  readonly bots?: boolean;
  readonly until: (position: Position) => boolean;
};

const NAMES = ['Ada', 'Ned', 'Tiye', 'Hori', 'Zoe'];
/** A match that comes where it is wanted is found long before. */
const TRIES = 500;

/** A match as the page of local matches keeps it, played at random on the rules until it stands as wanted. */
export const keptMatch = async (
  game: GameId,
  { players = 3, bots = false, until }: Wanted,
): Promise<string> => {
  const { meta, rules } = await loadGame(game);
  const count = Math.min(meta.seats.max, players);
  const seats = NAMES.slice(0, count).map((name, i) => ({ name, bot: bots && i > 0 ? 'random' : null }));
  const { defaults: options } = meta;
  for (let n = 0; n < TRIES; n++) {
    const seed = `kept ${n}`;
    const random = quickRandom(seed);
    const state = rules.setup({ players: count, options, seed });
    const moves: AnyMove[] = [];
    const movers: number[] = [];
    let several = false;
    for (;;) {
      const acting = rules.seatsToAct(state);
      several ||= acting.length > 1;
      const [seat] = acting;
      const legal = seat === undefined ? [] : rules.legalMoves(state, seat);
      const own = movers.filter(mover => mover === 0).length;
      const { step } = state as { step: { kind: string } };
      if (until({ moves: moves.length, own, step, state, acting, legal })) {
        const over = seat === undefined;
        const kept = { version: 1, seats, options, handOver: false, seed, moves, over };
        return JSON.stringify(several ? { ...kept, movers } : kept);
      }
      if (seat === undefined) break;
      const move = legal[random.below(legal.length)]!;
      rules.apply(state, seat, move);
      moves.push(move);
      movers.push(seat);
    }
  }
  throw new Error(`no match of ${game} came where it was wanted`);
};
