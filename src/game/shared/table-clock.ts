import { parseSecondsToAct } from './time-limit.ts';

/** What tables are offered: a bank and what each move adds to it, so many days for each move, or a bank of days. */
export const CLOCKS = ['2m+10s', '5m+20s', '10m+30s', '1d', '2d', '3d', '7d', '10d+12h'] as const;

/** What becomes of a seat whose time is up: a bot plays on, and its owner may return; or it has lost. */
export const OUT_OF_TIME = ['bot', 'lose'] as const;
export type OutOfTime = (typeof OUT_OF_TIME)[number];

/** How long those to act may take, in whole seconds. */
export type TableClock =
  | { readonly kind: 'move'; readonly seconds: number }
  /** A bank for the whole match, to which each move adds. */
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number };

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** `2m+10s` to `180m+300s`, `1d+1h` to `30d+48h`, and 1, 2, 3 or 7 days for each move. */
const FORMS: readonly (readonly [RegExp, (first: number, second: number) => TableClock | null])[] = [
  [/^([1237])d$/, days => ({ kind: 'move', seconds: days * DAY })],
  [
    /^(\d{1,3})m\+(\d{1,3})s$/,
    (minutes, seconds) =>
      minutes >= 1 && minutes <= 180 && seconds <= 300
        ? { kind: 'bank', bank: minutes * MINUTE, increment: seconds }
        : null,
  ],
  [
    /^(\d{1,2})d\+(\d{1,2})h$/,
    (days, hours) =>
      days >= 1 && days <= 30 && hours >= 1 && hours <= 48
        ? { kind: 'bank', bank: days * DAY, increment: hours * HOUR }
        : null,
  ],
];
export const CLOCK_FORMS =
  '1d, 2d, 3d or 7d (for each move), or a bank and what each move adds, such as 5m+20s or 10d+12h';

const clockFrom = (text: string): TableClock | null => {
  for (const [form, make] of FORMS) {
    const found = form.exec(text);
    if (found !== null) return make(Number(found[1]), Number(found[2] ?? 0));
  }
  return null;
};

const chosenIn = (setupData: unknown): Readonly<Record<string, unknown>> =>
  typeof setupData === 'object' && setupData !== null ? (setupData as Readonly<Record<string, unknown>>) : {};

/** The clock as it is written in the set-up data of a match of any game (`clock`, beside its bots and options); null where what is said is wrong. */
export const parseClock = (setupData: unknown): string | undefined | null => {
  const { clock } = chosenIn(setupData);
  if (clock === undefined) return undefined;
  return typeof clock === 'string' && clockFrom(clock) !== null ? clock : null;
};

/** How a table plays against time, or null where it does not: by its clock, or by so many seconds for each move (`secondsToAct`). */
export const clockOf = (setupData: unknown): TableClock | null => {
  const clock = parseClock(setupData);
  if (typeof clock === 'string') return clockFrom(clock);
  const seconds = parseSecondsToAct(setupData) ?? 0;
  return seconds === 0 ? null : { kind: 'move', seconds };
};

/** What a table chose for whoever is out of time; undefined where nothing is said, null where what is said is wrong. */
export const parseOutOfTime = (setupData: unknown): OutOfTime | undefined | null => {
  const { outOfTime } = chosenIn(setupData);
  return outOfTime === undefined ? undefined : (OUT_OF_TIME.find(each => each === outOfTime) ?? null);
};

/**
 * What becomes of whoever is out of time. Where a table gives so many seconds for each move the mildest move is made for them, and
 * nothing else changes: seconds are no reason to lose a seat.
 */
export const outOfTimeOf = (setupData: unknown): OutOfTime | 'mildest' =>
  typeof parseClock(setupData) === 'string' ? (parseOutOfTime(setupData) ?? 'bot') : 'mildest';

export const PACES = ['live', 'days', 'open'] as const;
export type Pace = (typeof PACES)[number];

/** How a table is played: at one sitting, over days, or without a clock. */
export const paceOf = (setupData: unknown): Pace => {
  const clock = clockOf(setupData);
  if (clock === null) return 'open';
  return (clock.kind === 'move' ? clock.seconds : clock.bank) >= DAY ? 'days' : 'live';
};
