/** When somebody wants to hear nothing, in minutes since midnight where they live; `from` may be later than `to`, over night. */
export type QuietHours = { readonly from: number; readonly to: number; readonly zone: string };

const MINUTE = 60_000;
const DAY = 1440;
/** No day is longer: one on which clocks go back has an hour more. */
const LONGEST = DAY + 120;

/**
 * The moment until which it is quiet, or null where it is not now. By the clocks of that zone: on the night when they are changed
 * an hour is longer or shorter, and the morning is the morning all the same.
 * @param now milliseconds since 1970
 */
export const quietUntil = (now: number, { from, to, zone }: QuietHours): number | null => {
  if (from === to) return null;
  const isQuiet = (minute: number) =>
    from < to ? minute >= from && minute < to : minute >= from || minute < to;
  const start = minuteOf(now, zone);
  if (!isQuiet(start)) return null;
  // Most nights that is it; where the clocks are changed meanwhile, it is looked for around there.
  const left = (to - start + DAY) % DAY || DAY;
  const usual = floorToMinute(now) + left * MINUTE;
  if (minuteOf(usual, zone) === to) return usual;
  for (let minutes = 1; minutes <= LONGEST; minutes++) {
    const at = floorToMinute(now) + minutes * MINUTE;
    if (!isQuiet(minuteOf(at, zone))) return at;
  }
  return null;
};

const floorToMinute = (at: number): number => Math.floor(at / MINUTE) * MINUTE;

const clocks = new Map<string, Intl.DateTimeFormat>();
const KEPT = 100;

/** Minutes since midnight on the clocks of a zone. */
const minuteOf = (at: number, zone: string): number => {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    if (clocks.size >= KEPT) clocks.clear();
    clock = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(zone, clock);
  }
  const [hours = '', minutes = ''] = clock.format(at).split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** Whether there is such a zone of clocks, as browsers name theirs (`Europe/Rome`). */
export const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
