import { z } from 'zod';
import { LANGUAGES } from './bodies.ts';

/** A mail address as a way back: what its routes take and answer. */

/** What a mail server may be asked to deliver to: one address, without a name, in which nothing ends a line. */
const ADDRESS = /^[^\s@<>(),:;"\\[\]]{1,64}@[\p{L}\d.-]{1,190}$/u;

const address = z.string('must be text').regex(ADDRESS, 'must be a mail address');
const language = z.enum(LANGUAGES).optional();

export const addressBody = z.strictObject({ address, language });

/** By what one may sign in here, besides passkeys, codes and links. */
export const ways = z.strictObject({ letter: z.boolean() });

export const ownAddress = z.strictObject({
  /** Whether this server sends letters at all. */
  isOffered: z.boolean(),
  /** The one that was confirmed. */
  address: z.string().nullable(),
});
