import { Man } from './man.tsx';

/** Woe to the network: a skull under the royal headcloth. */
export const Curse = () => (
  <>
    <path
      className="dark"
      d="M0-9.700Q6-9.700 6.400-4L9 4.500 5.500 8 3.500 9.600H-3.500L-5.500 8-9 4.500-6.400-4Q-6-9.700 0-9.700z"
    />
    <path
      className="light"
      d="M0-7Q4.600-7 4.600-2.200 4.600.500 3.600 2L3 3V7.400H-3V3L-3.600 2Q-4.600.500-4.600-2.200-4.600-7 0-7z"
    />
    <path
      className="dark"
      d="M-4-2.500L-.900-1.500Q-.800 1.200-2.500 1.200-4 1-4-2.500zM4-2.500L.900-1.500Q.800 1.200 2.500 1.200 4 1 4-2.500zM0 1.200L1 3.200H-1z"
    />
    <path className="slit" d="M-1.200 4.800V7.400M1.200 4.800V7.400" />
    <path
      className="mark thin"
      d="M-6.200-1.500L-7.700 3.500M6.200-1.500L7.700 3.500M-5.200 2.500L-5.600 6.500M5.200 2.500L5.600 6.500"
    />
  </>
);

/** A pawn, barred. */
export const NoPawn = () => (
  <>
    <circle className="outlined" r="9.400" />
    <Man className="dark" at="translate(0 .3) scale(1.050)" />
    <path className="gap" d="M-4.200-4.200L4.200 4.200" />
    <circle className="ban" r="8.100" />
    <path className="ban" d="M-5.500-5.500L5.500 5.500" />
  </>
);

const TWO = 'M2.300-3.100Q2.300-5.700 4.800-5.700T7.300-3.300Q7.300-1.400 2.400 5.400H7.500';

/** A pawn that weighs two. */
export const Double = () => (
  <>
    <Man className="dark rimmed" at="translate(-4 .6) scale(1.080)" />
    <path className="digit digit-rim" d={TWO} />
    <path className="digit" d={TWO} />
  </>
);

export const Ankh = () => (
  <path
    className="gold edged"
    fillRule="evenodd"
    d="M-1.600-.600Q-6.200-4.500-4.800-7.700-3.600-9.700 0-9.700T4.800-7.700Q6.200-4.500 1.600-.600L7.600-1.400V3.200L1.900 2.500 2.600 9.600H-2.600L-1.900 2.500-7.600 3.200V-1.400zM0-3Q3-5.400 2.500-6.700 2-7.500 0-7.500T-2.500-6.700Q-3-5.400 0-3z"
  />
);
