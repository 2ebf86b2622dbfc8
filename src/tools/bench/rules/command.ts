import { parseArgs } from 'node:util';
import type { Bots, GameModule } from '../../../game/contract.ts';
import { GAME_IDS, type GameId, loadBots, loadRules } from '../../../game/index.ts';
import { type Command, parsedOr } from '../../command.ts';
import { wilson } from '../../intervals.ts';
import { courses, type Figure, intervals, type Ranged } from '../../report/figure.ts';
import { reportNamed, writeReport } from '../../report/write-report.ts';
import { median, quantile } from '../figures.ts';
import { timedMatch } from '../timed-match.ts';
import { DRIVERS, type Driver, measureSpeeds } from './speed.ts';

const USUAL_PLAYERS = 3;
const USAGE = `usage: npm run bench [-- rules] [options]
  --game NAME   one game only: ${GAME_IDS.join(', ')}
  --players N   how many sit at the table whose speed is measured (default ${USUAL_PLAYERS}, or what the game seats next to it)
  --report FILE a page of plots: matches a second, and how often steady wins (out.html)
  --quick       a few matches of each: to see that it runs, not to measure
`;

type Plan = {
  readonly rounds: number;
  /** Matches a round, by driver. */
  readonly matches: Readonly<Record<Driver, number>>;
  readonly duels: number;
};
const FULL: Plan = { rounds: 9, matches: { rules: 3000, framework: 25 }, duels: 1000 };
const QUICK: Plan = { rounds: 3, matches: { rules: 100, framework: 2 }, duels: 20 };

type Wanted = {
  readonly games: readonly GameId[];
  readonly players: number;
  readonly plan: Plan;
  readonly report: string | null;
};

const parseWanted = (words: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      game: { type: 'string' },
      players: { type: 'string' },
      quick: { type: 'boolean' },
      report: { type: 'string' },
    },
  });
  const games = GAME_IDS.filter(id => values.game === undefined || values.game === id);
  const players = Number(values.players ?? USUAL_PLAYERS);
  if (games.length === 0) throw new Error(`no game is called ${values.game}`);
  if (!Number.isInteger(players)) throw new Error(`${values.players} is no number of players`);
  const plan = values.quick === true ? QUICK : FULL;
  return { games, players, plan, report: reportNamed(values.report) };
};

/** `steady` in one seat, turn about, against `random` in the others. */
const duel = (module: GameModule, { steady, random }: Bots, players: number, duels: number) => {
  let wins = 0;
  const decisions: number[] = [];
  for (let n = 0; n < duels; n++) {
    const hero = n % players;
    const bots = Array.from({ length: players }, (_, seat) => (seat === hero ? steady! : random!));
    const winners = timedMatch(module, bots, `duel ${players} ${n}`, ({ seat, milliseconds }) => {
      if (seat === hero) decisions.push(milliseconds * 1000);
    });
    if (winners.includes(hero)) wins += 1;
  }
  const microseconds = {
    mean: decisions.reduce((a, b) => a + b, 0) / decisions.length,
    p99: quantile(decisions, 0.99),
    most: quantile(decisions, 1),
  };
  return { share: wilson(wins, duels), microseconds };
};

/**
 * Measures in one run, on one core, how fast both drivers are and how strong `steady` is. On a busy machine the
 * ratio still holds, the other figures do not: the best round is then nearer the truth than the median.
 */
export const benchRules: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  const { games, plan } = wanted;
  const say = (line: string) => streams.out(`${line}\n`);
  const figures: Figure[] = [];
  for (const id of games) {
    const [module, bots] = await Promise.all([loadRules(id), loadBots(id)]);
    const { min, max } = module.meta.seats;
    const seated = Math.min(max, Math.max(min, wanted.players));
    say(`${id}: random matches of ${seated} players a second, one core, median of ${plan.rounds} rounds`);
    const speeds = await measureSpeeds(id, seated, plan.matches, plan.rounds);
    for (const driver of DRIVERS) {
      const best = Math.max(...speeds[driver]);
      say(`  ${driver.padEnd(11)}${Math.round(median(speeds[driver]))} (best round ${Math.round(best)})`);
    }
    const ratios = speeds.rules.map((speed, round) => speed / speeds.framework[round]!);
    say(`  ratio      ${Math.round(median(ratios))}`);
    figures.push(
      courses(
        { title: `${id}: random matches a second`, about: `${seated} players, one core, round by round.` },
        { x: 'round', y: 'matches a second' },
        DRIVERS.map(driver => ({ name: driver, values: speeds[driver] })),
      ),
    );
    const shares: Ranged[] = [];
    for (let players = min; players <= max; players++) {
      const { share, microseconds } = duel(module, bots, players, plan.duels);
      shares.push({ name: `${players} seats`, value: share.percent, low: share.low, high: share.high });
      say(`${id}: steady against ${players - 1} × random, ${plan.duels} matches, seats rotated`);
      say(
        `  won        ${share.percent.toFixed(1)} %, 95 % interval ${share.low.toFixed(1)}–${share.high.toFixed(1)} %`,
      );
      say(
        `  decides in ${microseconds.mean.toFixed(1)} µs on average, p99 ${microseconds.p99.toFixed(0)} µs, at most ${microseconds.most.toFixed(0)} µs`,
      );
    }
    figures.push(
      intervals(
        {
          title: `${id}: steady against random`,
          about: `Won in percent of ${plan.duels} matches, with 95 % intervals.`,
        },
        'percent',
        shares,
      ),
    );
  }
  if (wanted.report !== null)
    await writeReport(wanted.report, {
      title: 'The rules, and the first bot',
      about: games.join(', '),
      figures,
    });
  return 0;
};
