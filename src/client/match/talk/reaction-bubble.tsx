import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import type { ShownReaction } from '../online/beside-moves.ts';
import { ReactionSign } from './reaction-signs.tsx';

/** How long a reaction is shown, in milliseconds. */
const SHOWN_MS = 3500;
const SIZE = 56;

/** A reaction beside the face of whoever shows it, for a moment; its words are for screen readers alone. */
export const ReactionBubble = ({ shown, words }: { shown: ShownReaction; words: string }) => {
  const [isOver, setOver] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => setPlace(besideFaceOf(shown.seat)), [shown.seat]);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <>
      <span className="reaction-bubble" style={place} data-reaction={shown.reaction}>
        <ReactionSign reaction={shown.reaction} />
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
};

/** The largest face of a seat that can be seen; where there is none, under the bar. */
const besideFaceOf = (seat: Seat): CSSProperties => {
  const faces = [...document.querySelectorAll(`.portrait[data-seat-colour="${seat}"]`)]
    .map(face => face.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
    .sort((a, b) => b.width - a.width);
  const face = faces[0];
  if (face === undefined) return { top: 64, left: `calc(50% - ${SIZE / 2}px)` };
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const above = face.top - SIZE;
  if (above >= bar) {
    const left = Math.min(Math.max(4, face.left + face.width / 2 - SIZE / 2), innerWidth - SIZE - 4);
    return { left, top: above };
  }
  // The bar is read by others at that moment.
  const right = face.right + 4;
  return {
    left: right + SIZE <= innerWidth - 4 ? right : face.left - SIZE - 4,
    top: Math.max(bar + 4, face.top + face.height / 2 - SIZE / 2),
  };
};
