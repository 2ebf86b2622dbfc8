import './fly.css';

export type Flight = {
  /** What flies: a copy of it, so that the thing itself may be gone or lie where it will end. */
  readonly what: Element;
  readonly from: Element | DOMRect;
  readonly to: Element | DOMRect;
  readonly ms: number;
  readonly delay?: number;
  readonly easing?: string;
  /** How high above the straight line the middle of the flight is, in pixels. */
  readonly arc?: number;
  /** What it is as large as by itself, where what flies has not been laid out anywhere. */
  readonly size?: Element;
  /** What it shows from the middle of the flight on: it turns over on its way. */
  readonly flip?: Element;
  /** How opaque it arrives, where it fades on its way. */
  readonly fade?: number;
  /** The thing itself where it already lies: not seen until the copy has arrived. */
  readonly arrives?: Element;
  readonly signal?: AbortSignal;
};

const EASE = 'cubic-bezier(0.3, 0.1, 0.25, 1)';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const rectOf = (place: Element | DOMRect): DOMRect =>
  place instanceof Element ? place.getBoundingClientRect() : place;

/** The layer over a board, clipped to the window; the board's stylesheets reach what is in it. */
const layerOf = (what: Element): Element => {
  const board = what.closest('.board') ?? document.querySelector('.board') ?? document.body;
  const found = board.querySelector(':scope > .flights');
  if (found !== null) return found;
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.setAttribute('aria-hidden', 'true');
  board.append(layer);
  return layer;
};

/**
 * Lets a copy of something fly from one place to another, over everything and out of reach of any press. Settles when
 * it has arrived or was called off; at once where motion is not wanted or nothing can move. Never fails.
 */
export const fly = (flight: Flight): Promise<void> => flyAll([flight]);

/** Where a flight begins and ends, and how large its copy is, as it is laid out now. */
type Course = {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly width: number;
  readonly height: number;
};

const courseOf = ({ what, from: start, to: end, size: alike = what, signal }: Flight): Course | null => {
  if (typeof what.animate !== 'function' || isStill() || signal?.aborted) return null;
  const [from, to] = [rectOf(start), rectOf(end)];
  if (from.width === 0 || to.width === 0) return null;
  const size = alike.getBoundingClientRect();
  const [width, height] = size.width > 0 ? [size.width, size.height] : [from.width, from.height];
  return { from, to, width, height };
};

const launch = async (flight: Flight, { from, to, width, height }: Course): Promise<void> => {
  const { what, ms, delay = 0, easing = EASE, arc = 0, flip, fade = 1, arrives, signal } = flight;
  const copy = document.createElement('div');
  copy.className = 'flight-copy';
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.append(faceOf(what, 'flight-face'));
  if (flip !== undefined) copy.append(faceOf(flip, 'flight-face flight-back'));
  layerOf(what).append(copy);

  const timing = { duration: ms, delay, fill: 'both' } as const;
  const stand = (place: DOMRect): Stand => ({
    x: place.x + place.width / 2 - width / 2,
    y: place.y + place.height / 2 - height / 2,
    scale: scaleIn(place, width, height),
  });
  const [start, end] = [stand(from), stand(to)];
  const middle = {
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2 - arc,
    scale: (start.scale + end.scale) / 2,
  };
  const path = [
    { transform: transformOf(start) },
    ...(arc === 0 ? [] : [{ transform: transformOf(middle), opacity: 1, offset: 0.5 }]),
    { transform: transformOf(end), opacity: fade },
  ];
  const moves = [copy.animate(path, { ...timing, easing })];
  if (flip !== undefined) {
    moves.push(
      ...[...copy.children].map((face, i) =>
        face.animate(
          [{ transform: `rotateY(${i * -180}deg)` }, { transform: `rotateY(${180 - i * 180}deg)` }],
          { ...timing, easing },
        ),
      ),
    );
  }
  // By no animation: one whose thing is not drawn has the page asked about every frame.
  const seen = arrives && unseen(arrives);
  const cancel = () => {
    for (const move of moves) move.cancel();
  };
  signal?.addEventListener('abort', cancel, { once: true });
  await moves[0]?.finished.catch(() => {});
  signal?.removeEventListener('abort', cancel);
  cancel();
  seen?.();
  copy.remove();
};

type Styled = Element & ElementCSSInlineStyle;

/** How many flights are on their way to a thing. */
const awaited = new WeakMap<Element, number>();

/** Leaves a thing out of sight until as many have called what this returns as have called this. */
export const unseen = (thing: Element): (() => void) => {
  const { style } = thing as Styled;
  awaited.set(thing, (awaited.get(thing) ?? 0) + 1);
  style.opacity = '0';
  return () => {
    const left = (awaited.get(thing) ?? 1) - 1;
    awaited.set(thing, left);
    if (left === 0) style.opacity = '';
  };
};

type Stand = { readonly x: number; readonly y: number; readonly scale: number };
const transformOf = ({ x, y, scale }: Stand): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** A place about as large as the thing is filled by it; in one that is much larger, such as a player's area, it is small. */
const AREA = 2;
const IN_AREA = 0.5;

const scaleIn = (place: DOMRect, width: number, height: number): number => {
  const fits = Math.min(place.width / width, place.height / height);
  return fits > AREA || place.width / width > AREA * fits ? Math.min(fits, IN_AREA) : fits;
};

const faceOf = (what: Element, className: string): Element => {
  const face = document.createElement('div');
  face.className = className;
  const copy = what.cloneNode(true) as Styled;
  // The thing itself may be awaited, and so out of sight; what flies never is.
  copy.style.opacity = '';
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  for (const stop of [copy, ...copy.querySelectorAll('[tabindex]')]) stop.removeAttribute('tabindex');
  if (copy instanceof HTMLElement) copy.style.width = '100%';
  face.append(copy);
  return face;
};

/** Several flights; each begins so many milliseconds after the one before. */
export const flyAll = async (flights: readonly Flight[], stagger = 0): Promise<void> => {
  // Everything is measured before the first copy is made, or the page would be laid out anew for each.
  const courses = flights.map(courseOf);
  await Promise.all(
    flights.map((flight, i) => {
      const course = courses[i];
      return course == null ? null : launch({ ...flight, delay: (flight.delay ?? 0) + i * stagger }, course);
    }),
  );
};
