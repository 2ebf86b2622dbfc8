const BYTES = 16;

/** 128 bits of chance as text (base64url), from which the whole match follows. */
export const newSeed = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};
