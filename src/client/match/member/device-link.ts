/** Behind it in the address stands the token of a link: what is behind a # is told to no server on the way. */
const DEVICE = '#device=';

/** The address at which another device signs in, once. */
export const deviceAddress = (site: string, token: string): string => `${site}sign-in${DEVICE}${token}`;

/** The token that an address bears behind its #, or null. */
export const tokenIn = (hash: string): string | null =>
  hash.startsWith(DEVICE) ? hash.slice(DEVICE.length) : null;
