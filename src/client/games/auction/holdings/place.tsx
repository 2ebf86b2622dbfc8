import { type ReactNode, useId } from 'react';
import { useBoard } from '../context/board-context.tsx';
import './place.css';

/** Does a plaque tell of a gain, a loss, or neither? */
export type Tone = 'good' | 'bad' | 'plain';

/** The tone of so much fame. */
export const toneOf = (fame: number): Tone => (fame > 0 ? 'good' : fame < 0 ? 'bad' : 'plain');

/**
 * A place of an area: what it is called, what lies there, what it is worth, and one thin line of what is missing. When the
 * match is over the last two are not to be seen, but keep their room: nothing moves.
 */
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
  const over = useBoard().match.view.step.kind === 'over';
  const seen = over ? { visibility: 'hidden' as const } : {};
  return (
    <section className={`place place-${name}`} data-over={over} aria-labelledby={id}>
      <div className="place-words">
        <h3 id={id}>{heading}</h3>
        {worth !== null && (
          <p className="place-worth" data-tone={tone} style={seen}>
            {worth}
          </p>
        )}
        {missing !== null && (
          <p className="place-missing" style={seen}>
            {missing}
          </p>
        )}
      </div>
      {children}
    </section>
  );
};
