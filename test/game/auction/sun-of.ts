import { isSun, type Sun } from '../../../src/game/auction/suns.ts';

/** A sun by its number, so that positions are quick to write down. */
export const sunOf = (sun: number): Sun => {
  if (!isSun(sun)) throw new RangeError(`no sun ${sun}`);
  return sun;
};
