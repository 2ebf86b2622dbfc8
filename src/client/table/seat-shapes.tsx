import type { ReactNode } from 'react';

/** One a seat for charts, around their middle, so that nobody has to tell lines by their colours. */
export const SEAT_SHAPES: readonly ReactNode[] = [
  <circle key="0" r="4" />,
  <rect key="1" x="-3.6" y="-3.6" width="7.2" height="7.2" />,
  <path key="2" d="M0-4.8 4.4 3.2H-4.4z" />,
  <path key="3" d="M0-5 5 0 0 5-5 0z" />,
  <path key="4" d="M-5-2H-2V-5H2V-2H5V2H2V5H-2V2H-5z" />,
];
