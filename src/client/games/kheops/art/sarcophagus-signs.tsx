import type { ReactNode } from 'react';

/** The case all three have: what is painted on its breast tells them apart without colour. */
const Case = ({ pigment, children }: { pigment: 'red' | 'green' | 'blue'; children: ReactNode }) => (
  <>
    <path
      className="case edged"
      data-pigment={pigment}
      d="M0-9.600Q4-9.600 4.300-5.500L4.600-3.600Q6.600-3 6.600-.500L4.300 9.400H-4.300L-6.600-.500Q-6.600-3-4.600-3.600L-4.300-5.500Q-4-9.600 0-9.600z"
    />
    <path className="light" d="M-2.500-6.600Q0-8.200 2.500-6.600L2.200-4Q0-2-2.200-4z" />
    <path className="eyes" d="M-1.300-5.300h.01M1.300-5.300h.01" />
    {children}
  </>
);

/** Bands across. */
export const RedSarcophagus = () => (
  <Case pigment="red">
    <path className="mark" d="M-4.900.200h9.800M-4.300 3.500h8.600M-3.600 6.800h7.200" />
  </Case>
);

/** Arms crossed over the breast, with the royal crook and flail. */
export const GreenSarcophagus = () => (
  <Case pigment="green">
    <path className="mark" d="M-4.200-.900L3.200 7M4.200-.900L-3.200 7" />
  </Case>
);

/** The winged disc over the breast. */
export const BlueSarcophagus = () => (
  <Case pigment="blue">
    <circle className="light" cy="2.700" r="3" />
    <path className="mark thin" d="M-5 1.500L-4.300 4.500M5 1.500L4.300 4.500M-2.500 7.700h5" />
  </Case>
);
