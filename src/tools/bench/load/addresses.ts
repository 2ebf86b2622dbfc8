/**
 * One of this machine's own addresses, a different one for every number below 64,000: the server gives each address an
 * allowance of its own, as it would to so many visitors.
 */
export const addressNumber = (n: number): string => `127.1.${(n >> 8) & 255}.${n & 255}`;
