import type { ReactNode } from 'react';
import './count-pill.css';

/**
 * A number in a pill, on the corner of what it counts. For the eye only: whoever listens is told the number in the
 * sentence beside it. The class says where it lies.
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
