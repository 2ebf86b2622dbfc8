import type { Registry } from 'prom-client';

type Options = {
  readonly name: string;
  readonly help: string;
  /** The one label there is. */
  readonly labelName: string;
  /** Upper bounds, rising. */
  readonly buckets: readonly number[];
  readonly registers: readonly Registry[];
};
type Series = { readonly counts: number[]; sum: number; count: number };

/**
 * A histogram of prom-client's kind for what happens several times with every move: its own looks its labels through, sorts
 * and joins them with each value. Here a value is a look into a list, and all else is done when somebody asks.
 */
export const tallied = ({ name, help, labelName, buckets, registers }: Options) => {
  const series = new Map<string, Series>();
  const seriesOf = (label: string): Series => {
    let own = series.get(label);
    if (own === undefined) {
      own = { counts: Array<number>(buckets.length).fill(0), sum: 0, count: 0 };
      series.set(label, own);
    }
    return own;
  };
  const values = () =>
    [...series].flatMap(([label, { counts, sum, count }]) => {
      const labels = { [labelName]: label };
      let below = 0;
      const filled = buckets.map((le, i) => {
        below += counts[i]!;
        return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: below };
      });
      return [
        ...filled,
        { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ];
    });
  const get = async () => ({ name, help, type: 'histogram', aggregator: 'sum', values: values() });
  // What a registry asks of a metric; its type names the library's own classes only.
  for (const registry of registers) registry.registerMetric({ name, help, get } as never);
  return {
    observe: (label: string, value: number): void => {
      const own = seriesOf(label);
      own.sum += value;
      own.count += 1;
      for (let i = 0; i < buckets.length; i++) {
        if (value > buckets[i]!) continue;
        own.counts[i]! += 1;
        return;
      }
    },
  };
};
