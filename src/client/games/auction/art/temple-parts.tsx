import { memo } from 'react';
import './temple-parts.css';

/**
 * The parts that a temple front is built of. Drawings only: what is to be known stands beside them in words. The stone has
 * no patterns and gradients of SVG: whenever styles are worked out, what they fill counts as changed, and all is drawn anew.
 */

/** Leaves beside each other all along the cornice. */
const leaves = (from: number, width: number): string =>
  Array.from(
    { length: 39 },
    (_, i) => `M${from + 24 * i} 20h${width}v56a${width / 2} 12 0 0 1-${width} 0z`,
  ).join('');

/** The cavetto cornice: a hollow that flares outward under a flat band, painted with leaves, on a round moulding. */
const Cornice = () => (
  <div className="cornice">
    <svg className="cornice-hollow" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="cornice-body" d="M0 18H1000Q972 26 970 100H30Q28 26 0 18z" />
      <path className="leaf-blue" d={leaves(33, 7)} />
      <path className="leaf-red" d={leaves(41, 7)} />
      <path className="leaf-green" d={leaves(49, 6)} />
      <rect className="cornice-band" width="1000" height="20" rx="2" />
      <rect className="cornice-lip" width="1000" height="5" rx="2" />
    </svg>
    <span className="cornice-light" />
    <WingedSun />
  </div>
);

/** The sun with the wings of a falcon and two cobras, over every gate. */
const WingedSun = () => (
  <svg className="winged-sun" viewBox="0 0 240 48" aria-hidden="true">
    <Wing />
    <g transform="matrix(-1 0 0 1 240 0)">
      <Wing />
    </g>
    <path
      fill="#2f7a55"
      stroke="#123d28"
      strokeWidth="0.8"
      d="M102 26q-10 4-8 14 1 5 6 3-3-5 1-9 6-3 6-8zM138 26q10 4 8 14-1 5-6 3 3-5-1-9-6-3-6-8z"
    />
    <circle fill="#d9452a" stroke="#e6b548" strokeWidth="2.4" cx="120" cy="21" r="17" />
    <circle fill="#f4906a" opacity="0.7" cx="115" cy="15" r="7" />
  </svg>
);

const Wing = () => (
  <g className="wing">
    <path
      fill="#1c3f7d"
      d="M112 12C80 2 36 4 2 14c18 4 30 6 44 6-10 4-18 5-28 5 20 6 44 6 62 1-8 5-14 7-22 8 22 4 44 0 56-10z"
    />
    <path fill="#e6b548" d="M112 12C80 2 36 4 2 14c40-4 76-4 112 6z" />
    <path fill="none" stroke="#f3d68a" strokeWidth="1.4" d="M30 12q44 0 84 10M58 24q30 0 54 0" />
  </g>
);

/** A column of bundled papyrus: an open umbel, its bands, the reeds, and a base. */
const Column = ({ side }: { side: 'left' | 'right' }) => (
  <div className={`column column-${side}`}>
    <span className="column-abacus" />
    <svg className="column-capital" viewBox="0 0 120 84" preserveAspectRatio="none" aria-hidden="true">
      <g className="bell-petals">
        <path
          className="petal-green"
          d="M36 84C34 50 14 34 4 6c20 10 34 40 38 78zM84 84c2-34 22-50 32-78-20 10-34 40-38 78z"
        />
        <path
          className="petal-blue"
          d="M45 84C44 50 34 24 26 3c18 14 26 44 27 81zM75 84c1-34 11-60 19-81-18 14-26 44-27 81z"
        />
        <path className="petal-red" d="M54 84q-2-50 6-82 8 32 6 82z" />
      </g>
      <path className="bell-rim" d="M0 0h120q-1 6-4 10H4Q1 6 0 0z" />
    </svg>
    <span className="column-bands" />
    <span className="column-shaft" />
    <span className="column-base" />
  </div>
);

/** What stands whatever happens before it. */
export const TempleStone = memo(() => (
  <div className="temple-stone" aria-hidden="true">
    <Cornice />
    <span className="frieze-stone" />
    <span className="wall-stone" />
    <Column side="left" />
    <Column side="right" />
    <span className="stair-stone" />
  </div>
));

/** The gate: battered jambs under a cornice of its own; behind it is the dark in which the centre sun shines. */
export const GateFrame = memo(() => (
  <svg className="gate-frame" viewBox="0 0 180 210" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <radialGradient id="gate-dark" cx="0.5" cy="0.55" r="0.7">
        <stop offset="0" className="gate-glow" />
        <stop offset="0.62" className="gate-deep" />
        <stop offset="1" className="gate-black" />
      </radialGradient>
      <linearGradient id="gate-jamb" x2="1" y2="0">
        <stop offset="0" className="jamb-lit" />
        <stop offset="0.5" className="jamb-mid" />
        <stop offset="1" className="jamb-dark" />
      </linearGradient>
    </defs>
    <path className="gate-shade" strokeWidth="5" d="M18 4H162L172 210H8z" />
    <path className="gate-shade" strokeWidth="10" d="M18 4H162L172 210H8z" />
    <path className="gate-shade" strokeWidth="15" d="M18 4H162L172 210H8z" />
    <path fill="url(#gate-jamb)" d="M18 36H162L172 210H8z" />
    <path fill="url(#gate-dark)" d="M40 58H140L146 210H34z" />
    <path className="gate-reveal" d="M40 58H140L138 66H43L40 210H34z" />
    <path className="gate-cornice" d="M4 6H176Q164 12 164 36H16Q16 12 4 6z" />
    <path className="gate-leaves" d="M14 10H166Q158 16 158 32H22Q22 16 14 10z" />
    <rect className="gate-lip" x="2" y="0" width="176" height="9" rx="2" />
    <rect className="gate-torus" x="14" y="34" width="152" height="8" rx="4" />
    <path className="gate-glyphs" d="M24 70l-3 130M156 70l3 130" />
  </svg>
));

/** A god of old with staff and sign of life, cut into the wall. */
export const Relief = memo(() => (
  <svg className="relief" viewBox="0 0 120 200" aria-hidden="true">
    <path d="M44 30q14-14 26 0l8 6-12 4q-2 10-8 12h-14q-6-10 0-22zM46 16h24l-4 12H50zM58 16V4M42 54h32l4 34H38zM74 58l22 18-6 10M42 58 24 84l8 6M40 90l-4 44h44l-4-44M44 134l-6 58h22l2-58M62 134l6 58h20l-12-58" />
    <path d="M98 40v150M94 40q4-12 12-6M22 92v20M16 100h12M22 92a6 8 0 1 1 0.1 0M10 20h14M10 30h14M12 40h10M10 56h12l-6 10zM10 130q4-6 8 0t8 0M10 140q4-6 8 0t8 0M12 160a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
  </svg>
));
