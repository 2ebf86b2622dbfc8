import type { ReactNode } from 'react';
import type { Piece } from '../../../../game/kheops/table.ts';
import './art.css';

type PawnOf = { readonly piece: Piece; readonly side: 'white' | 'blue' };

const FIGURES: Readonly<Record<Piece, ReactNode>> = {
  worker: (
    <>
      <path className="body" d="M-1.500-2h3Q2 3 4.500 6.500h-9Q-2 3-1.500-2z" />
      <circle className="body" cy="-4" r="3.400" />
    </>
  ),
  priest: (
    <>
      <path className="body" d="M-3-2.500H3Q5-2 5 1v5.500H-5V1Q-5-2-3-2.500z" />
      <ellipse className="body" cy="-5.800" rx="2.700" ry="3.400" />
      <path className="trim" d="M-4.600-1.500L4.500 5.500M7.200 8.500V-6.500l-2-1.500" />
    </>
  ),
  mummy: (
    <>
      <path
        className="body"
        d="M0-9.500q3 0 3 3.500 0 1.500-.6 2.500Q5-2.800 5-.5L3 7H-3L-5-.5q0-2.300 2.600-3Q-3-4.500-3-6-3-9.500 0-9.500z"
      />
      <path
        className="trim"
        d="M-2.800-7L2.800-7.800M-4.500-1.500l9-.8M-4.700 1L4.500-.5M-4 3.500l7.800-1.600M-3.400 6l6.600-1.500"
      />
    </>
  ),
  pharaoh: (
    <>
      <path className="body" d="M0-9.500q4.500 0 5 5L7 4.500 4 6.500H-4L-7 4.500-5-4.500q.5-5 5-5z" />
      <path className="body" d="M-2.700-5.500Q0-7 2.700-5.500V-2Q2.500 1 0 1.500-2.500 1-2.700-2z" />
      <path
        className="trim"
        d="M-5-2.500l2-.500M-5.600.500L-2.500 0M-6.200 3.300l3.700-.8M5-2.500l-2-.500M5.600.500L2.500 0M6.200 3.300l-3.700-.8M0 1.500v4"
      />
    </>
  ),
};

/** White stands on a square plinth, blue on a round one. */
const PLINTHS: Readonly<Record<PawnOf['side'], ReactNode>> = {
  white: <path className="body" d="M-5.500 6.200h11V9h-11z" />,
  blue: <ellipse className="body" cy="7.500" rx="6" ry="2.100" />,
};

/** A pawn as a group within ten units of the origin. */
export const Pawn = ({ piece, side }: PawnOf) => (
  <g className="kheops-pawn" data-side={side}>
    {PLINTHS[side]}
    {FIGURES[piece]}
  </g>
);

/** A pawn by itself, `size` pixels wide; decorative. */
export const PawnIcon = ({ piece, side, size }: PawnOf & { readonly size: number }) => (
  <svg width={size} height={size} viewBox="-10.500 -10.500 21 21" aria-hidden="true">
    <Pawn piece={piece} side={side} />
  </svg>
);
