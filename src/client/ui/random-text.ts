const BYTES = 16;

/** 128 bits of chance as text: 22 characters of base64url. A seed from which a match follows, or an id that is nobody else's. */
export const randomText = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};
