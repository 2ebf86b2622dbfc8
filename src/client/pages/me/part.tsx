import { type ReactNode, useId } from 'react';

/** One part of one's own page. */
export const Part = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className="me-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="me-lead">{lead}</p>}
      {children}
    </section>
  );
};
