import type { ReactNode } from 'react';
import type { Piece } from '../../../../game/kheops/table.ts';
import './art.css';

/** `seat`: in the colour of the seat around it, where nobody says who is white. */
type PawnOf = { readonly piece: Piece; readonly side: 'white' | 'blue' | 'seat' };

const FIGURES: Readonly<Record<Piece, ReactNode>> = {
  worker: (
    <>
      <path className="body" d="M-1.800-2h3.600Q2.200 3.500 5 6.500H-5Q-2.200 3.500-1.800-2z" />
      <circle className="body" cy="-4.600" r="3.900" />
      <path className="trim" d="M-3.400-5.600H3.400" />
    </>
  ),
  priest: (
    <>
      <path className="body" d="M-3.800-2.800H1.800Q4-2.600 4.600 6.500H-6.600Q-6-2.600-3.800-2.800z" />
      <path className="sash" d="M-4-1.300L3.200 5.100" />
      <path className="spots on-sash" d="M-2.600-.100h.01M-.300 2h.01M2 4.100h.01" />
      <ellipse className="body" cx="-1" cy="-6" rx="3" ry="3.500" />
      <path className="staff" d="M6.600 8.200V-5.500Q6.600-8 4.500-8" />
      <path className="staff-core" d="M6.600 8.200V-5.500Q6.600-8 4.500-8" />
    </>
  ),
  mummy: (
    <>
      <path
        className="body"
        d="M0-9.600q3.300 0 3.300 3.600 0 1.500-.6 2.500Q5.700-2.800 5.700-.3L3.600 7H-3.600L-5.700-.3q0-2.500 3-3.200Q-3.300-4.500-3.300-6-3.300-9.600 0-9.600z"
      />
      <path
        className="trim"
        d="M-2.800-7.700L2.700-8.300M-2.700-4.200H2.700M-5.200-1L5-2.200M-5 2.100L5.100.300M-4 5.200l8-1.700"
      />
      <path className="spots" d="M-1.300-6h.01M1.300-6.100h.01" />
    </>
  ),
  pharaoh: (
    <>
      <path
        className="body"
        d="M0-9.600q4.800 0 5.300 5L7.800 4.600 4.600 6.600H-4.600L-7.800 4.600-5.300-4.600q.5-5 5.300-5z"
      />
      <path className="body" d="M-3-5.700Q0-7.200 3-5.700V-1.800Q2.700 1 0 1.600-2.700 1-3-1.800z" />
      <path
        className="trim"
        d="M-5.300-2.500l2-.6M-6 .300l3-.6M-6.700 3.100l3.800-.9M5.300-2.500l-2-.6M6 .300l-3-.6M6.700 3.100l-3.800-.9M0-9v2"
      />
      <path className="spots" d="M-1.300-3h.01M1.300-3h.01M0 2.200v3" />
    </>
  ),
};

/** White stands on a square plinth, blue on a round one. */
const PLINTHS: Readonly<Record<PawnOf['side'], ReactNode>> = {
  white: <path className="plinth" d="M-5.800 6.200H5.800V9H-5.800z" />,
  seat: <path className="plinth" d="M-5.800 6.200H5.800V9H-5.800z" />,
  blue: <ellipse className="plinth" cy="7.300" rx="6.300" ry="2.300" />,
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
  <svg
    className="kheops-pawn-icon"
    width={size}
    height={size}
    viewBox="-10.500 -10.500 21 21"
    aria-hidden="true"
  >
    <Pawn piece={piece} side={side} />
  </svg>
);
