import { Histogram, type Registry } from 'prom-client';

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
 * A histogram for what happens several times with every move: the library's own looks its labels through, sorts and joins
 * them with each value. Here a value is a look into a list, and all else is done when somebody asks.
 */
export class Tally extends Histogram<string> {
  readonly #options: Options;
  readonly #series = new Map<string, Series>();

  constructor(options: Options) {
    const { name, help, labelName, buckets, registers } = options;
    super({ name, help, labelNames: [labelName], buckets: [...buckets], registers: [...registers] });
    this.#options = options;
  }

  /** Takes the place of `observe`. */
  add(label: string, value: number): void {
    const { buckets } = this.#options;
    const own = this.#seriesOf(label);
    own.sum += value;
    own.count += 1;
    for (let i = 0; i < buckets.length; i++) {
      if (value > buckets[i]!) continue;
      own.counts[i]! += 1;
      return;
    }
  }

  /** What a registry asks of a histogram to write it down, and `get` to answer; the library's types leave it out. */
  async getForPromString(): Promise<object> {
    const { name, help, labelName } = this.#options;
    const values = [...this.#series].flatMap(([label, series]) => {
      const sharedLabels = { [labelName]: label };
      const { sum, count } = series;
      return [
        ...this.#filled(series).map(([le, value]) => ({
          metricName: `${name}_bucket`,
          labels: { le },
          sharedLabels,
          value,
        })),
        { metricName: `${name}_sum`, labels: {}, sharedLabels, value: sum },
        { metricName: `${name}_count`, labels: {}, sharedLabels, value: count },
      ];
    });
    return { name, help, type: 'histogram', aggregator: 'sum', values };
  }

  /** How many values are no greater than each bound. */
  #filled({ counts, count }: Series): readonly (readonly [le: number | string, value: number])[] {
    let below = 0;
    const bounded = this.#options.buckets.map((le, i) => {
      below += counts[i]!;
      return [le, below] as const;
    });
    return [...bounded, ['+Inf', count] as const];
  }

  #seriesOf(label: string): Series {
    let own = this.#series.get(label);
    if (own === undefined) {
      own = { counts: this.#options.buckets.map(() => 0), sum: 0, count: 0 };
      this.#series.set(label, own);
    }
    return own;
  }
}
