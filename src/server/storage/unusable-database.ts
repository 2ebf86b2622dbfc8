/** A database this server cannot use. The message says which, and what to do. */
export class UnusableDatabase extends Error {}
