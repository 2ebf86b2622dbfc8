import { play } from '../../../ui/sound/sound.ts';
import { homesOf, likesOf, middleOf, placeIn, struckOf, tilesOf } from './places.ts';
import { move, type Playing, prop, start, TILE } from './playing.ts';

/** What happens in one game only. */
export type OwnEvent =
  | { readonly type: 'god'; readonly player: number; readonly takes: string }
  | { readonly type: 'disaster'; readonly player: number; readonly lost: readonly string[] };

/** The disaster comes down on its owner, whose place shakes; what it takes cracks and flies off. */
export const playDisaster = (
  { player, lost }: Extract<OwnEvent, { type: 'disaster' }>,
  playing: Playing,
): void => {
  const { board, ms, signal } = playing;
  const homes = likesOf(board, player, lost);
  const home = homes.find(like => like !== null) ?? struckOf(board, player);
  const gate = placeIn(board, '.gate');
  const sky = gate && middleOf(gate, TILE * 2);
  if (home === null || sky === null) {
    play('gong');
    return;
  }
  const falls = ms * 0.3;
  lost.forEach((_, i) => {
    const beside = (i - lost.length / 2) * TILE;
    start({
      what: prop(playing, `lost-${i}`),
      from: homes[i] ?? new DOMRect(home.x + beside, home.y, home.width, home.height),
      to: new DOMRect(sky.x + beside * 2, sky.y, sky.width, sky.height),
      ms: ms * 0.4,
      delay: falls + ms * 0.12 + i * 60,
      arc: 40,
      fade: 0,
      signal,
    });
  });
  start({
    what: prop(playing, 'struck'),
    from: sky,
    to: home,
    ms: falls,
    easing: 'cubic-bezier(0.6, 0, 1, 0.6)',
    signal,
  }).then(() => {
    if (signal.aborted) return;
    play('gong');
    shake(board, player, signal);
    start({ what: prop(playing, 'struck'), from: home, to: home, ms: ms * 0.6, fade: 0, signal });
  });
};

const shake = (board: Element, player: number, signal: AbortSignal): void =>
  move(
    placeIn(board, `.area[data-seat="${player}"], .rival[data-seat="${player}"]`),
    [0, -5, 5, -3, 3, 0].map(x => ({ transform: `translateX(${x}px)` })),
    { duration: 320 },
    signal,
  );

/** The god goes onto the track, and the tile to whoever sent it. */
export const playGod = ({ player, takes }: Extract<OwnEvent, { type: 'god' }>, playing: Playing): void => {
  const { board, before, view, ms, signal } = playing;
  play('tile');
  const space = (before?.track ?? []).findIndex((tile, i) => tile === takes && view.track[i] !== tile);
  const from = board.querySelectorAll('.auction-space')[Math.max(0, space)] ?? null;
  const home = tilesOf(board, player);
  start({ what: prop(playing, 'god'), from: home, to: from, ms: ms * 0.4, arc: 50, fade: 0.5, signal });
  start({
    what: prop(playing, 'tile-0'),
    from,
    to: homesOf(board, player, [takes])[0] ?? null,
    ms: ms * 0.4,
    delay: ms * 0.4,
    arc: 50,
    signal,
  });
};
