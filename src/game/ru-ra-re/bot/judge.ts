import type { Forecast, Judge } from '../../coach.ts';
import { madeBySeats } from '../../shared/made-by-seats.ts';
import type { Net } from '../../shared/nets/net.ts';
import type { Seat } from '../../shared/seats.ts';
import { sharesOf } from '../../shared/shares.ts';
import type { Move, View } from '../table.ts';
import { type Depth, newThinking } from './mixed.ts';
import { packView } from './packed/board.ts';
import { NOTHING, newOutlook } from './packed/outlook.ts';
import type { Mixes } from './packed/regrets.ts';
import { newThrows, type Throw } from './packed/throws.ts';

/** As `hard` thinks, with more rounds: the same position always gives the same. */
const DEPTH: Depth = { rounds: 40, evenness: 0.7, loss: 0.25, inertia: 0.05 };

/** A judge who takes everybody to choose by the mix of which nobody gains by departing. @param netFor the net for so many seats */
export const judgeBy = (netFor: (players: number) => Net): Judge<View, Move> => {
  const mindsFor = madeBySeats(players => {
    const net = netFor(players);
    return { thinking: newThinking(net, DEPTH), outlook: newOutlook(net) };
  });

  return {
    chances: view => {
      const { step } = view;
      const players = view.displays.length;
      if (step.kind === 'over') return sharesOf(step.winners, players);
      const { thinking, outlook } = mindsFor(players);
      const chances = new Float32Array(players);
      // Whoever has a row already is no part of the throw: what the others leave is theirs, as a look at the table tells.
      outlook.look(packView({ ...view, chosen: [], choice: null }));
      outlook.chances(new Int8Array(players).fill(NOTHING), 0, chances);
      const { thrown, mixes } = thinking(view);
      const asked = expectedIn(thrown, mixes, null);
      let left = 1;
      for (const { chance } of asked.values()) left -= chance;
      let resting = 0;
      for (let seat = 0; seat < players; seat++) if (!asked.has(seat)) resting += chances[seat] ?? 0;
      return view.displays.map((_, seat) => {
        const own = asked.get(seat);
        // Of those who rest nobody may have a chance: then what is left is nothing, or as good as that.
        const share = resting > 0 ? (chances[seat] ?? 0) / resting : 1 / (players - asked.size);
        return own?.chance ?? Math.max(0, left) * share;
      });
    },
    worth: (view, seat, legal) => {
      const { thrown, mixes } = mindsFor(view.displays.length).thinking(view);
      return byMove(thrown, expectedIn(thrown, mixes, seat).get(seat), legal);
    },
  };
};

/**
 * Who tells expected scores, of those who choose by the same mixes.
 * @param netFor the net of chances for so many seats @param scoresFor the one of scores
 */
export const forecastBy = (
  netFor: (players: number) => Net,
  scoresFor: (players: number) => Net,
): Forecast<View, Move> => {
  const mindsFor = madeBySeats(players => {
    const outlook = newOutlook(scoresFor(players), 'scores');
    return { thinking: newThinking(netFor(players), DEPTH), outlook, throws: newThrows(outlook, DEPTH) };
  });
  const thoughtOf = (view: View, only: Seat | null) => {
    const minds = mindsFor(view.displays.length);
    const board = packView({ ...view, chosen: [], choice: null });
    const { mixes } = minds.thinking(view);
    const thrown = minds.throws(board);
    return { ...minds, board, thrown, expected: expectedIn(thrown, mixes, only) };
  };
  return {
    scores: view => {
      const { step } = view;
      if (step.kind === 'over') return step.scores;
      const players = view.displays.length;
      const { board, outlook, expected } = thoughtOf(view, null);
      const others = new Float32Array(players);
      outlook.look(board);
      outlook.chances(new Int8Array(players).fill(NOTHING), 0, others);
      return view.displays.map((_, seat) => expected.get(seat)?.chance ?? others[seat] ?? 0);
    },
    after: (view, seat, moves) => {
      const { thrown, expected } = thoughtOf(view, seat);
      return byMove(thrown, expected.get(seat), moves);
    },
  };
};

/** What a seat may expect of each of some rows. */
const byMove = ({ rows, count }: Throw, expected: Expected | undefined, moves: readonly Move[]): number[] =>
  moves.map(([, , , row]) => expected?.byRow[rows.subarray(0, count).indexOf(row - 1)] ?? 0);

type Expected = { chance: number; readonly byRow: number[] };

/**
 * What those who choose may expect of a throw, by seat: in all, and for each row if they choose that.
 * @param only whose rows are wanted; null for everybody
 */
const expectedIn = (thrown: Throw, mixes: Mixes, only: Seat | null): Map<Seat, Expected> => {
  const { seats, asked, count, chances, ways } = thrown;
  const expected = new Map<Seat, Expected>();
  const chosen = new Int8Array(asked);
  for (let i = 0; i < asked; i++) {
    const seat = seats[i] ?? 0;
    if (only !== null && seat !== only) continue;
    const byRow = Array.from({ length: count }, () => 0);
    for (let way = 0; way < ways; way++) {
      let rest = way;
      let likely = 1;
      for (let j = 0; j < asked; j++) {
        const n = rest % count;
        rest = (rest - n) / count;
        chosen[j] = n;
        if (j !== i) likely *= mixes[count * j + n] ?? 0;
      }
      const row = chosen[i] ?? 0;
      byRow[row] = (byRow[row] ?? 0) + likely * (chances[ways * i + way] ?? 0);
    }
    const chance = byRow.reduce((sum, worth, n) => sum + worth * (mixes[count * i + n] ?? 0), 0);
    expected.set(seat, { chance, byRow });
  }
  return expected;
};
