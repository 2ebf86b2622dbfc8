import { type Flight, fly } from '../../../ui/motion/fly.ts';
import type { AuctionView } from '../view/auction-view.ts';

/** What a moment is played with. */
export type Playing = {
  readonly board: Element;
  /** What stands for the pieces that are no longer where they were: `.prop` by name. */
  readonly props: Element;
  readonly before: AuctionView | null;
  readonly view: AuctionView;
  readonly ms: number;
  readonly signal: AbortSignal;
};

export const prop = ({ props }: Playing, name: string): Element | null =>
  props.querySelector(`[data-prop="${name}"]`);

/** Starts a flight if everything it needs is on the screen. */
export const start = (
  flight: Omit<Flight, 'what' | 'from' | 'to'> & {
    readonly what: Element | null;
    readonly from: Element | DOMRect | null;
    readonly to: Element | DOMRect | null;
  },
): Promise<void> => {
  const { what, from, to } = flight;
  return what === null || from === null || to === null
    ? Promise.resolve()
    : fly({ ...flight, what, from, to });
};

/** How large a tile is that comes from no place of its own, in pixels. */
export const TILE = 48;

/** Moves a thing where it lies, as long as the moment is not called off. */
export const move = (
  thing: Element | null,
  path: Keyframe[],
  timing: KeyframeAnimationOptions,
  signal: AbortSignal,
): void => {
  const moves = thing?.animate?.(path, timing);
  // To be called off is no fault.
  moves?.finished.catch(() => {});
  signal.addEventListener('abort', () => moves?.cancel(), { once: true });
};
