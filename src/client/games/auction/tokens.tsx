import type { Sun } from '../../../game/auction/suns.ts';
import './tokens.css';

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const point = (angle: number, radius: number) =>
    `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`;
  const middle = (i * Math.PI) / 8;
  return `M${point(middle - 0.16, 24)}L${point(middle, 31.5)}L${point(middle + 0.16, 24)}z`;
}).join('');

/** A sun, by its number. Face-down ones are dark, without rays. The words are beside it. */
export const SunToken = ({ sun, down = false }: { sun: Sun; down?: boolean }) => (
  <svg
    className={`sun-token${down ? ' sun-token-down' : ''}`}
    viewBox="0 0 64 64"
    data-sun={sun}
    aria-hidden="true"
  >
    {!down && <path className="sun-token-rays" d={RAYS} />}
    <circle className="sun-token-disc" cx="32" cy="32" r={down ? 26 : 24} />
    <circle className="sun-token-ring" cx="32" cy="32" r={down ? 22 : 20.5} />
    <text x="32" y="33" textAnchor="middle" dominantBaseline="central" fontSize={down ? 21 : 25}>
      {sun}
    </text>
  </svg>
);

/** The bag of tiles. */
export const Bag = () => (
  <svg className="bag-drawing" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M22 15q-8-5-4-11q14 5 28 0q4 6-4 11zM21 21h22q16 16 15 31q-1 9-10 9H16q-9 0-10-9q-1-15 15-31z" />
    <path className="bag-cord" d="M19 18h26" />
  </svg>
);
