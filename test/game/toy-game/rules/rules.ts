import type { GameRules, Outcome } from '../../../../src/game/contract.ts';
import { sealedRandom } from '../../../../src/game/shared/random.ts';
import { leftOf, type Seat } from '../../../../src/game/shared/seats.ts';
import type { Options } from './meta.ts';
import type { Move, PebblesEvent, Refusal, State, View } from './table.ts';

export const PEBBLES = 60;
const PRIZE = 10;

const copyTable = ({ left, taken, step }: View): View => ({
  left,
  taken: [...taken],
  step:
    step.kind === 'over' ? { ...step, scores: [...step.scores], winners: [...step.winners] } : { ...step },
});

const seatsToAct = ({ step }: View): readonly Seat[] => (step.kind === 'take' ? [step.player] : []);

/** Who takes the last pebble has all of theirs doubled, and who took the prize has ten more. [B-02] */
const outcomeFor = (taken: readonly number[], last: Seat, prizeOf: Seat): Outcome => {
  const scores = taken.map((own, seat) => own * (seat === last ? 2 : 1) + (seat === prizeOf ? PRIZE : 0));
  const most = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
};

/** Pebbles, complete: the smallest game that has chance, a secret and an end. */
export const pebbles: GameRules<State, View, Move, PebblesEvent, Options, Refusal> = {
  setup: ({ players, seed }) => ({
    left: PEBBLES,
    taken: Array<number>(players).fill(0),
    step: { kind: 'take', player: 0 },
    secret: { prize: sealedRandom(seed).below(PEBBLES), finder: null, seed },
  }),
  opening: ({ left }) => [{ type: 'setup', pebbles: left }],
  seatsToAct,
  asked: seatsToAct,
  // [B-01]
  legalMoves: ({ step, left }, seat) => {
    if (step.kind !== 'take' || step.player !== seat) return [];
    return left > 1
      ? [
          ['take', 1],
          ['take', 2],
        ]
      : [['take', 1]];
  },
  refusalOf: ({ step, left }, seat, [name, pebbles, ...more]) => {
    if (step.kind === 'over') return 'match-over';
    if (name !== 'take' || more.length > 0) return 'unknown-move';
    if (step.player !== seat) return 'not-your-turn';
    if (pebbles !== 1 && pebbles !== 2) return 'one-or-two';
    return pebbles > left ? 'not-so-many' : null;
  },
  mildest: () => ['take', 1],
  apply: (state, player, [, pebbles]) => {
    const { secret } = state;
    const first = PEBBLES - state.left;
    if (secret.prize >= first && secret.prize < first + pebbles) secret.finder = player;
    state.left -= pebbles;
    state.taken[player] = (state.taken[player] ?? 0) + pebbles;
    const took: PebblesEvent = { type: 'take', player, pebbles };
    if (state.left > 0) {
      state.step = { kind: 'take', player: leftOf(player, state.taken.length) };
      return [took];
    }
    const finder = secret.finder ?? player;
    const end = outcomeFor(state.taken, player, finder);
    state.step = { kind: 'over', ...end };
    return [
      took,
      { type: 'end', prize: secret.prize, finder, scores: [...end.scores], winners: [...end.winners] },
    ];
  },
  view: copyTable,
  copy: state => ({ ...copyTable(state), secret: { ...state.secret } }),
  imagine: (view, _seat, random) => {
    const prize = random.below(PEBBLES);
    const finder = prize < PEBBLES - view.left ? random.below(view.taken.length) : null;
    return { ...copyTable(view), secret: { prize, finder, seed: '' } };
  },
  outcome: ({ step }) =>
    step.kind === 'over' ? { scores: [...step.scores], winners: [...step.winners] } : null,
  reveals: ({ type }) => type === 'end',
  phase: ({ step }) => step.kind,
};
