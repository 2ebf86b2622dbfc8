import { pictureOf } from './picture.ts';

type Task = { readonly name: string; readonly view: unknown };

/** What the thread that draws does: one picture. */
export const draw = ({ name, view }: Task): Promise<Uint8Array | null> => pictureOf(name, view);
