import { type CSSProperties, memo } from 'react';
import './sky.css';

/** Where a ray of so many degrees ends that is so long. */
const end = (degrees: number, length: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(length * Math.sin(angle)).toFixed(1)} ${(-length * Math.cos(angle)).toFixed(1)}`;
};

/** Rays around the sun, a broad one and a narrow one by turns. */
const rays = (length: number): string =>
  Array.from({ length: 15 }, (_, i) => 24 * i)
    .flatMap(at => [[at - 3, at + 1] as const, [at + 10.5, at + 13.5] as const])
    .map(([from, to]) => `M0 0L${end(from, length)} ${end(to, length)}z`)
    .join('');

/** The farther from the sun, the fainter: in steps, for a gradient over all of the sky takes long to draw. */
const RAYS = [24, 33, 44, 58, 76, 100].map(length => [length, rays(length)] as const);

/**
 * Sky, sun and desert behind the temple: they tell by light what the frieze tells by tiles, and nothing else.
 * @param dusk how much of the day has gone, 0 to 1. Said here and not above: all that inherits it is styled anew.
 */
export const Sky = memo(({ dusk }: { dusk: number }) => (
  <div className="sky" aria-hidden="true" style={{ '--dusk': dusk.toFixed(2) } as CSSProperties}>
    <span className="sky-stars" />
    <svg className="sky-rays" viewBox="-100 -100 200 200" aria-hidden="true">
      {RAYS.map(([length, d]) => (
        <path key={length} d={d} />
      ))}
    </svg>
    <svg className="sky-land" viewBox="0 0 1600 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="land-far" d="M0 190Q180 150 360 176T760 168 1180 178 1600 150V300H0z" />
      <g className="land-pyramids">
        <path d="M86 214 268 62 450 214z" />
        <path className="land-shade" d="M268 62 450 214H330z" />
        <path d="M392 216 490 134 588 216z" />
        <path className="land-shade" d="M490 134 588 216H524z" />
        <path d="M1176 214 1326 88 1476 214z" />
        <path className="land-shade" d="M1326 88 1476 214H1374z" />
        <path d="M1446 212 1516 152 1590 212z" />
        <path className="land-shade" d="M1516 152 1590 212H1540z" />
      </g>
      <path
        className="land-near"
        d="M0 214Q150 186 340 208T720 214Q900 220 1060 206T1390 206 1600 196V300H0z"
      />
      <g className="land-palms">
        <Palm x={36} y={214} size={0.9} />
        <Palm x={70} y={220} size={0.66} />
        <Palm x={1562} y={206} size={1} />
        <Palm x={1520} y={212} size={0.7} />
        <Palm x={1128} y={212} size={0.5} />
        <Palm x={470} y={214} size={0.5} />
      </g>
    </svg>
    <span className="sky-ground" />
    <span className="sky-way">
      <span className="sky-sun" />
    </span>
  </div>
));

const Palm = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M-4 6Q-2-40 4-78q-26-16-44 6 10-30 38-20-18-22-40-16 24-20 46 6 0-26-16-36 28-2 24 34 14-30 40-24-24 8-32 26 28-14 42 12-24-18-44-4Q6-40 5 6z"
  />
);
