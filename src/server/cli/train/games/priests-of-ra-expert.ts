import { noMoves } from '../../../../game/auction/bot/packed/moves.ts';
import { winnerOf } from '../../../../game/auction/bot/packed/suns.ts';
import { ACTOR, AUCTION, MOST_SEATS, OVER, STEP, TURN } from '../../../../game/auction/bot/packed/table.ts';
import type { Judge } from '../../../../game/auction/bot/packed/think.ts';
import { apply, tileFrom } from '../../../../game/priests-of-ra/bot/packed/apply.ts';
import { fillFeatures, LAYOUT } from '../../../../game/priests-of-ra/bot/packed/features.ts';
import { judgeBy } from '../../../../game/priests-of-ra/bot/packed/judge.ts';
import { legalMoves } from '../../../../game/priests-of-ra/bot/packed/moves.ts';
import { steadyMove } from '../../../../game/priests-of-ra/bot/packed/steady.ts';
import { newPacked, pack } from '../../../../game/priests-of-ra/bot/packed/table.ts';
import { thinkerBy } from '../../../../game/priests-of-ra/bot/packed/thinker.ts';
import { meta } from '../../../../game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../game/priests-of-ra/rules.ts';
import { inputsOf } from '../../../../game/shared/features.ts';
import type { Net } from '../../../../game/shared/net.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { BySeat } from '../../../../game/shared/seats.ts';
import type { Note, Played } from '../training.ts';
import { relabel } from './priests-relabelled.ts';

/** Of so many beginnings of turns one is noted. */
const ONE_IN = 4;
/** Of so many moves one is any legal one. */
const ODD_ONE_IN = 60;
/** Of so many seats all but one think about auctions as `hard` does; the others play like `steady`. */
const STEADY_ONE_IN = 3;
/** How much of what a turn teaches is what the next one teaches; the rest is what is foreseen at its beginning. */
const LATER = 0.95;

type Mind = { readonly judge: Judge; readonly bid: (s: ReturnType<typeof newPacked>) => number };

/** Thinks about auctions only: turns take ten times as long, and bring less. */
const newMind = (net: Net): Mind => {
  const judge = judgeBy(() => net);
  const never = { margin: 1, turns: 0 };
  return {
    judge,
    bid: thinkerBy(judge, () => ({ turn: never, auction: { margin: 0.01, turns: 0 }, tiles: never })),
  };
};
const minds = new WeakMap<Net, Mind>();

/**
 * Plays a match of those who think about auctions with a net, and of `steady`. Each turn teaches mostly what the net foresees
 * at the turns to come, and the end: far less of that hangs on chance than of who wins.
 */
export const playWithNet = (players: number, seed: string, note: Note, net: Net): Played => {
  const mind = minds.get(net) ?? newMind(net);
  minds.set(net, mind);
  const s = pack(priestsOfRa.view(priestsOfRa.setup({ players, options: meta.defaults, seed }), null));
  const random = quickRandom(`train ${seed}`);
  const list = noMoves();
  const position = new Float32Array(inputsOf(LAYOUT, players));
  const relabelled = newPacked();
  const chances = new Float64Array(MOST_SEATS);
  const isSteady = Array.from({ length: players }, () => random.below(STEADY_ONE_IN) === 0);
  const foreseen: BySeat<number>[] = [];
  const noted: number[] = [];
  while (s[STEP] !== OVER) {
    if (s[STEP] === TURN) {
      mind.judge(s, chances);
      if (random.below(ONE_IN) === 0) {
        relabel(s, random, relabelled);
        fillFeatures(relabelled, 0, position);
        note(position);
        noted.push(foreseen.length);
      }
      foreseen.push([...chances.subarray(0, players)]);
    }
    const isOdd = random.below(ODD_ONE_IN) === 0;
    const thinks = s[STEP] === AUCTION && isSteady[s[ACTOR]!] === false;
    const move = isOdd ? list[random.below(legalMoves(s, list))]! : thinks ? mind.bid(s) : steadyMove(s);
    apply(s, move, tileFrom(s, random));
  }
  const winner = winnerOf(s);
  const won = Array.from({ length: players }, (_, seat) => (seat === winner ? 1 : 0));
  const taught = taughtBy(foreseen, won);
  return { won, byPosition: noted.map(turn => taught[turn]!) };
};

/** What each turn teaches: what is foreseen at the next one, and a part of what that one teaches; the last one who won. */
const taughtBy = (foreseen: readonly BySeat<number>[], won: BySeat<number>): readonly BySeat<number>[] => {
  let next = won;
  let later = won;
  return foreseen
    .toReversed()
    .map(now => {
      const [soon, after] = [next, later];
      later = after.map((chance, seat) => LATER * chance + (1 - LATER) * soon[seat]!);
      next = now;
      return later;
    })
    .toReversed();
};
