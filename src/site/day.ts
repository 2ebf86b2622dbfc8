/** Days as all clubs count them, by the clock of Greenwich: the same for everybody. `2026-11-28`. */
export type Day = string;

const DAY_MS = 86_400_000;
const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** @param at milliseconds since 1970 */
export const dayAt = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** Its first moment, in milliseconds since 1970. */
export const beginningOf = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`);
/** The first moment that is no longer in it. */
export const endOf = (day: Day): number => beginningOf(day) + DAY_MS;

/** So many days later, or with less than 0 earlier. */
export const daysLater = (day: Day, days: number): Day => dayAt(beginningOf(day) + days * DAY_MS);

/** Whether a text is a day that there is. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' &&
  FORM.test(text) &&
  !Number.isNaN(beginningOf(text)) &&
  dayAt(beginningOf(text)) === text;

/** How many days in a row there are up to today, or to yesterday, as today may still be to come. */
export const streakOf = (days: ReadonlySet<Day>, today: Day): number => {
  let day = days.has(today) ? today : daysLater(today, -1);
  let many = 0;
  for (; days.has(day); day = daysLater(day, -1)) many += 1;
  return many;
};
