/** A part of the window, in its pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Size = { readonly width: number; readonly height: number };

const GAP = 10;

const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};
const distance = (a: Box, b: Box): number =>
  Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);

/** How much worse it is to hide what is spoken of, or what is to be pressed, than to stand far from it. */
const HIDES_MEANT = 1000;
const HIDES_CONTROL = 2;

/**
 * Where the scribe stands: inside the window, over nothing that is meant, over as few controls as can be, and else near
 * to what is meant. Of places that are equally good it is the lowest.
 * @param meant what is spoken of
 * @param controls what may be pressed, and the bar
 */
export const placeOf = (
  card: Size,
  window: Size,
  meant: readonly Box[],
  controls: readonly Box[],
): { readonly left: number; readonly top: number } => {
  const right = Math.max(GAP, window.width - card.width - GAP);
  const low = Math.max(GAP, window.height - card.height - GAP);
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most));
  const edges = (start: (box: Box) => number, size: (box: Box) => number, own: number) =>
    [...meant, ...controls].flatMap(box => [start(box) - own - GAP, start(box) + size(box) + GAP]);
  const tops = [
    low,
    GAP,
    low / 2,
    ...edges(
      b => b.top,
      b => b.height,
      card.height,
    ),
  ];
  const lefts = [
    right / 2,
    GAP,
    right,
    ...edges(
      b => b.left,
      b => b.width,
      card.width,
    ),
  ];
  const whole: Box = { left: 0, top: 0, ...window };
  let best = { left: right / 2, top: low, cost: Number.POSITIVE_INFINITY };
  for (const y of new Set(tops.map(top => within(top, low)))) {
    for (const x of new Set(lefts.map(left => within(left, right)))) {
      const box = { left: x, top: y, ...card };
      const cost =
        HIDES_MEANT * meant.reduce((sum, each) => sum + overlap(box, each), 0) +
        HIDES_CONTROL * controls.reduce((sum, each) => sum + overlap(box, each), 0) +
        distance(box, meant[0] ?? whole);
      if (cost < best.cost) best = { left: x, top: y, cost };
    }
  }
  return { left: best.left, top: best.top };
};
