/** What is measured of the pages, by the name under which it can be asked for: the most that it may be, and in what. */
export const BARS = {
  'home-js': { what: 'JavaScript of the home page, compressed', most: 90, unit: 'kB' },
  'home-requests': { what: 'requests of the home page, of every kind', most: 12, unit: '' },
  fonts: { what: 'fonts', most: 60, unit: 'kB' },
  'match-js': { what: 'JavaScript of a match over the home page’s', most: 100, unit: 'kB' },
  'online-js': { what: 'the same of a match online, until it can be played', most: 120, unit: 'kB' },
  'match-css': { what: 'stylesheets of a match that is opened by its address', most: 18, unit: 'kB' },
  sounds: { what: 'sounds loaded before anybody wants one', most: 0, unit: '' },
  'home-lcp': { what: 'largest paint of the home page, slow phone', most: 1800, unit: 'ms' },
  desk: { what: 'a desk of thirty matches, drawn after its data', most: 200, unit: 'ms' },
  'desk-requests': { what: 'requests that a desk takes', most: 1, unit: '' },
  // Not its largest paint, which is the splash that stands there until then.
  'match-table': { what: 'the table of a match is painted, slow phone', most: 2500, unit: 'ms' },
  inp: { what: 'press to next paint in a match', most: 100, unit: 'ms' },
  'inp-slow': { what: 'the same at a fourth of the speed', most: 200, unit: 'ms' },
  task: { what: 'longest task in a match', most: 100, unit: 'ms' },
  shift: { what: 'layout shift over a whole match, after presses too', most: 0.02, unit: '' },
} as const satisfies Record<string, { what: string; most: number; unit: string }>;

export type BarName = keyof typeof BARS;
export const BAR_NAMES = Object.keys(BARS) as BarName[];

export type Figure = {
  readonly bar: BarName;
  readonly of: string;
  readonly value: number;
  /** What it comes from, a line each. */
  readonly because?: readonly string[];
};

/** One line of the table. */
export const lineOf = ({ bar, of, value }: Figure): string => {
  const { what, most, unit } = BARS[bar];
  const number = Number(value.toFixed(most < 1 ? 4 : unit === 'kB' ? 1 : 0));
  const verdict = value <= most ? 'pass' : 'FAIL';
  return [
    bar.padEnd(14),
    of.padEnd(24),
    `${number} ${unit}`.padStart(10),
    `≤ ${most} ${unit}`.padStart(11),
    verdict,
    what,
  ].join('  ');
};
