import type { BotMatch } from '../../game/drive.ts';
import { playOnRules } from '../../game/drive.ts';
import { playOnFramework } from '../../game/framework/drive.ts';
import { GAME_IDS, type GameModule, loadGame } from '../../game/index.ts';
import { quickRandom } from '../../game/shared/random.ts';

/** Measures, in one run on one core, what the README promises. Ratios hold on a busy machine, single figures do not. */
const PLAYERS = 3;
const ROUNDS = 9;
const DUELS = 1000;

const randomMatch = ({ meta, bots }: GameModule, seed: string): BotMatch => ({
  players: PLAYERS,
  options: meta.defaults,
  seed,
  bots: Array.from({ length: PLAYERS }, () => bots.random!),
});

/** Matches a second of one driver over a number of matches. */
const rate = (play: typeof playOnRules, module: GameModule, matches: number, round: number): number => {
  const start = performance.now();
  for (let n = 0; n < matches; n++) play(module, randomMatch(module, `${round}-${n}`));
  return matches / ((performance.now() - start) / 1000);
};

/** Both drivers in turn, round by round, so that a slow moment of the machine meets both. */
const drivers = (module: GameModule) => {
  rate(playOnRules, module, 3000, -1);
  rate(playOnFramework, module, 20, -1);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
    rules: rate(playOnRules, module, 3000, round),
    framework: rate(playOnFramework, module, 25, round),
  }));
  return {
    rules: median(rounds.map(round => round.rules)),
    framework: median(rounds.map(round => round.framework)),
    ratio: median(rounds.map(round => round.rules / round.framework)),
  };
};

/** `steady` in one seat, turn about, against `random` in the others. */
const duel = ({ meta, rules, bots }: GameModule, players: number) => {
  let wins = 0;
  const decisions: number[] = [];
  for (let n = 0; n < DUELS; n++) {
    const hero = n % players;
    const random = quickRandom(`duel ${players} ${n}`);
    const state = rules.setup({ players, options: meta.defaults, seed: `duel ${players} ${n}` });
    for (;;) {
      const seat = rules.seatsToAct(state)[0];
      if (seat === undefined) break;
      const legal = rules.legalMoves(state, seat);
      const view = rules.view(state, seat);
      const start = performance.now();
      const move = (seat === hero ? bots.steady : bots.random)!(view, seat, legal, random);
      if (seat === hero) decisions.push((performance.now() - start) * 1000);
      rules.apply(state, seat, move);
    }
    if (rules.outcome(state)!.winners.includes(hero)) wins += 1;
  }
  decisions.sort((a, b) => a - b);
  const microseconds = {
    mean: decisions.reduce((a, b) => a + b, 0) / decisions.length,
    p99: decisions[Math.floor(decisions.length * 0.99)]!,
    most: decisions.at(-1)!,
  };
  return { wins, interval: wilson(wins, DUELS), microseconds };
};

/** The 95 % confidence interval of a share (Wilson's, right near 0 and 1 too), in percent. */
const wilson = (hits: number, n: number): [number, number] => {
  const z = 1.96;
  const share = hits / n;
  const middle = share + (z * z) / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return [(100 * (middle - half)) / whole, (100 * (middle + half)) / whole];
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const id of GAME_IDS) {
  const module = await loadGame(id);
  say(`${id}: random matches of ${PLAYERS} players a second, one core, median of ${ROUNDS} rounds`);
  const { rules, framework, ratio } = drivers(module);
  say(`  rules      ${Math.round(rules)}`);
  say(`  framework  ${Math.round(framework)}`);
  say(`  ratio      ${Math.round(ratio)}`);
  for (let players = module.meta.seats.min; players <= module.meta.seats.max; players++) {
    const { wins, interval, microseconds } = duel(module, players);
    const [low, high] = interval;
    say(`${id}: steady against ${players - 1} × random, ${DUELS} matches, seats rotated`);
    say(
      `  won        ${((100 * wins) / DUELS).toFixed(1)} %, 95 % interval ${low.toFixed(1)}–${high.toFixed(1)} %`,
    );
    say(
      `  decides in ${microseconds.mean.toFixed(1)} µs on average, p99 ${microseconds.p99.toFixed(0)} µs, at most ${microseconds.most.toFixed(0)} µs`,
    );
  }
}
