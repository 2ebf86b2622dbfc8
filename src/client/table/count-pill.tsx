import type { ReactNode } from 'react';
import './count-pill.css';

/**
 * A number in a pill, on the corner of what it counts. Hidden from screen readers: the sentence beside it has the
 * number. The class positions it.
 */
export const CountPill = ({
  className,
  leads,
  children,
}: {
  className: string;
  /** Is it the most of the table? */
  leads?: boolean;
  children: ReactNode;
}) => (
  <b className={`count-pill ${className}`} data-leads={leads} aria-hidden="true">
    {children}
  </b>
);
