import { type Flight, flyAll, unseen } from '../../../ui/motion/fly.ts';
import { play } from '../../../ui/sound/sound.ts';
import type { SharedEvent } from '../view/auction-view.ts';
import { bidOf, filledSpaces, homesOf, middleOf, placeIn, sunOf, sunTokenOf } from './places.ts';
import { move, type Playing, prop, start, TILE } from './playing.ts';

/** The middle of the bag that is being drawn from. */
const outOfBag = (board: Element): DOMRect | null => {
  const bag = board.querySelector('.moment-bag')?.getBoundingClientRect();
  return bag === undefined
    ? null
    : new DOMRect(bag.x + (bag.width - TILE) / 2, bag.y + (bag.height - TILE) / 2, TILE, TILE);
};

/** The bag comes from where it stands into the gate, is felt in, and goes back. It does not tilt: what is turned is slow to draw. */
const bringBag = (board: Element, ms: number, signal: AbortSignal): void => {
  const bag = board.querySelector('.moment-bag');
  const standing = board.querySelector('.bag .bag-drawing');
  if (bag === null || standing === null) return;
  const [to, from] = [bag.getBoundingClientRect(), standing.getBoundingClientRect()];
  if (to.width === 0 || from.width === 0) return;
  const [x, y] = [from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2];
  const home = { translate: `calc(-50% + ${x}px) ${y}px`, scale: from.width / to.width };
  const path = [
    home,
    { translate: '-50% 0', scale: 1, offset: 0.22 },
    { translate: '-53% 0', scale: 1, offset: 0.34 },
    { translate: '-47% 0', scale: 1, offset: 0.44 },
    { translate: '-50% 0', scale: 1, offset: 0.62 },
    home,
  ];
  const timing = { duration: ms, fill: 'both' } as const;
  move(
    bag,
    path.map(stand => ({ ...stand, easing: 'ease-in-out' })),
    timing,
    signal,
  );
  signal.addEventListener('abort', unseen(standing.parentElement ?? standing), { once: true });
};

/** The tile comes out of the bag in the middle, turns over, and goes where it lies. */
export const playDraw = (tile: string, playing: Playing): void => {
  const { board, before, view, ms, signal } = playing;
  play('bag');
  const from = outOfBag(board);
  bringBag(board, ms, signal);
  const isRa = tile === 'ra';
  const lain = new Set(filledSpaces(before?.track ?? []));
  const space = filledSpaces(view.track).find(each => !lain.has(each));
  const target = isRa
    ? board.querySelector('.ra-space[data-filled="false"]')
    : space === undefined
      ? placeIn(board, '.gate')
      : board.querySelectorAll('.auction-space')[space];
  const front = prop(playing, 'front');
  start({
    what: prop(playing, 'back'),
    ...(front === null ? {} : { flip: front }),
    from,
    to: target ?? null,
    ms: ms * 0.58,
    delay: ms * 0.42,
    arc: 30,
    signal,
  }).then(() => {
    if (!signal.aborted) play(isRa ? 'gong' : 'tile');
  });
};

/** The lot lifts into the light; the figure of Ra stands in the gate, large, and goes to whoever called. */
export const playInvoke = (playing: Playing): void => {
  const { board, ms, signal } = playing;
  play('gong');
  board.querySelectorAll('.auction-space .tile').forEach((tile, i) => {
    const delay = i * ms * 0.04;
    move(tile, LIFT, { duration: ms * 0.6, delay, fill: 'backwards', easing: 'ease-in-out' }, signal);
  });
  const figure = placeIn(board, '.asked .ra-figure');
  const gate = placeIn(board, '.gate, .centre-sun');
  start({
    what: prop(playing, 'figure'),
    from: gate,
    to: figure,
    ms: ms * 0.45,
    delay: ms * 0.5,
    arc: 40,
    ...(figure === null ? {} : { arrives: figure }),
    signal,
  });
};

/** No glow: a filter is drawn anew for each frame, just when somebody is asked. The pool of light is there for that. */
const LIFT: Keyframe[] = [{ translate: '0 0' }, { translate: '0 -16%', scale: 1.06 }, {}];

/** The sun goes down through the night that falls. */
export const playSunset = (playing: Playing): void => {
  play('gong');
  const sun = playing.props.parentElement?.querySelector('.moment-sun');
  if (sun == null) return;
  move(
    sun,
    [
      { translate: '-50% 0', opacity: 0 },
      { translate: '-50% 10cqh', opacity: 1, offset: 0.2 },
      { translate: '-50% 84cqh', opacity: 1 },
    ],
    { duration: playing.ms * 0.8, easing: 'ease-in', fill: 'both' },
    playing.signal,
  );
};

/** The sun leaves its owner for the wall. */
export const playBid = ({ player, sun }: Extract<SharedEvent, { type: 'bid' }>, playing: Playing): void => {
  const { board, ms, signal } = playing;
  const token = bidOf(board, player);
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
export const playSale = (
  { player, sun, took, tiles }: Extract<SharedEvent, { type: 'sold' }>,
  playing: Playing,
): void => {
  const { board, before, ms, signal } = playing;
  const homes = homesOf(board, player, tiles);
  const spaces = filledSpaces(before?.track ?? []);
  const all = board.querySelectorAll('.auction-space');
  const flights = tiles.flatMap((_, i): Flight[] => {
    const what = prop(playing, `tile-${i}`);
    const from = all[spaces[i] ?? i];
    const to = homes[i];
    if (what === null || from === undefined || to === undefined) return [];
    return [{ what, from, to, ms: ms * 0.32, delay: ms * 0.16, arc: 50, signal }];
  });
  flyAll(flights, ms * 0.035).then(() => {
    if (!signal.aborted) play('coin');
  });
  const centre = placeIn(board, '.centre-sun .sun-token');
  // The sun itself may still rise there.
  const gate = placeIn(board, '.centre-sun');
  const centreAt = gate && middleOf(gate, Number.POSITIVE_INFINITY);
  const spent = prop(playing, 'spent');
  const taken = sunTokenOf(board, player, took);
  start({
    what: prop(playing, 'took'),
    ...(spent === null ? {} : { flip: spent }),
    from: centreAt,
    to: sunOf(board, player, took),
    ms: ms * 0.36,
    delay: ms * 0.1,
    arc: 60,
    ...(taken === null ? {} : { arrives: taken }),
    signal,
  });
  start({
    what: prop(playing, 'paid'),
    from: bidOf(board, player) ?? sunOf(board, player, sun),
    to: centreAt,
    ms: ms * 0.36,
    delay: ms * 0.24,
    ...(centre === null ? {} : { arrives: centre }),
    signal,
  }).then(() => {
    if (!signal.aborted) play('sun');
  });
};

/** Nobody wants them: the tiles slide off the stair. */
export const playLeaving = ({ tiles }: Extract<SharedEvent, { type: 'unsold' }>, playing: Playing): void => {
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
