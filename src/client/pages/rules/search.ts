/** A text as it is looked for: without accents, capitals and the kinds of apostrophes. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** Does a text hold every word that is looked for? */
export const matches = (text: string, sought: string): boolean => {
  const within = folded(text);
  return folded(sought)
    .split(/\s+/)
    .every(word => within.includes(word));
};
