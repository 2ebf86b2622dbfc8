import type { SyncBot } from '../../contract.ts';
import { madeBySeats } from '../../shared/made-by-seats.ts';
import type { Net } from '../../shared/nets/net.ts';
import type { Random } from '../../shared/random.ts';
import type { Seat } from '../../shared/seats.ts';
import type { Move, View } from '../table.ts';
import { type Packed, packView } from './packed/board.ts';
import { newOutlook } from './packed/outlook.ts';
import { type Mixes, newRegrets, type Patience } from './packed/regrets.ts';
import { type Manner, newThrows, type Throw } from './packed/throws.ts';

/** How deep it thinks. */
export type Depth = Manner & Patience;

type Thought = { readonly thrown: Throw; readonly mixes: Mixes };
/** What a table looks like to such a bot. What one call gives, the next one writes over. */
export type Thinking = (view: View) => Thought;

export const newThinking = (net: Net, depth: Depth): Thinking => {
  const throws = newThrows(newOutlook(net), depth);
  const regrets = newRegrets();
  const mixes = new Float64Array(32);
  let seen: Packed = new Int16Array(0);
  let thrown: Throw | null = null;
  return view => {
    const board = packView({ ...view, chosen: [], choice: null });
    // Whoever sits in another seat of the same table thinks the same.
    if (thrown === null || board.some((number, place) => number !== seen[place])) {
      seen = board;
      thrown = throws(board);
      regrets(thrown, depth, mixes);
    }
    return { thrown, mixes };
  };
};

/**
 * A player that works out the mixes of all who choose, of which nobody gains by departing, as far as a net can tell who
 * wins from what lies in front of everybody at the end of the round. What it chooses is left to chance by its mix.
 * @param netFor the net for so many seats
 */
export const mixedBot = (netFor: (players: number) => Net, depth: Depth): SyncBot<View, Move> => {
  const thinkingFor = madeBySeats(players => newThinking(netFor(players), depth));
  return (view, seat, legal, random) =>
    chosenBy(thinkingFor(view.displays.length)(view), seat, legal, random);
};

const FINE = 1_000_000;

const chosenBy = ({ thrown, mixes }: Thought, seat: Seat, legal: readonly Move[], random: Random): Move => {
  const i = thrown.seats.subarray(0, thrown.asked).indexOf(seat);
  let left = random.below(FINE) / FINE;
  let chosen = legal[0];
  for (const [n, move] of legal.entries()) {
    const share = mixes[thrown.count * i + n] ?? 0;
    if (share > 0) chosen = move;
    left -= share;
    if (left < 0) break;
  }
  if (chosen === undefined) throw new Error('a bot was asked for a move where there is none');
  return chosen;
};
