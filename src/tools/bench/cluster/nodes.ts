import { line, spread } from '../figures.ts';
import { paced } from '../server/latency.ts';
import { closeLoad, faultsOf, type Load, openLoad } from '../server/load.ts';
import type { Bench } from '../server/plan.ts';
import { saturateInTurn } from '../server/saturate.ts';
import { report } from '../server/saturated.ts';
import { type Started, shippedOnNodes } from '../servers/targets.ts';

/** One node beside two, each on a PostgreSQL and a Redis of its own; the pages of each table are spread over the nodes. */
export const nodes = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  const started: Pick<Started, 'target' | 'stop'>[] = [];
  const loads: Load[] = [];
  try {
    for (const many of [1, 2]) {
      const server = await shippedOnNodes(bench, many);
      started.push(server);
      loads.push(await openLoad(server.target, { ...plan, module }));
    }
    say(
      `saturated: ${plan.tables} matches of ${plan.seats} seats, one move under way in each; ${plan.rounds} rounds of ${plan.seconds} s, turn about`,
    );
    const rounds = await saturateInTurn(loads, plan);
    for (const [n, load] of loads.entries()) report(load, rounds[n]!, say);
    say(`latency: ${plan.tables} matches × 1 move/s, ${plan.seconds * plan.rounds} s each`);
    for (const load of loads) {
      const { answered, known } = await paced(load, plan.seconds * plan.rounds);
      say(line(`${load.target.name}, answered`, `${spread(answered)}${faultsOf(load)}`));
      say(line(`${load.target.name}, known to all pages`, spread(known)));
    }
  } finally {
    for (const load of loads) closeLoad(load);
    for (const server of started) await server.stop();
  }
};
