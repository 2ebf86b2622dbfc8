import { Board } from '../../../../src/client/games/priests-of-ra/board.tsx';
import { PLAYING } from '../../../../src/client/games/priests-of-ra/gallery/positions.ts';
import { screenOf } from '../auction/on-screen.tsx';

export { NAMES } from '../auction/on-screen.tsx';
export const { matchOf, until, wholeMatch, onScreen, changed } = screenOf(Board, PLAYING);
