import { memo } from 'react';
import './hands.css';

export type Fingers = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Where the four fingers stand, from the forefinger on, and how high they reach when raised. */
const FINGERS = [
  { x: 12, tip: 6 },
  { x: 23, tip: 2 },
  { x: 34, tip: 5 },
  { x: 45, tip: 13 },
] as const;

/** One hand, palm forward; the fifth finger to rise is the thumb. */
const Palm = ({ raised }: { raised: number }) => (
  <>
    {FINGERS.map(({ x, tip }, index) =>
      index < raised ? <rect key={x} x={x} y={tip} width="10" height="40" rx="5" /> : null,
    )}
    {raised > 4 ? <path className="thumb" d="M14 56Q2 46 0 33q0-5 4-6 4 0 5 4l7 11z" /> : null}
    <path d="M12 34v15q0 10 9 14v15h25V63q9-4 9-14V34" />
    {FINGERS.map(({ x }, index) =>
      index < raised ? null : <rect key={x} x={x} y="28" width="10" height="18" rx="5" />,
    )}
    {raised > 4 ? (
      <path className="crease" d="M20 62q0-12 10-16" />
    ) : (
      <path d="M14 50q10-4 22-1 4 1 3 5t-6 3l-9-1-6 6q-5-5-4-12z" />
    )}
  </>
);

/** A throw: so many fingers raised, from six on with both hands. */
export const Hand = memo(({ fingers }: { fingers: Fingers }) => {
  const second = fingers - 5;
  return second > 0 ? (
    <svg className="ru-hand" viewBox="-3 -1 122 82" aria-hidden="true">
      <Palm raised={5} />
      <g transform="matrix(-1 0 0 1 116 0)">
        <Palm raised={second} />
      </g>
    </svg>
  ) : (
    <svg className="ru-hand" viewBox="-3 -1 62 82" aria-hidden="true">
      <Palm raised={fingers} />
    </svg>
  );
});

/** A throw that is not shown yet. */
export const Fist = memo(() => (
  <svg className="ru-hand" viewBox="-3 -1 62 82" aria-hidden="true">
    <path d="M12 34v15q0 10 9 14v15h25V63q9-4 9-14V34" />
    {FINGERS.map(({ x }) => (
      <rect key={x} x={x} y="24" width="11" height="24" rx="5.500" />
    ))}
    <path d="M10 44q0-6 7-6h20q6 1 6 6t-6 6H26l-6 8q-9-4-10-14z" />
  </svg>
));
