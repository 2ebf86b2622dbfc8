import { Board } from '../../../../src/client/games/ra/board.tsx';
import { PLAYING } from '../../../../src/client/games/ra/gallery/positions.ts';
import { addTiles, type Kind } from '../../../../src/game/ra/tiles.ts';
import { screenOf } from '../auction/on-screen.tsx';

export { NAMES } from '../auction/on-screen.tsx';
export const { matchOf, until, wholeMatch, onScreen, changed } = screenOf(Board, PLAYING);

/** A fresh table of three on which the seats hold some tiles. */
export const holding = (...held: readonly Partial<Record<Kind, number>>[]) =>
  changed(
    until(3, () => true),
    state => {
      state.step = { kind: 'turn', player: 0 };
      held.forEach((tiles, seat) => {
        for (const [kind, n] of Object.entries(tiles)) {
          addTiles(state.areas[seat]?.tiles ?? [], kind as Kind, n);
        }
      });
    },
  );
