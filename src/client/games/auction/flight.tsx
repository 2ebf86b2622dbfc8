import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SharedEvent } from './auction-game.ts';
import { useBoard } from './board-context.tsx';
import './flight.css';
import { SunToken } from './tokens.tsx';

type Sold = Extract<SharedEvent, { type: 'sold' }>;
type Flown = {
  readonly sold: Sold;
  /** The spaces that its tiles lay on. */
  readonly from: readonly number[];
};

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * A lot and its sun on their way to the winner. It is drawn over the board and takes no part in it: what
 * is shown beneath is the table as it is already.
 */
export const LotFlight = () => {
  const { events, view } = useBoard().match;
  const seen = useRef(events.length);
  const spaces = useRef(spacesOf(view.track));
  const [flown, setFlown] = useState<Flown | null>(null);
  useEffect(() => {
    const last = (events.slice(seen.current) as unknown as readonly SharedEvent[]).findLast(
      event => event.type === 'sold',
    );
    seen.current = events.length;
    if (last !== undefined && !matchMedia(CALM).matches) setFlown({ sold: last, from: spaces.current });
    spaces.current = spacesOf(view.track);
  }, [events, view.track]);
  return flown === null ? null : <Ghosts key={events.length} {...flown} landed={() => setFlown(null)} />;
};

/** Where tiles lie: a track may have gaps. */
const spacesOf = (track: readonly (string | null)[]): readonly number[] =>
  track.flatMap((tile, space) => (tile === null ? [] : [space]));

const DURATION = 380;
const STAGGER = 18;

const Ghosts = ({ sold, from, landed }: Flown & { landed: () => void }) => {
  const { Tile } = useBoard().game;
  const ref = useRef<HTMLDivElement>(null);
  const done = useRef(landed);
  useLayoutEffect(() => {
    const ghosts = [...(ref.current?.children ?? [])] as HTMLElement[];
    const to = document.querySelector(`.board [data-seat="${sold.player}"]`)?.getBoundingClientRect();
    const spaces = document.querySelectorAll('.auction-space');
    const centre = document.querySelector('.centre-sun');
    if (to === undefined || typeof ref.current?.animate !== 'function') return done.current();
    const flights = ghosts.map((ghost, i) => {
      const origin = i < sold.tiles.length ? spaces[from[i] ?? i] : centre;
      const start = (origin ?? ghost).getBoundingClientRect();
      ghost.style.width = `${start.width}px`;
      const x = to.x + to.width / 2 - start.width / 2;
      const y = to.y + Math.min(to.height, innerHeight) / 2 - start.height / 2;
      return ghost.animate(
        [
          { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
          { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.2 },
        ],
        { duration: DURATION, delay: i * STAGGER, easing: 'cubic-bezier(0.5, 0, 0.6, 1)', fill: 'both' },
      );
    });
    Promise.all(flights.map(flight => flight.finished)).then(
      () => done.current(),
      () => {},
    );
    return () => {
      for (const flight of flights) flight.cancel();
    };
  }, [sold, from]);
  return (
    <div ref={ref} className="flight" aria-hidden="true">
      {sold.tiles.map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile of the lot is known by its place on the track
        <span key={i}>
          <Tile side={side as never} decorative />
        </span>
      ))}
      <span>
        <SunToken sun={sold.took} />
      </span>
    </div>
  );
};
