import { expect, it } from 'vitest';
import { openAuction, outbids } from '../../../../../src/game/auction/auction.ts';
import { Foresight, type LotGains, noGains } from '../../../../../src/game/auction/bot/packed/foresight.ts';
import { drawsLeft } from '../../../../../src/game/auction/bot/packed/outlook.ts';
import { bitOf } from '../../../../../src/game/auction/bot/packed/suns.ts';
import { fillSunsWorth } from '../../../../../src/game/auction/bot/packed/suns-worth.ts';
import {
  CENTRE,
  LIVE,
  MOST_SEATS,
  NOBODY,
  type Packed,
  PLAYERS,
  RA_TRACK,
} from '../../../../../src/game/auction/bot/packed/table.ts';
import { tilesOn } from '../../../../../src/game/auction/bot/packed/track.ts';
import { utilityOf } from '../../../../../src/game/auction/bot/utility.ts';
import { isFull } from '../../../../../src/game/auction/tracks.ts';
import { pack } from '../../../../../src/game/ra/bot/packed/table.ts';
import { WEIGHTS } from '../../../../../src/game/ra/bot/weights.ts';
import { meta } from '../../../../../src/game/ra/meta.ts';
import { ra } from '../../../../../src/game/ra/rules.ts';
import type { State } from '../../../../../src/game/ra/table.ts';
import { quickRandom } from '../../../../../src/game/shared/random.ts';

type Best = { readonly seat: number; readonly sun: number } | null;
type Speech = { readonly s: Packed; readonly gains: LotGains; readonly cause: string };

/** The utility of everybody once the auction is settled. */
const settled = ({ s, gains, cause }: Speech, best: Best): readonly number[] => {
  const fame = new Float64Array(MOST_SEATS);
  const draws = drawsLeft(s, s[RA_TRACK]!, WEIGHTS);
  const staying = cause === 'full-track' ? draws : tilesOn(s) * WEIGHTS.lyingTile + draws;
  if (best === null) fillSunsWorth(s, NOBODY, 0, s[CENTRE]!, staying, WEIGHTS, fame, 0);
  else fillSunsWorth(s, best.seat, best.sun, s[CENTRE]!, draws, WEIGHTS, fame, 0);
  const gained = (seat: number) => (best === null ? 0 : gains[MOST_SEATS * best.seat + seat]!);
  return utilityOf(
    [...fame.subarray(0, s[PLAYERS])].map((worth, seat) => worth + gained(seat)),
    WEIGHTS,
  );
};

/** Every answer thought through by itself, and nothing remembered: each is as likely as it is good. */
const foreseen = (speech: Speech, toSpeak: readonly number[], best: Best): readonly number[] => {
  const [seat, ...later] = toSpeak;
  if (seat === undefined) return settled(speech, best);
  const suns = Array.from({ length: 16 }, (_, i) => i + 1).filter(
    sun => (speech.s[LIVE + seat]! & bitOf(sun)) !== 0 && outbids(sun as never, best as never),
  );
  const mustBid = speech.cause === 'voluntary' && later.length === 0 && best === null;
  const answers = suns.map(sun => foreseen(speech, later, { seat, sun }));
  if (!mustBid) answers.push(foreseen(speech, later, best));
  const top = Math.max(...answers.map(answer => answer[seat]!));
  const weights = answers.map(answer => Math.exp((answer[seat]! - top) / WEIGHTS.doubt));
  const likely = weights.map(weight => (weight < 1e-4 ? 0 : weight));
  const all = likely.reduce((sum, weight) => sum + weight, 0);
  return answers[0]!.map((_, of) =>
    answers.reduce((sum, answer, i) => sum + (likely[i]! / all) * answer[of]!, 0),
  );
};

/** Turns of matches at random, in which calls are rare, so that tracks grow long. */
function* turnsOf(players: number): Generator<State> {
  const seed = `foreseen ${players}`;
  const random = quickRandom(seed);
  const state = ra.setup({ players, options: meta.defaults, seed });
  for (let seat = ra.seatsToAct(state)[0]; seat !== undefined; seat = ra.seatsToAct(state)[0]) {
    if (state.step.kind === 'turn' && random.below(4) === 0) yield state;
    const legal = ra.legalMoves(state, seat);
    const calm = legal.filter(([name]) => name !== 'invokeRa');
    const among = calm.length > 0 && random.below(8) > 0 ? calm : legal;
    ra.apply(state, seat, among[random.below(among.length)]!);
  }
}

it.each([2, 3, 4, 5])('a call promises what all answers to it come to, %i players', players => {
  const foresight = new Foresight(WEIGHTS);
  const random = quickRandom(`gains ${players}`);
  const promised = new Float64Array(MOST_SEATS);
  const causes = new Set<string>();
  for (const state of turnsOf(players)) {
    const seat = ra.seatsToAct(state)[0]!;
    const s = pack(ra.view(state, null));
    const gains = noGains().map(() => random.below(1000) / 40 - 8);
    const cause = isFull(state.track) ? 'full-track' : 'voluntary';
    const { toSpeak } = openAuction(cause, seat, state.areas);
    foresight.invoking(s, gains, seat, promised);
    for (const [of, utility] of foreseen({ s, gains, cause }, toSpeak, null).entries())
      expect(promised[of]).toBeCloseTo(utility, 9);
    causes.add(cause);
  }
  expect([...causes].sort()).toEqual(['full-track', 'voluntary']);
});
