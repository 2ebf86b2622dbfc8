import type { Policy } from '../../../game/auction/bot/packed/rollouts.ts';
import { judgeBy } from '../../../game/ra/bot/judge.ts';
import { fillFeatures, LAYOUT } from '../../../game/ra/bot/packed/features.ts';
import { packedRa, surerRivals } from '../../../game/ra/bot/packed/game.ts';
import { packedSteady } from '../../../game/ra/bot/packed/steady.ts';
import { pack } from '../../../game/ra/bot/packed/table.ts';
import { WEIGHTS } from '../../../game/ra/bot/weights.ts';
import { meta } from '../../../game/ra/meta.ts';
import { ra } from '../../../game/ra/rules.ts';
import { inputsOf } from '../../../game/shared/nets/features.ts';
import type { Note, Played, Training } from '../training.ts';
import { auctioneer, playToLearn } from './auction-match.ts';
import { onceFor } from './once-for.ts';

const teacher = packedSteady(WEIGHTS);
const steadily: Policy = { listen: () => {}, move: teacher };

const auctioneerWith = onceFor(net =>
  auctioneer(
    packedRa,
    judgeBy(() => net),
    surerRivals,
    teacher,
  ),
);

const played = (policy: Policy, noteOneIn: number, players: number, seed: string, note: Note): Played => {
  const position = new Float32Array(inputsOf(LAYOUT, players));
  const start = pack(ra.view(ra.setup({ players, options: meta.defaults, seed }), null));
  const told = (s: typeof start) => {
    fillFeatures(s, 0, position);
    return position;
  };
  return playToLearn({ ...packedRa, policy, noteOneIn, oddOneIn: 50, told }, start, players, seed, note);
};

export const training: Training = {
  layout: LAYOUT,
  hidden: () => [48, 16],
  alike: true,
  matches: { 2: 8000, 3: 12_000, 4: 18_000, 5: 12_000 },
  passes: 4,
  levels: 63,
  file: 'src/game/ra/bot/nets.ts',
  ofSecond: { levels: 15, hidden: () => [24, 16] },
  ofScores: { levels: 31, hidden: () => [4], matches: { 2: 2000, 3: 2500, 4: 3000, 5: 3000 }, passes: 4 },
  ofExpert: {
    hidden: () => [32, 16],
    levels: 15,
    matches: { 4: 24_000 },
    passes: 3,
    rate: 0.003,
    play: (players, seed, note, first) => played(auctioneerWith(first), 5, players, seed, note),
  },
  play: (players, seed, note) => played(steadily, 6, players, seed, note),
};
