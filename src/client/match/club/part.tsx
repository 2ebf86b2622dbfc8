import { type ReactNode, useId } from 'react';

/** One part of a page of the club. */
export const Part = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className="club-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="club-soft">{lead}</p>}
      {children}
    </section>
  );
};
