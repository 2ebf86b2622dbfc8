import { memo } from 'react';
import type { Sun } from '../../../../game/auction/suns.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { PORTRAITS } from '../../../table/portraits.tsx';
import { RaFigure } from '../art/ra-figure.tsx';
import { SunToken } from '../art/tokens.tsx';
import '../art/figure.css';

type Painted = {
  readonly seat: Seat;
  /** What it holds up. */
  readonly sun?: Sun | null;
  readonly isCaller?: boolean;
};

/** A seat as it is painted on the wall: its god, striding towards the gate, a hand held out for a sun. The name beside it says who it is. */
export const Figure = memo(({ seat, sun = null, isCaller = false }: Painted) => (
  <svg className="god figure" viewBox="0 0 96 134" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <ellipse className="figure-light" cx="40" cy="72" rx="40" ry="66" />
    <path className="figure-ankh" d="M12 96v18M6 103h12M12 96c-8-8-6-14 0-14s8 6 0 14z" />
    <path className="figure-skin" d="M31 98 22 123h14l-1 7H10l6-32zM44 98l6 25h15l-1 7H41l-9-32z" />
    <path
      className="figure-skin"
      d="M17 45 8 68l2 16h7l-1-15 12-18zM56 45l11 13V40l-3-7 8-3 4 8-2 34h-8L50 58z"
    />
    <path className="figure-skin" d="M16 44q20-8 41 0l-9 30H27z" />
    <path className="figure-linen" d="M26 74h23l10 30H16z" />
    <path className="figure-fold" d="M37 80l-9 23M38 80l3 23M39 80l12 23" />
    <path className="figure-seat" d="M25 70h25v7H25zM34 77h8l3 19H31z" />
    <path className="figure-gold" d="M18 43q19-8 37 0-5 15-18.500 15T18 43z" />
    <path className="figure-seat" d="M24 42q12-5 25 0-3 9-12.500 9T24 42z" />
    <g transform="translate(15 0) scale(.66)">{PORTRAITS[seat % PORTRAITS.length]}</g>
    {sun !== null && (
      <g transform="translate(53 -4) scale(.66)">
        <SunToken sun={sun} />
      </g>
    )}
    {isCaller && (
      // Beside the feet, before the gate.
      <svg x="50" y="67" width="40" height="64" aria-hidden="true">
        <RaFigure />
      </svg>
    )}
  </svg>
));

/** The same where the wall is low: the god stands behind the stair, of which head and collar are seen. */
export const Bust = memo(({ seat, sun = null, isCaller = false }: Painted) => (
  <svg className="god bust" viewBox="0 0 64 72" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <circle className="figure-light" cx="32" cy="36" r="31" />
    <g>{PORTRAITS[seat % PORTRAITS.length]}</g>
    <path className="figure-gold" d="M1 72Q3 60 16 56 32 64 48 56 61 60 63 72z" />
    <path className="figure-seat" d="M6 72Q8 65 18 61.500 32 68 46 61.500 56 65 58 72z" />
    {sun !== null && (
      <g transform="translate(-9 37) scale(.58)">
        <SunToken sun={sun} />
      </g>
    )}
    {isCaller && (
      <svg x="45" y="36" width="24" height="38" aria-hidden="true">
        <RaFigure />
      </svg>
    )}
  </svg>
));
