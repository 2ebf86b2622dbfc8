/** Days of holiday that a member has in a year. */
export const HOLIDAY_DAYS = 30;
const DAY = 86_400_000;

/** A holiday that was taken, from one moment to another, in milliseconds since 1970. */
export type Holiday = { readonly from: number; readonly until: number };

/** The parts of a holiday by the year (UTC) they lie in, in days. */
const daysByYear = ({ from, until }: Holiday): ReadonlyMap<number, number> => {
  const days = new Map<number, number>();
  for (let at = from; at < until; ) {
    const year = new Date(at).getUTCFullYear();
    const end = Math.min(until, Date.UTC(year + 1, 0, 1));
    days.set(year, (days.get(year) ?? 0) + (end - at) / DAY);
    at = end;
  }
  return days;
};

/** How many days of a year are left. A holiday that was ended early has cost no more than it lasted. */
export const daysLeft = (taken: readonly Holiday[], year: number): number =>
  HOLIDAY_DAYS - taken.reduce((sum, holiday) => sum + (daysByYear(holiday).get(year) ?? 0), 0);

/** Whether there are days enough for one more, in every year that it lies in. Those that are taken are before it. */
export const mayTake = (taken: readonly Holiday[], wanted: Holiday): boolean =>
  [...daysByYear(wanted)].every(([year, days]) => days <= daysLeft(taken, year));
