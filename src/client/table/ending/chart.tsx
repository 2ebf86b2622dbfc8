import { useWords } from '../../ui/i18n/i18n.tsx';
import { useBoard } from '../board-context.tsx';
import { Portrait } from '../portrait.tsx';
import type { Result } from '../result.ts';
import { SEAT_SHAPES } from '../seat-shapes.tsx';
import type { Stage } from './course.ts';
import { endingWords } from './words.ts';
import './course.css';

const WIDTH = 320;
const HEIGHT = 170;
const LEFT = 36;
const RIGHT = 12;
const TOP = 24;
const LOW = 36;

/** Everybody’s score over the match: a line for each seat in its colour, with a shape of its own, and the numbers below. */
export const Chart = ({ course, result }: { course: readonly Stage[]; result: Result }) => {
  const words = useWords(endingWords);
  const { person } = useBoard();
  const all = course.flatMap(({ totals }) => totals);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, course.length - 1);
  const y = (total: number) => TOP + ((high - total) * (HEIGHT - TOP - LOW)) / (high - low);
  return (
    <div className="course">
      <svg
        className="course-chart"
        fontSize="11"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.chart}
      >
        {linesFor(low, high).map(total => (
          <g key={total} className="course-line">
            <path d={`M${LEFT} ${y(total)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 10} y={y(total) + 4} textAnchor="end">
              {total}
            </text>
          </g>
        ))}
        {course.map(({ kind, of }, i) => (
          <text key={`${kind} ${of}`} className="course-stage" x={x(i)} y={HEIGHT - 18} textAnchor="middle">
            {words.short[kind](of)}
          </text>
        ))}
        <text y="10">{words.points}</text>
        <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 4} textAnchor="middle">
          {words.stages[course[1]?.kind ?? 'start']}
        </text>
        {/* The best comes last, so that its line lies over the others. */}
        {result.order.toReversed().map(({ seat }) => (
          <g key={seat} className="course-seat" data-seat-colour={seat}>
            <path d={`M${course.map(({ totals }, i) => `${x(i)} ${y(totals[seat]!)}`).join('L')}`} />
            {course.map(({ kind, of, totals }, i) => (
              <g key={`${kind} ${of}`} transform={`translate(${x(i)} ${y(totals[seat]!)})`}>
                {SEAT_SHAPES[seat % SEAT_SHAPES.length]}
              </g>
            ))}
          </g>
        ))}
      </svg>
      <table className="course-numbers">
        <caption>{words.numbers}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {course.map(({ kind, of }) => (
              <th key={`${kind} ${of}`} scope="col">
                <abbr title={words.stage[kind](of)}>{words.short[kind](of)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.order.map(({ seat }) => (
            <tr key={seat} data-seat-colour={seat}>
              <th scope="row" title={person(seat).name}>
                <svg className="course-mark" viewBox="-6 -6 12 12" aria-hidden="true">
                  {SEAT_SHAPES[seat % SEAT_SHAPES.length]}
                </svg>
                <Portrait seat={seat} /> <span>{person(seat).name}</span>
              </th>
              {course.map(({ kind, of, totals }) => (
                <td key={`${kind} ${of}`}>{totals[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Some round numbers between the least and the most. */
const linesFor = (low: number, high: number): readonly number[] => {
  const step = [5, 10, 20, 25, 50, 100].find(each => (high - low) / each <= 5) ?? 200;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
};
