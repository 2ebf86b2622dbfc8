/** A tile in words: one of it, several, with the indefinite article, and what fits under the picture. */
export type TileWords = {
  readonly one: string;
  readonly many: string;
  readonly a: string;
  readonly short: string;
};

export const tile = (one: string, many: string, a: string, short = one): TileWords => ({
  one,
  many,
  a,
  short,
});
