import { useEffect, useRef } from 'react';
import type { GameId } from '../../../game/index.ts';
import { whenCalm } from '../../ui/hooks/when-calm.ts';
import { showFilm } from './film.ts';

/** A game's table, small and alive: a recorded match. It comes when the page is there and calm; decorative. */
export const Miniature = ({ game }: { game: GameId }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end = () => {};
    const off = whenCalm(() => {
      if (place.current !== null) end = showFilm(place.current, game);
    });
    return () => {
      off();
      end();
    };
  }, [game]);
  return <div className="poster-table" ref={place} aria-hidden="true" />;
};
