import { line, spread } from '../figures.ts';
import { closeHouse, faultsOf, type House, openHouse } from '../server/house.ts';
import { paced } from '../server/latency.ts';
import type { Bench } from '../server/plan.ts';
import { saturateInTurn } from '../server/saturate.ts';
import { report } from '../server/saturated.ts';
import { type Started, shippedOnNodes } from '../servers/targets.ts';

/** One node beside two, each on a PostgreSQL and a Redis of its own; the pages of each table are spread over the nodes. */
export const nodes = async (bench: Bench): Promise<void> => {
  const { plan, say, module } = bench;
  const started: Pick<Started, 'target' | 'stop'>[] = [];
  const houses: House[] = [];
  try {
    for (const many of [1, 2]) {
      const server = await shippedOnNodes(bench, many);
      started.push(server);
      houses.push(await openHouse(server.target, { ...plan, module }));
    }
    say(
      `saturated: ${plan.tables} matches of ${plan.seats} seats, one move under way in each; ${plan.rounds} rounds of ${plan.seconds} s, turn about`,
    );
    const rounds = await saturateInTurn(houses, plan);
    for (const [n, house] of houses.entries()) report(house, rounds[n]!, say);
    say(`latency: ${plan.tables} matches × 1 move/s, ${plan.seconds * plan.rounds} s each`);
    for (const house of houses) {
      const { answered, known } = await paced(house, plan.seconds * plan.rounds);
      say(line(`${house.target.name}, answered`, `${spread(answered)}${faultsOf(house)}`));
      say(line(`${house.target.name}, known to all pages`, spread(known)));
    }
  } finally {
    for (const house of houses) closeHouse(house);
    for (const server of started) await server.stop();
  }
};
