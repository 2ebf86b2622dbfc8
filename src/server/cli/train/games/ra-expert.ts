import { INVOKE, type MoveList, noMoves } from '../../../../game/auction/bot/packed/moves.ts';
import { winnerOf } from '../../../../game/auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
  OVER,
  type Packed,
  PLAYERS,
  STEP,
  TURN,
} from '../../../../game/auction/bot/packed/table.ts';
import { apply, tileFrom } from '../../../../game/ra/bot/packed/apply.ts';
import { fillFeatures, LAYOUT } from '../../../../game/ra/bot/packed/features.ts';
import { legalMoves } from '../../../../game/ra/bot/packed/moves.ts';
import { packedSteady } from '../../../../game/ra/bot/packed/steady.ts';
import { pack } from '../../../../game/ra/bot/packed/table.ts';
import { WEIGHTS } from '../../../../game/ra/bot/weights.ts';
import { meta } from '../../../../game/ra/meta.ts';
import { ra } from '../../../../game/ra/rules.ts';
import { inputsOf } from '../../../../game/shared/features.ts';
import { type Evaluation, type Net, toChances } from '../../../../game/shared/net.ts';
import { quickRandom, type Random } from '../../../../game/shared/random.ts';
import { seatEvaluationOf } from '../../../../game/shared/seat-net.ts';
import type { BySeat } from '../../../../game/shared/seats.ts';
import type { Note, Played } from '../training.ts';

/** Of so many turns one is odd: in some matches many, in others few. */
const ODD_ONE_IN = [8, 40];
/** Beside the turns after odd ones, of so many one is noted. */
const ONE_IN = 8;
/** How much of what a turn teaches is what the next one teaches; the rest is what is foreseen of that. */
const LATER = 0.93;

/** The beginning of a turn. */
type Turn = {
  readonly position: Float32Array;
  readonly foreseen: BySeat<number>;
  readonly isNoted: boolean;
  /** Whether somebody did then what is not thought best. */
  isOdd: boolean;
};

const teacher = packedSteady(WEIGHTS);
const evaluations = new WeakMap<Net, Evaluation>();

/**
 * Plays a match of `steady`, in which now and then somebody is made to do anything. What comes of that is noted, and teaches
 * what the net foresees some turns later, up to the next odd one: far less of that hangs on chance than of who wins.
 */
export const playWithNet = (players: number, seed: string, note: Note, net: Net): Played => {
  const evaluate = evaluations.get(net) ?? seatEvaluationOf(net, LAYOUT, players);
  evaluations.set(net, evaluate);
  const s = pack(ra.view(ra.setup({ players, options: meta.defaults, seed }), null));
  const random = quickRandom(`train ${seed}`);
  const oddOneIn = ODD_ONE_IN[random.below(ODD_ONE_IN.length)]!;
  const list = noMoves();
  const turns: Turn[] = [];
  let strayer = -1;
  let isHeard = false;
  while (s[STEP] !== OVER) {
    const count = legalMoves(s, list);
    let move = -1;
    if (s[STEP] === TURN) {
      strayer = -1;
      isHeard = false;
      const turn = lookAt(s, evaluate, turns.at(-1)?.isOdd === true || random.below(ONE_IN) === 0);
      turns.push(turn);
      turn.isOdd = random.below(oddOneIn) === 0;
      if (turn.isOdd) move = oddAction(list, count, random);
    } else if (s[STEP] === AUCTION) {
      const turn = turns.at(-1)!;
      if (!isHeard && (turn.isOdd || random.below(oddOneIn >> 1) === 0)) strayer = random.below(players);
      isHeard = true;
      if (s[ACTOR] === strayer) {
        turn.isOdd = true;
        move = list[random.below(count)]!;
      }
    }
    apply(s, move < 0 ? teacher(s, list, count) : move, tileFrom(s, random));
  }
  const winner = winnerOf(s);
  const won = Array.from({ length: players }, (_, seat) => (seat === winner ? 1 : 0));
  const taught = taughtBy(turns, won);
  const byPosition: BySeat<number>[] = [];
  for (const [i, { position, isNoted, isOdd }] of turns.entries()) {
    if (!isNoted || isOdd) continue;
    note(position);
    byPosition.push(taught[i]!);
  }
  return { won, byPosition };
};

const lookAt = (s: Packed, evaluate: Evaluation, isNoted: boolean): Turn => {
  const players = s[PLAYERS]!;
  const position = new Float32Array(inputsOf(LAYOUT, players));
  fillFeatures(s, 0, position);
  const chances = new Float32Array(players);
  evaluate(position, chances);
  toChances(chances, players);
  return { position, foreseen: [...chances], isNoted, isOdd: false };
};

/** Mostly a draw or a call, whichever; now and then any god. The first two moves of a turn are these, unless the track is full. */
const oddAction = (list: MoveList, count: number, random: Random): number => {
  if (count > 2 && random.below(3) === 0) return list[random.below(count)]!;
  return random.below(2) === 0 ? list[0]! : INVOKE;
};

/** What each turn teaches: a part of what the next one does and of what is foreseen then; of an odd one only what was foreseen before. */
const taughtBy = (turns: readonly Turn[], won: BySeat<number>): readonly BySeat<number>[] => {
  let next = won;
  let later = won;
  return turns
    .toReversed()
    .map(({ foreseen, isOdd }) => {
      const after = later;
      const soon = next;
      later = isOdd ? foreseen : after.map((chance, seat) => LATER * chance + (1 - LATER) * soon[seat]!);
      next = foreseen;
      return later;
    })
    .toReversed();
};
