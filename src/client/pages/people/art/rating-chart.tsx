import './rating-chart.css';

export type RatingPoint = { readonly points: number; readonly spread: number };

const WIDTH = 320;
const HEIGHT = 130;
const LEFT = 34;
const RIGHT = 8;
const TOP = 8;
const LOW = 8;

/** Round numbers between two ratings, three to six of them. */
const ratingLines = (low: number, high: number): readonly number[] => {
  const step = [10, 20, 50, 100, 200, 500, 1000].find(each => (high - low) / each <= 5) ?? 2000;
  const lines: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) lines.push(at);
  return lines;
};

/** A rating after each match: a line, and around it how sure it was. The numbers stand in a table beside it. */
export const RatingChart = ({ course, label }: { course: readonly RatingPoint[]; label: string }) => {
  const low = Math.min(...course.map(({ points, spread }) => points - spread)) - 10;
  const high = Math.max(...course.map(({ points, spread }) => points + spread)) + 10;
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, course.length - 1);
  const y = (points: number) => TOP + ((high - points) * (HEIGHT - TOP - LOW)) / (high - low);
  const along = (of: (point: RatingPoint) => number) =>
    course.map((point, i) => `${x(i).toFixed(1)} ${y(of(point)).toFixed(1)}`);
  const band = [
    ...along(({ points, spread }) => points + spread),
    ...along(({ points, spread }) => points - spread).reverse(),
  ];
  const last = course.at(-1);
  return (
    <svg
      className="rating-chart"
      fontSize="10"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {ratingLines(low, high).map(points => (
        <g key={points}>
          <path className="rating-grid" d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 5} y={y(points) + 3.5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      <path className="rating-band" d={`M${band.join('L')}Z`} />
      <path className="rating-line" d={`M${along(({ points }) => points).join('L')}`} />
      {last !== undefined && (
        <circle className="rating-now" cx={x(course.length - 1)} cy={y(last.points)} r="3.5" />
      )}
    </svg>
  );
};
