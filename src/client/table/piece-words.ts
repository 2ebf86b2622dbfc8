/** A tile or card in words: one of it, several, with the indefinite article, and what fits under the picture. */
export type PieceWords = {
  readonly one: string;
  readonly many: string;
  readonly a: string;
  readonly short: string;
};

export const piece = (one: string, many: string, a: string, short = one): PieceWords => ({
  one,
  many,
  a,
  short,
});
