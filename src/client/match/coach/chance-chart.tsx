import type { BySeat } from '../../../game/shared/seats.ts';
import { SEAT_SHAPES } from '../../table/seat-shapes.tsx';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { LAYOUTS } from '../../ui/theme/layouts.ts';
import { coachWords } from './words.ts';

/** Of the drawing: on a phone it is shown as large as it is drawn. */
const WIDTH = { wide: 640, narrow: 320 };
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 16;
const TOP = 8;
const LOW = 8;
const LINES = [0, 25, 50, 75, 100];
/** Between two shapes on a line, in moves, for a match of any length. */
const shapesApart = (moves: number) => Math.max(1, Math.round(moves / 8));

/** Each seat's chance to win after every move, as lines in the seats' colours with a shape of their own. */
export const ChanceChart = ({ chances }: { chances: readonly BySeat<number>[] }) => {
  const words = useWords(coachWords);
  const width = useMedia(LAYOUTS.phone) ? WIDTH.narrow : WIDTH.wide;
  const last = Math.max(1, chances.length - 1);
  const x = (move: number) => LEFT + (move * (width - LEFT - RIGHT)) / last;
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - LOW);
  const apart = shapesApart(last);
  return (
    <svg className="chances-chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words.chart}>
      {LINES.map(percent => (
        <g key={percent} className="chances-line">
          <path d={`M${LEFT} ${y(percent / 100)}H${width - RIGHT}`} />
          <text x={LEFT - 6} y={y(percent / 100) + 4} textAnchor="end" fontSize="12">
            {percent}
          </text>
        </g>
      ))}
      {chances[0]?.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <g key={seat} className="chances-seat" data-seat-colour={seat}>
          <path d={`M${chances.map((of, move) => `${x(move)} ${y(of[seat]!)}`).join('L')}`} />
          {chances.map((of, move) =>
            move % apart === Math.floor(apart / 2) || move === last ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a move is its number
              <g key={move} transform={`translate(${x(move)} ${y(of[seat]!)})`}>
                {SEAT_SHAPES[seat % SEAT_SHAPES.length]}
              </g>
            ) : null,
          )}
        </g>
      ))}
    </svg>
  );
};
