import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { Tally } from '../../../src/server/metrics/tally.ts';

const WHAT = { name: 'stage_seconds', help: 'How long it takes', buckets: [0.001, 0.01, 0.1] };
const VALUES = [
  ['queue', 0],
  ['queue', 0.001],
  ['load', 0.0011],
  ['queue', 0.05],
  ['load', 7],
  ['queue', 0.1],
] as const;

it('a tally says what the library’s own histogram says, word for word', async () => {
  const [own, other] = [new Registry(), new Registry()];
  const tally = new Tally({ ...WHAT, labelName: 'stage', registers: [own] });
  const histogram = new Histogram({ ...WHAT, labelNames: ['stage'], registers: [other] });
  expect(await own.metrics()).toBe(await other.metrics());
  for (const [stage, value] of VALUES) {
    tally.add(stage, value);
    histogram.observe({ stage }, value);
  }
  const said = await own.metrics();
  expect(said).toContain('stage_seconds_bucket{le="0.1",stage="queue"} 4');
  expect(said).toBe(await other.metrics());
  // The library adds what is not enabled: examples of values.
  expect(await other.getMetricsAsJSON()).toMatchObject(await own.getMetricsAsJSON());
});
