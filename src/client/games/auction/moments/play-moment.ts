import type { AnyEvent } from '../../../../game/contract.ts';
import { type Flight, fly, flyAll } from '../../../staging/fly.ts';
import { play } from '../../../staging/sound.ts';
import type { AuctionView, SharedEvent } from '../auction-game.ts';
import { filledSpaces, middleOf, placeIn, sunOf, tilesOf } from './places.ts';

type OwnEvent =
  | { readonly type: 'god'; readonly player: number; readonly takes: string }
  | { readonly type: 'disaster'; readonly player: number; readonly lost: readonly string[] };

type Playing = {
  readonly board: Element;
  /** What stands for the pieces that are no longer where they were: `.prop` by name. */
  readonly props: Element;
  readonly before: AuctionView | null;
  readonly view: AuctionView;
  readonly ms: number;
  readonly signal: AbortSignal;
};

/** Plays one event of the match over the board: what it moves and what is heard of it. */
export const playMoment = (event: AnyEvent, playing: Playing): void => {
  const shared = event as unknown as SharedEvent | OwnEvent;
  switch (shared.type) {
    case 'draw':
      playDraw(shared.tile, playing);
      break;
    case 'invoke':
      playInvoke(playing);
      break;
    case 'bid':
      playBid(shared, playing);
      break;
    case 'pass':
      play('stone');
      break;
    case 'sold':
      playSale(shared, playing);
      break;
    case 'unsold':
      playLeaving(shared, playing);
      break;
    case 'god':
      playGod(shared, playing);
      break;
    case 'disaster':
      playDisaster(shared, playing);
      break;
    case 'epoch-end':
      play('gong');
      break;
  }
};

const prop = ({ props }: Playing, name: string): Element | null =>
  props.querySelector(`[data-prop="${name}"]`);

/** Starts a flight if everything it needs is on the screen. */
const start = (
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

const TILE = 48;

/** The middle of the bag that is being drawn from. */
const outOfBag = (board: Element): DOMRect | null => {
  const bag = board.querySelector('.moment-bag')?.getBoundingClientRect();
  return bag === undefined
    ? null
    : new DOMRect(bag.x + (bag.width - TILE) / 2, bag.y + (bag.height - TILE) / 2, TILE, TILE);
};

/** The tile comes out of the bag in the middle, turns over, and goes where it lies. */
const playDraw = (tile: string, playing: Playing): void => {
  const { board, before, view, ms, signal } = playing;
  play('bag');
  const isRa = tile === 'ra';
  const lain = new Set(filledSpaces(before?.track ?? []));
  const space = filledSpaces(view.track).find(each => !lain.has(each));
  const target = isRa
    ? ([...board.querySelectorAll('.ra-space[data-filled="true"]')].at(-1) ??
      placeIn(board, '.ra-space[data-last="true"]'))
    : space === undefined
      ? placeIn(board, '.auction-drawn, .gate-choice, .gate')
      : board.querySelectorAll('.auction-space')[space];
  if (target === undefined || target === null) return;
  const lying = target.querySelector('.tile');
  start({
    what: prop(playing, 'back'),
    ...(lying === null ? {} : { flip: lying, arrives: lying }),
    from: outOfBag(board),
    to: lying ?? target,
    ms: ms * 0.55,
    delay: ms * 0.42,
    arc: 30,
    signal,
  }).then(() => {
    if (!signal.aborted) play(isRa ? 'gong' : 'tile');
  });
};

/** The figure of Ra goes to whoever called. */
const playInvoke = ({ board, ms, signal }: Playing): void => {
  play('gong');
  const figure = placeIn(board, '.asked .ra-figure');
  start({
    what: figure,
    from: placeIn(board, '.centre-sun'),
    to: figure,
    ms: ms * 0.7,
    arc: 40,
    ...(figure === null ? {} : { arrives: figure }),
    signal,
  });
};

/** The sun leaves its owner for the wall. */
const playBid = ({ player, sun }: Extract<SharedEvent, { type: 'bid' }>, playing: Playing): void => {
  const { board, ms, signal } = playing;
  const token = placeIn(board, `.bid[data-bid="${player}"] .sun-token`);
  start({
    what: token,
    from: sunOf(board, player, sun),
    to: token,
    ms: ms * 0.6,
    arc: 60,
    ...(token === null ? {} : { arrives: token }),
    signal,
  }).then(() => {
    if (!signal.aborted) play('sun');
  });
};

/** The tiles sweep to the winner; the sun of the bid goes into the gate, the one that lay there to the winner. */
const playSale = (
  { player, sun, took, tiles }: Extract<SharedEvent, { type: 'sold' }>,
  playing: Playing,
): void => {
  const { board, before, ms, signal } = playing;
  const to = tilesOf(board, player);
  const spaces = filledSpaces(before?.track ?? []);
  const all = board.querySelectorAll('.auction-space');
  const flights = tiles.flatMap((_, i): Flight[] => {
    const what = prop(playing, `tile-${i}`);
    const from = all[spaces[i] ?? i];
    if (what === null || from === undefined || to === null) return [];
    return [{ what, from, to, ms: ms * 0.32, delay: ms * 0.16, arc: 50, fade: 0.4, signal }];
  });
  flyAll(flights, ms * 0.035).then(() => {
    if (!signal.aborted) play('coin');
  });
  const centre = placeIn(board, '.centre-sun .sun-token');
  start({
    what: prop(playing, 'took'),
    from: centre,
    to: sunOf(board, player, took),
    ms: ms * 0.36,
    delay: ms * 0.1,
    arc: 60,
    signal,
  });
  start({
    what: prop(playing, 'paid'),
    from: placeIn(board, `.bid[data-bid="${player}"] .sun-token`) ?? sunOf(board, player, sun),
    to: centre,
    ms: ms * 0.36,
    delay: ms * 0.24,
    ...(centre === null ? {} : { arrives: centre }),
    signal,
  }).then(() => {
    if (!signal.aborted) play('sun');
  });
};

/** Nobody wants them: the tiles slide off the stair. */
const playLeaving = ({ tiles }: Extract<SharedEvent, { type: 'unsold' }>, playing: Playing): void => {
  const { board, before, ms, signal } = playing;
  play('stone');
  const all = board.querySelectorAll('.auction-space');
  const spaces = filledSpaces(before?.track ?? []);
  tiles.forEach((_, i) => {
    const from = all[spaces[i] ?? i]?.getBoundingClientRect() ?? null;
    const to = from && new DOMRect(from.x, from.y + from.height, from.width, from.height);
    const delay = ms * (0.2 + i * 0.03);
    start({ what: prop(playing, `tile-${i}`), from, to, ms: ms * 0.3, delay, fade: 0, signal });
  });
};

/** The disaster comes down on its owner, whose place shakes; what it takes cracks and flies off, and it with them. */
const playDisaster = ({ player, lost }: Extract<OwnEvent, { type: 'disaster' }>, playing: Playing): void => {
  const { board, ms, signal } = playing;
  const home = tilesOf(board, player);
  const gate = placeIn(board, '.gate');
  const sky = gate && middleOf(gate, TILE * 2);
  if (home === null || sky === null) {
    play('gong');
    return;
  }
  start({
    what: prop(playing, 'struck'),
    from: sky,
    to: home,
    ms: ms * 0.3,
    easing: 'cubic-bezier(0.6, 0, 1, 0.6)',
    signal,
  }).then(() => {
    if (signal.aborted) return;
    play('gong');
    shake(board, player, signal);
    [...lost.map((_, i) => `lost-${i}`), 'struck'].forEach((name, i) => {
      const beside = (i - lost.length / 2) * TILE;
      start({
        what: prop(playing, name),
        from: new DOMRect(home.x + beside, home.y, home.width, home.height),
        to: new DOMRect(sky.x + beside * 2, sky.y, sky.width, sky.height),
        ms: ms * 0.4,
        delay: ms * 0.12 + i * 60,
        arc: 40,
        fade: 0,
        signal,
      });
    });
  });
};

const shake = (board: Element, player: number, signal: AbortSignal): void => {
  const place = placeIn(board, `.area[data-seat="${player}"], .rival[data-seat="${player}"]`);
  const moves = place?.animate?.(
    [0, -5, 5, -3, 3, 0].map(x => ({ transform: `translateX(${x}px)` })),
    { duration: 320 },
  );
  signal.addEventListener('abort', () => moves?.cancel(), { once: true });
};

/** The god goes onto the track, and the tile to whoever sent it. */
const playGod = ({ player, takes }: Extract<OwnEvent, { type: 'god' }>, playing: Playing): void => {
  const { board, before, view, ms, signal } = playing;
  play('tile');
  const space = (before?.track ?? []).findIndex((tile, i) => tile === takes && view.track[i] !== tile);
  const from = board.querySelectorAll('.auction-space')[Math.max(0, space)] ?? null;
  const home = tilesOf(board, player);
  start({ what: prop(playing, 'god'), from: home, to: from, ms: ms * 0.4, arc: 50, fade: 0.5, signal });
  start({
    what: prop(playing, 'tile-0'),
    from,
    to: home,
    ms: ms * 0.4,
    delay: ms * 0.4,
    arc: 50,
    fade: 0.4,
    signal,
  });
};
