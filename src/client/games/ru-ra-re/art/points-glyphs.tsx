import type { ReactNode } from 'react';

/** A coin with its number, and as many pips below. */
const Coin = ({ children, pips }: { children: ReactNode; pips: readonly number[] }) => (
  <>
    <circle className="gold" cx="32" cy="26" r="24" />
    <circle className="brim" cx="32" cy="26" r="19" />
    {children}
    {pips.map(x => (
      <path key={x} className="jewel" d={`M${x} 52l5.500 5.500-5.500 5.500-5.500-5.500z`} />
    ))}
  </>
);

export const TwoPoints = () => (
  <Coin pips={[24, 40]}>
    <path className="digit" d="M24 20q1-8 8.500-8 8 0 8 7 0 5-7 10l-9 8.500H41" />
  </Coin>
);

export const ThreePoints = () => (
  <Coin pips={[17, 32, 47]}>
    <path className="digit" d="M24 14h15l-8 9q9 0 9 7.500T31.500 38q-6 0-8-4.500" />
  </Coin>
);

export const FourPoints = () => (
  <Coin pips={[11, 25, 39, 53]}>
    <path className="digit" d="M42 31H22l13-19v28" />
  </Coin>
);
