import type { ReactNode } from 'react';
import './table.css';

/** Whose turn, what is expected and what happened last, always in this place. */
export const TurnBanner = ({
  label,
  mine,
  whose,
  expected,
  last,
  aside,
}: {
  label: string;
  /** Is the person at this screen to act? */
  mine: boolean;
  whose: string;
  expected: string;
  last: string;
  aside: ReactNode;
}) => (
  <section className="turn-banner" data-mine={mine} aria-label={label}>
    <div className="turn-banner-text">
      <h2 className="turn-banner-whose">
        {whose}
        {expected !== '' && <span className="turn-banner-expected">: {expected}</span>}
      </h2>
      <p className="turn-banner-last" title={last}>
        {last}
      </p>
    </div>
    <div className="turn-banner-aside">{aside}</div>
  </section>
);
