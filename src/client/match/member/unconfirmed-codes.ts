import { whoNow } from './who.ts';

/** Codes that nobody has said to have yet, and whose they are. They come once, but are shown not only on the page they came to. */
let unconfirmed: { readonly of: string | undefined; readonly codes: readonly string[] } | null = null;

/** Codes have come for a member: from before anybody is told of it, so that no page can be between. */
export const holdCodes = (of: string | undefined, codes: readonly string[]): void => {
  unconfirmed = { of, codes };
};

/** The codes that whoever is signed in here has not said to have yet: the pages of their name show them first. */
export const unconfirmedCodes = (): readonly string[] | null => {
  const who = whoNow();
  return who !== null && who.isOut !== true && who.name === unconfirmed?.of ? unconfirmed.codes : null;
};

export const confirmCodes = (): void => {
  unconfirmed = null;
};
