import { type ReactNode, useId } from 'react';
import './place.css';

/** Does a plaque tell of a gain, a loss, or neither? */
export type Tone = 'good' | 'bad' | 'plain';

/** The tone of so much fame. */
export const toneOf = (fame: number): Tone => (fame > 0 ? 'good' : fame < 0 ? 'bad' : 'plain');

/** A place of an area: what it is called, what lies there, what it is worth, and one thin line of what is missing. */
export const Place = ({
  name,
  heading,
  worth = null,
  tone = 'plain',
  missing = null,
  children,
}: {
  /** A class of its own: `place-` and this. */
  name: string;
  heading: string;
  /** What all of it is worth, where there is anything to say. */
  worth?: ReactNode;
  tone?: Tone;
  missing?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className={`place place-${name}`} aria-labelledby={id}>
      <div className="place-words">
        <h3 id={id}>{heading}</h3>
        {worth !== null && (
          <p className="place-worth" data-tone={tone}>
            {worth}
          </p>
        )}
        {missing !== null && <p className="place-missing">{missing}</p>}
      </div>
      {children}
    </section>
  );
};
