import { type ReactNode, useId } from 'react';

/** One part of a page, under a heading of its own. */
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
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="soft">{lead}</p>}
      {children}
    </section>
  );
};
