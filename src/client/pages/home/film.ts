import type { GameId } from '../../../game/index.ts';
import url from './art/miniatures.svg?url';

/** How long a table lies as it is, in milliseconds. */
const FRAME_MS = 1900;

let film: Promise<Document> | undefined;

/** The recorded matches of all games, in one file (`src/miniature/film.ts`), asked for once. */
const loadFilm = (): Promise<Document> => {
  film ??= fetch(url)
    .then(answer => (answer.ok ? answer.text() : Promise.reject(new Error('no film'))))
    .then(text => new DOMParser().parseFromString(text, 'image/svg+xml'));
  return film;
};

/**
 * Shows a game's table in a place, and what happens on it, as long as it is seen. Whoever asks for less motion sees the first
 * frame.
 * @returns what ends it
 */
export const showFilm = (place: HTMLElement, game: GameId): (() => void) => {
  let isOver = false;
  let stop = () => {};
  loadFilm().then(
    loaded => {
      const found = loaded.querySelector(`svg[data-game="${game}"]`);
      if (isOver || found === null) return;
      const table = document.importNode(found, true) as SVGElement;
      place.replaceChildren(table);
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) stop = play(table, place);
    },
    // Without a line the place stays empty: it is an ornament.
    () => {},
  );
  return () => {
    isOver = true;
    stop();
    place.replaceChildren();
  };
};

const play = (table: SVGElement, place: HTMLElement): (() => void) => {
  const frames = Number(table.dataset.frames);
  const pieces = [...table.querySelectorAll<SVGElement>('[data-on]')].map(
    piece => [piece, framesOf(piece.dataset.on ?? '')] as const,
  );
  let frame = 0;
  let isSeen = false;
  const watch = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
  });
  watch.observe(place);
  const timer = setInterval(() => {
    if (!isSeen || document.visibilityState === 'hidden') return;
    frame = (frame + 1) % frames;
    for (const [piece, on] of pieces) piece.setAttribute('opacity', on.has(frame) ? '1' : '0');
  }, FRAME_MS);
  return () => {
    clearInterval(timer);
    watch.disconnect();
  };
};

/** "0-3 7" */
const framesOf = (text: string): ReadonlySet<number> =>
  new Set(
    text.split(' ').flatMap(run => {
      const [from = 0, to = from] = run.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    }),
  );
