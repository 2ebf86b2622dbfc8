import type { Policy } from '../../../game/auction/bot/packed/rollouts.ts';
import { apply } from '../../../game/priests-of-ra/bot/packed/apply.ts';
import { fillFeatures, LAYOUT } from '../../../game/priests-of-ra/bot/packed/features.ts';
import { packedPriests } from '../../../game/priests-of-ra/bot/packed/game.ts';
import { judgeBy } from '../../../game/priests-of-ra/bot/packed/judge.ts';
import { steadyMove } from '../../../game/priests-of-ra/bot/packed/steady.ts';
import { newPacked, pack } from '../../../game/priests-of-ra/bot/packed/table.ts';
import { meta } from '../../../game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../game/priests-of-ra/rules.ts';
import { inputsOf } from '../../../game/shared/nets/features.ts';
import type { Random } from '../../../game/shared/random.ts';
import type { Note, Played, Training } from '../training.ts';
import { auctioneer, playToLearn } from './auction-match.ts';
import { onceFor } from './once-for.ts';
import { relabel } from './priests-relabelled.ts';

const steadily: Policy = { listen: () => {}, move: steadyMove };

/** Takes its rivals to say what is best for them, too. */
const auctioneerWith = onceFor(net =>
  auctioneer(
    packedPriests,
    judgeBy(() => net),
    null,
    steadyMove,
  ),
);

const relabelled = newPacked();

const played = (policy: Policy, noteOneIn: number, players: number, seed: string, note: Note): Played => {
  const position = new Float32Array(inputsOf(LAYOUT, players));
  const start = pack(priestsOfRa.view(priestsOfRa.setup({ players, options: meta.defaults, seed }), null));
  const told = (s: typeof start, random: Random) => {
    relabel(s, random, relabelled);
    fillFeatures(relabelled, 0, position);
    return position;
  };
  // `packedPriests` turns tiles over as `steady` does: here that is a move, so that it, too, is now and then any legal one.
  const matches = { ...packedPriests, apply, policy, noteOneIn, oddOneIn: 40, told };
  return playToLearn(matches, start, players, seed, note);
};

export const training: Training = {
  layout: LAYOUT,
  hidden: () => [32, 16],
  alike: true,
  matches: { 2: 8000, 3: 10_000, 4: 14_000, 5: 10_000 },
  passes: 3,
  levels: 31,
  file: 'src/game/priests-of-ra/bot/nets.ts',
  ofSecond: { levels: 31, hidden: () => [16, 16], matches: { 2: 2500, 3: 3000, 4: 4000, 5: 3000 } },
  ofScores: { levels: 31, hidden: () => [6], matches: { 2: 8000, 3: 2500, 4: 3000, 5: 3000 }, passes: 4 },
  ofExpert: {
    hidden: () => [20, 16],
    levels: 15,
    matches: { 4: 30_000 },
    passes: 3,
    rate: 0.003,
    play: (players, seed, note, first) => played(auctioneerWith(first), 5, players, seed, note),
  },
  play: (players, seed, note) => played(steadily, 6, players, seed, note),
};
