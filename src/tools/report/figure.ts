import type * as Plot from '@observablehq/plot';

/** What figures are drawn with: the library, and a document for it to draw in. */
export type Pens = { readonly plot: typeof Plot; readonly document: Document };

/** Something that was measured, as a picture and as its numbers. */
export type Figure = {
  readonly title: string;
  /** What it shows, and of how much, in a sentence. */
  readonly about: string;
  readonly draw: (pens: Pens) => Element;
  readonly numbers: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly (string | number)[])[];
  };
};

const WIDTH = 720;
const ROW = 28;
/** Of the page's stylesheet, so that both its themes colour what is drawn. */
const LAPIS = 'var(--lapis)';
const GOLD = 'var(--gold)';
const INK = 'currentColor';

/** How often each value came, of values without an order in time. */
export type Counts = ReadonlyMap<number, number>;

/** Bars of how often values came, a row for each group, over one scale. */
export const histograms = (
  about: Pick<Figure, 'title' | 'about'>,
  label: string,
  groups: readonly { readonly name: string; readonly counts: Counts }[],
): Figure => {
  const all = groups.flatMap(({ counts }) => [...counts.keys()]);
  const step = binWidth(Math.min(...all), Math.max(...all));
  const bars = groups.flatMap(({ name, counts }) => {
    const bins = new Map<number, number>();
    for (const [value, times] of counts) {
      const bin = Math.floor(value / step) * step;
      bins.set(bin, (bins.get(bin) ?? 0) + times);
    }
    return [...bins].map(([from, times]) => ({ name, from, to: from + step, times }));
  });
  const means = groups.map(({ name, counts }) => ({ name, mean: meanOf(counts) }));
  return {
    ...about,
    draw: ({ plot, document }) =>
      plot.plot({
        document,
        width: WIDTH,
        height: 70 + 90 * groups.length,
        marginBottom: 44,
        marginLeft: 70,
        marginRight: 90,
        x: { label, nice: true },
        y: { label: null, ticks: 2, grid: true, tickFormat: 's' },
        fy: { label: null, domain: groups.map(({ name }) => name) },
        marks: [
          plot.rectY(bars, { x1: 'from', x2: 'to', y: 'times', fy: 'name', fill: LAPIS, insetRight: 1 }),
          plot.ruleX(means, { x: 'mean', fy: 'name', stroke: GOLD, strokeWidth: 2 }),
          plot.ruleY([0], { stroke: INK }),
        ],
      }) as unknown as Element,
    numbers: {
      head: ['', 'how many', 'mean', 'least', 'median', 'most'],
      rows: groups.map(({ name, counts }) => {
        const values = [...counts.keys()].sort((a, b) => a - b);
        return [
          name,
          totalOf(counts),
          meanOf(counts).toFixed(1),
          values[0]!,
          medianOf(counts),
          values.at(-1)!,
        ];
      }),
    },
  };
};

/** A figure with the 95 % interval around it, in the figure's own unit. */
export type Ranged = {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
};

/** Points with their intervals, one below the other. @param even a value to compare them with */
export const intervals = (
  about: Pick<Figure, 'title' | 'about'>,
  label: string,
  ranged: readonly Ranged[],
  even?: number,
): Figure => ({
  ...about,
  draw: ({ plot, document }) =>
    plot.plot({
      document,
      width: WIDTH,
      height: 70 + ROW * ranged.length,
      marginBottom: 44,
      marginLeft: 16 + 7 * Math.max(...ranged.map(({ name }) => name.length)),
      x: { label, nice: true, grid: true },
      y: { label: null, domain: ranged.map(({ name }) => name) },
      marks: [
        ...(even === undefined ? [] : [plot.ruleX([even], { stroke: GOLD, strokeDasharray: '4 3' })]),
        plot.ruleY(ranged, { x1: 'low', x2: 'high', y: 'name', stroke: LAPIS, strokeWidth: 3 }),
        plot.dot(ranged, { x: 'value', y: 'name', fill: INK, r: 4 }),
      ],
    }) as unknown as Element,
  numbers: {
    head: ['', label, '95 % from', 'to'],
    rows: ranged.map(({ name, value, low, high }) => [
      name,
      value.toFixed(1),
      low.toFixed(1),
      high.toFixed(1),
    ]),
  },
});

/** What was said beside what came, both on average over a range of what was said. */
export type SaidAndCame = { readonly said: number; readonly came: number; readonly times: number };

/** Whether what was said came true: on the diagonal it did. */
export const calibration = (
  about: Pick<Figure, 'title' | 'about'>,
  label: string,
  ranges: readonly SaidAndCame[],
): Figure => {
  const ends = [Math.min(...ranges.map(({ said }) => said)), Math.max(...ranges.map(({ said }) => said))];
  return {
    ...about,
    draw: ({ plot, document }) =>
      plot.plot({
        document,
        width: 480,
        height: 430,
        marginBottom: 44,
        x: { label: `${label} said`, nice: true, grid: true },
        y: { label: `${label} came`, nice: true, grid: true },
        r: { range: [2, 12] },
        marks: [
          plot.line(
            ends.map(end => [end, end]),
            { stroke: GOLD, strokeDasharray: '4 3' },
          ),
          plot.dot(ranges, { x: 'said', y: 'came', r: 'times', fill: LAPIS, fillOpacity: 0.8 }),
        ],
      }) as unknown as Element,
    numbers: {
      head: ['said', 'came', 'how often'],
      rows: ranges.map(({ said, came, times }) => [said.toFixed(2), came.toFixed(2), times]),
    },
  };
};

/** Values one after the other, a line for each name. */
export const courses = (
  about: Pick<Figure, 'title' | 'about'>,
  labels: { readonly x: string; readonly y: string },
  lines: readonly { readonly name: string; readonly values: readonly number[] }[],
): Figure => {
  const points = lines.flatMap(({ name, values }) =>
    values.map((value, i) => ({ name, step: i + 1, value })),
  );
  return {
    ...about,
    draw: ({ plot, document }) =>
      plot.plot({
        document,
        width: WIDTH,
        height: 310,
        marginBottom: 44,
        marginRight: 110,
        x: { label: labels.x, ticks: Math.min(10, Math.max(...lines.map(({ values }) => values.length))) },
        y: { label: labels.y, grid: true, nice: true },
        marks: [
          plot.line(points, { x: 'step', y: 'value', z: 'name', stroke: LAPIS }),
          plot.dot(points, { x: 'step', y: 'value', fill: LAPIS, r: 2.5 }),
          plot.text(
            points,
            plot.selectLast({ x: 'step', y: 'value', z: 'name', text: 'name', textAnchor: 'start', dx: 8 }),
          ),
        ],
      }) as unknown as Element,
    numbers: {
      head: [labels.x, ...lines.map(({ name }) => name)],
      rows: Array.from({ length: Math.max(...lines.map(({ values }) => values.length)) }, (_, i) => [
        i + 1,
        ...lines.map(({ values }) => values[i] ?? ''),
      ]),
    },
  };
};

/** About forty bars, each a round number wide and never less than one. */
const binWidth = (least: number, most: number): number => {
  const wanted = (most - least) / 40;
  return [1, 2, 5, 10, 20, 50, 100].find(step => step >= wanted) ?? Math.ceil(wanted);
};

const totalOf = (counts: Counts): number => [...counts.values()].reduce((sum, times) => sum + times, 0);

const meanOf = (counts: Counts): number =>
  [...counts].reduce((sum, [value, times]) => sum + value * times, 0) / totalOf(counts);

const medianOf = (counts: Counts): number => {
  let left = totalOf(counts) / 2;
  for (const [value, times] of [...counts].sort(([a], [b]) => a - b)) {
    left -= times;
    if (left <= 0) return value;
  }
  return Number.NaN;
};
