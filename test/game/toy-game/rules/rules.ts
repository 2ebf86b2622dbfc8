import type { GameSetup, MoveRule, Outcome } from '../../../../src/game/contract.ts';
import { sealedRandom } from '../../../../src/game/shared/random.ts';
import { leftOf, type Seat } from '../../../../src/game/shared/seats.ts';
import type { Options } from './meta.ts';
import type { Move, PebblesEvent, Refusal, State, View } from './table.ts';

export const PEBBLES = 60;
const PRIZE = 10;

export const copyTable = ({ left, taken, step }: View): View => ({
  left,
  taken: [...taken],
  step:
    step.kind === 'over' ? { ...step, scores: [...step.scores], winners: [...step.winners] } : { ...step },
});

/** Who takes the last pebble has all of theirs doubled, and who took the prize has ten more. [B-02] */
const outcomeFor = (taken: readonly number[], last: Seat, prizeOf: Seat): Outcome => {
  const scores = taken.map((own, seat) => own * (seat === last ? 2 : 1) + (seat === prizeOf ? PRIZE : 0));
  const most = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
};

/** What everybody sees after an event. */
export const after = (before: View, event: PebblesEvent): View => {
  const view = copyTable(before);
  if (event.type === 'take') moveOn(view, event.player, event.pebbles);
  if (event.type === 'end') view.step = { kind: 'over', scores: event.scores, winners: event.winners };
  return view;
};

/** Pebbles change hands, and the next one takes, unless there are none. [B-01] */
const moveOn = (view: View, player: Seat, pebbles: number): void => {
  view.left -= pebbles;
  view.taken[player] = (view.taken[player] ?? 0) + pebbles;
  view.step =
    view.left > 0
      ? { kind: 'take', player: leftOf(player, view.taken.length) }
      : { kind: 'count', last: player };
};

/** All pebbles lie there, and one of them hides the prize. */
export const setup = ({ players, seed }: GameSetup<Options>): State => ({
  left: PEBBLES,
  taken: Array<number>(players).fill(0),
  step: { kind: 'take', player: 0 },
  secret: { prize: sealedRandom(seed).below(PEBBLES), finder: null, seed },
});

/** One pebble or two are taken; the last one ends the match. [B-01] */
export const take: MoveRule<View, State, PebblesEvent, Refusal, Move> = {
  args: 1,
  refusal: ({ left }, _seat, pebbles) => {
    if (pebbles !== 1 && pebbles !== 2) return 'one-or-two';
    return pebbles > left ? 'not-so-many' : null;
  },
  legal: ({ left }, _seat, moves) => {
    moves.push(['take', 1]);
    if (left > 1) moves.push(['take', 2]);
  },
  make: (state, player, events, pebbles) => {
    const { secret } = state;
    const first = PEBBLES - state.left;
    if (secret.prize >= first && secret.prize < first + pebbles) secret.finder = player;
    events.push({ type: 'take', player, pebbles });
    moveOn(state, player, pebbles);
  },
};

/** The prize is shown, and all count what they have. [B-02] */
export const countPebbles = (state: State, events: PebblesEvent[]): void => {
  if (state.step.kind !== 'count') return;
  const { last } = state.step;
  const { secret } = state;
  const finder = secret.finder ?? last;
  const end = outcomeFor(state.taken, last, finder);
  state.step = { kind: 'over', ...end };
  events.push({
    type: 'end',
    prize: secret.prize,
    finder,
    scores: [...end.scores],
    winners: [...end.winners],
  });
};
