import { pictureOf } from './picture.ts';

type Task = { readonly game: string; readonly view: unknown; readonly players?: number };

/** What the thread that draws does: one picture. */
export const draw = ({ game, view, players }: Task): Promise<Uint8Array | null> =>
  pictureOf(game, view, players);
