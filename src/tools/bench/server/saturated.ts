import { line, median } from '../figures.ts';
import {
  type Started,
  shippedOnPostgres,
  shippedOnSqlite,
  startBare,
  startStock,
} from '../servers/targets.ts';
import { closeLoad, faultsOf, type Load, openLoad } from './load.ts';
import type { Bench } from './plan.ts';
import { type Saturation, saturateInTurn } from './saturate.ts';

/** Moves a second and what each costs, of the server on every storage beside the framework's own and a bare one. */
export const saturated = async (bench: Bench): Promise<void> => {
  const { plan, say } = bench;
  say(
    `saturated: ${plan.tables} matches of ${plan.seats} seats, a page at each, one move under way in each; ${plan.rounds} rounds of ${plan.seconds} s, turn about`,
  );
  const started: Started[] = [];
  const loads: Load[] = [];
  try {
    for (const start of [shippedOnSqlite, shippedOnPostgres, startStock, startBare]) {
      const one = await start(bench);
      if (one === null) continue;
      started.push(one);
      loads.push(await openLoad(one.target, { ...plan, module: bench.module }));
    }
    const rounds = await saturateInTurn(loads, plan);
    for (const [n, load] of loads.entries()) report(load, rounds[n]!, say);
    const bare = rounds.at(-1)!;
    const stock = rounds.at(-2)!;
    for (const [n, { target }] of loads.slice(0, -2).entries()) {
      const own = rounds[n]!;
      say(
        line(
          `${target.name} to the framework's own`,
          `${ratio(own, stock, 'movesPerSecond')} × the moves, ${ratio(own, stock, 'serverCpu')} × the CPU a move`,
        ),
      );
      say(line(`${target.name} to bare ws`, `${ratio(own, bare, 'serverCpu')} × the CPU a move`));
    }
  } finally {
    for (const load of loads) closeLoad(load);
    for (const each of started) await each.stop();
  }
};

export const report = (load: Load, rounds: readonly Saturation[], say: (text: string) => void): void => {
  const middle = (key: keyof Saturation) => median(rounds.map(round => round[key]));
  const best = Math.max(...rounds.map(round => round.movesPerSecond));
  const cpu = [
    `CPU a move ${middle('serverCpu').toFixed(2)} ms`,
    `of which the event loop ${middle('loopCpu').toFixed(2)} ms`,
    ...(load.target.storage ? [`of the database ${middle('storageCpu').toFixed(2)} ms`] : []),
    `of the load ${middle('loadCpu').toFixed(2)} ms`,
  ];
  const speed = `${Math.round(middle('movesPerSecond'))} moves/s (best round ${Math.round(best)})`;
  say(line(load.target.name, `${speed}, ${cpu.join(', ')}${faultsOf(load)}`));
};

/** The median over the rounds, as both met the same moments of the machine. */
const ratio = (a: readonly Saturation[], b: readonly Saturation[], key: keyof Saturation): string =>
  median(a.map((round, n) => round[key] / b[n]![key])).toFixed(2);
