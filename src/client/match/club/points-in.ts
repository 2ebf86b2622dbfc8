import type { Standing } from './tournaments.ts';

const isHalf = (points: number): boolean => Number.isInteger(points * 2);

/**
 * How the points of these standings are written: halves as such; where more than two sit at a table, and there are other parts of a point,
 * all of them in hundredths, so that they stand below one another.
 */
export const pointsIn = (standings: readonly Standing[], locale: string): ((points: number) => string) => {
  const all = standings.flatMap(({ points, opponents, beaten }) => [points, opponents, beaten]);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  if (!all.every(isHalf)) return points => points.toLocaleString(locale, digits);
  return points => {
    const whole = Math.floor(points);
    if (whole === points) return points.toLocaleString(locale);
    return `${whole === 0 ? '' : whole}½`;
  };
};
