import type { Matches } from '../match/matches.ts';
import type { Admission } from './admission.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { Sitters } from './sitters.ts';

/** What it takes to make a table, once however often it is asked for, and to sit down at it. */
export type LobbyServices = {
  readonly matches: Matches;
  readonly admission: Admission;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly sitters: Sitters;
};
