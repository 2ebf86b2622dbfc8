import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The secret that shows whose a seat is: 144 random bits, which only its owner's pages keep. Stored is a hash of it; a
 * quick one will do, as so many random bits are not to be guessed.
 */
export const newCredentials = (): string => randomBytes(18).toString('base64url');

/** No secret that was ever given out begins so. */
const PREFIX = 'sha256:';

export const hashOf = (secret: string): string => PREFIX + hash('sha256', secret, 'base64url');

/** Whether a secret is the one of which a hash is kept, in a time that tells nothing about where they differ. */
export const sameSecret = (given: unknown, kept: unknown): boolean => {
  if (typeof given !== 'string' || typeof kept !== 'string') return false;
  const expected = Buffer.from(kept, 'latin1');
  const shown = Buffer.from(hashOf(given), 'latin1');
  return shown.length === expected.length && timingSafeEqual(shown, expected);
};
