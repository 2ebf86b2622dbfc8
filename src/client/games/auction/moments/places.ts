import type { Seat } from '../../../../game/shared/seats.ts';

/** Where things lie on the screen, for what flies between them; null where nothing of the kind is seen. */

const found = (within: Element, ...selectors: readonly string[]): Element | null => {
  for (const selector of selectors) {
    for (const element of within.querySelectorAll(selector)) {
      if (element.getBoundingClientRect().width > 0) return element;
    }
  }
  return null;
};

/** A square in the middle of an element, no larger than so many pixels: a flight ends in a place, not over it. */
export const middleOf = (element: Element, most: number): DOMRect => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const size = Math.min(most, width, height);
  return new DOMRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
};

const TILE = 44;
const SUN = 40;

const tilesPlace = (board: Element, seat: Seat): Element | null =>
  found(
    board,
    `.area[data-seat="${seat}"] .area-drawer`,
    `.area[data-seat="${seat}"] .area-handle`,
    `.rival[data-seat="${seat}"] .niche-tiles`,
    `.rival[data-seat="${seat}"]`,
  );

/** Where the tiles of a seat lie. */
export const tilesOf = (board: Element, seat: Seat): DOMRect | null => {
  const place = tilesPlace(board, seat);
  return place === null ? null : middleOf(place, TILE);
};

/** Where the like of each of some tiles lies at a seat; null where there is none. */
export const likesOf = (
  board: Element,
  seat: Seat,
  sides: readonly string[],
): readonly (DOMRect | null)[] => {
  const place = tilesPlace(board, seat);
  return sides.map(
    side => place && (found(place, `.tile[data-side="${side}"]`)?.getBoundingClientRect() ?? null),
  );
};

/**
 * Where each of some tiles will lie at a seat: on its like, or, where there is none yet, beside the others that are new,
 * across the middle of the place.
 */
export const homesOf = (board: Element, seat: Seat, sides: readonly string[]): readonly DOMRect[] => {
  const place = tilesPlace(board, seat);
  if (place === null) return [];
  const likes = likesOf(board, seat, sides);
  const { x, width } = place.getBoundingClientRect();
  // As large as those that lie there.
  const {
    y,
    width: edge,
    height,
  } = middleOf(place, found(place, '.tile')?.getBoundingClientRect().width ?? TILE);
  const fresh = sides.filter((side, i) => likes[i] === null && sides.indexOf(side) === i);
  const step = Math.min(edge * 1.1, (width - edge) / fresh.length);
  return sides.map((side, i) => {
    const like = likes[i];
    if (like != null) return like;
    const beside = (fresh.indexOf(side) - (fresh.length - 1) / 2) * step;
    return new DOMRect(x + (width - edge) / 2 + beside, y, edge, height);
  });
};

/**
 * Where a disaster comes down on a seat: on its tiles, or, where a rival is no more than a card, beside the card, so that face
 * and name are seen.
 */
export const struckOf = (board: Element, seat: Seat): DOMRect | null => {
  const card = found(board, `.rival[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (card === undefined || found(board, `.rival[data-seat="${seat}"] .niche-tiles`) !== null) {
    return tilesOf(board, seat);
  }
  return innerHeight > innerWidth
    ? new DOMRect(card.x + (card.width - TILE) / 2, card.bottom + 4, TILE, TILE)
    : new DOMRect(card.right + 4, card.y + (card.height - TILE) / 2, TILE, TILE);
};

/** The suns of a seat, wherever they are seen. */
const sunsOf = (seat: Seat): readonly string[] => [
  `.area[data-seat="${seat}"] ~ .actions .actions-suns`,
  `.rival[data-seat="${seat}"] .seat-suns`,
];

/** A sun of a seat; null when it has gone. */
export const sunTokenOf = (board: Element, seat: Seat, sun: number): Element | null =>
  found(board, ...sunsOf(seat).map(suns => `${suns} [data-sun="${sun}"]`));

/** Where a sun of a seat lies, or its suns, when that one has gone. */
export const sunOf = (board: Element, seat: Seat, sun: number): DOMRect | null => {
  const token = sunTokenOf(board, seat, sun);
  if (token !== null) return token.getBoundingClientRect();
  const suns = found(board, ...sunsOf(seat));
  return suns === null ? null : middleOf(suns, SUN);
};

/** The place of a sun or a tile in the middle of the table. */
export const placeIn = (board: Element, ...selectors: readonly string[]): Element | null =>
  found(board, ...selectors);

/** The sun that a seat has bid, on the wall: by itself, or where there is no room for that in its owner's hands. */
export const bidOf = (board: Element, seat: Seat): Element | null =>
  found(board, `.bid[data-bid="${seat}"] .sun-token`, `.asked[data-seat-colour="${seat}"] .sun-token`);

/** The spaces of the auction track that tiles lie on. */
export const filledSpaces = (track: readonly (string | null)[]): readonly number[] =>
  track.flatMap((tile, space) => (tile === null ? [] : [space]));
