import { memo } from 'react';
import type { Sun } from '../../../../game/auction/suns.ts';
import './pigments.css';
import './tokens.css';

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const point = (angle: number, radius: number) =>
    `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`;
  const middle = (i * Math.PI) / 8;
  return `M${point(middle - 0.16, 24)}L${point(middle, 31.5)}L${point(middle + 0.16, 24)}z`;
}).join('');

/** A sun, by its number. Face-down ones are dark, without rays. The words are beside it. */
export const SunToken = memo(({ sun, down = false }: { sun: Sun; down?: boolean }) => (
  <svg
    className={`sun-token${down ? ' sun-token-down' : ''}`}
    viewBox="0 0 64 64"
    data-sun={sun}
    aria-hidden="true"
  >
    {!down && <path className="sun-token-rays" d={RAYS} />}
    <circle className="sun-token-disc" cx="32" cy="32" r={down ? 26 : 24} />
    <circle className="sun-token-ring" cx="32" cy="32" r={down ? 22 : 20.5} />
    <text x="32" y="33" textAnchor="middle" dominantBaseline="central" fontSize={down ? 24 : 25}>
      {sun}
    </text>
  </svg>
));

/** The bag of tiles. */
export const Bag = memo(() => (
  <svg className="bag-drawing" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M21 17C15 13 14 7 17 3.500q4 3 7.500.500 4 3.500 7.500 1 3.500 2.500 7.500-1 3.500 2.500 7.500-.500C50 7 49 13 43 17zM20 19C12 29 5 42 5 52q0 10 12 10h30q12 0 12-10C59 42 52 29 44 19z" />
    <path
      className="bag-shade"
      d="M44 19c8 10 15 23 15 33q0 10-12 10H36c15-4 16-18 8-30zM43 17c6-4 7-10 4-13.500q-1 7-7 13.500z"
    />
    <path className="bag-light" d="M22 22C14 31 9 42 9 51q0 4 2.500 6C11 46 16 34 24.500 24z" />
    <path
      className="bag-fold"
      d="M27 22q-.5 7-4 12M32.500 22v11M38 22q1 6 4 11M23 15q-2-4-1.500-8M32 15V8M41 15q2-4 1.500-8"
    />
    <circle className="bag-fold" cx="32" cy="39" r="12.500" />
    <path className="bag-cord" d="M19 18.500h26M44 19q5 4 3 10" />
  </svg>
));
