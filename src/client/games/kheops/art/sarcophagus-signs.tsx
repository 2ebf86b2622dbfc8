import type { ReactNode } from 'react';

/** The case all three have: what is painted on its breast tells them apart without colour. */
const Case = ({ pigment, children }: { pigment: 'red' | 'green' | 'blue'; children: ReactNode }) => (
  <>
    <path
      className="case edged"
      data-pigment={pigment}
      d="M0-9.600Q3.600-9.600 3.900-5.500L4.200-3.600Q6-3 6-.5L4 9.400H-4L-6-.5Q-6-3-4.200-3.600L-3.900-5.500Q-3.600-9.600 0-9.600z"
    />
    <path className="light" d="M-2.200-6.500Q0-8 2.200-6.500L1.900-4.200Q0-2.400-1.900-4.200z" />
    {children}
  </>
);

/** Bands across. */
export const RedSarcophagus = () => (
  <Case pigment="red">
    <path className="mark" d="M-4.300 0.200h8.600M-3.900 3.400h7.800M-3.300 6.600h6.600" />
  </Case>
);

/** Arms crossed over the breast. */
export const GreenSarcophagus = () => (
  <Case pigment="green">
    <path className="mark" d="M-3.800-.8L3.200 6.800M3.800-.8L-3.200 6.800" />
  </Case>
);

/** The sun's disc over the breast. */
export const BlueSarcophagus = () => (
  <Case pigment="blue">
    <circle className="light" cy="2.600" r="3.100" />
  </Case>
);
