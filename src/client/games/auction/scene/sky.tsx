import { memo } from 'react';

/** Sky, sun and desert behind the temple: they tell by light what the frieze tells by tiles, and nothing else. */
export const Sky = memo(() => (
  <div className="sky" aria-hidden="true">
    <span className="sky-stars" />
    <span className="sky-rays" />
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
