import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './record.ts';

/** What a match is dealt from, and what keeps its hash from being guessed at. Secret until the match is over. */
export type Seal = {
  readonly seed: string;
  /** At least 128 bits of chance of its own: without it a seed that is easy to guess could be found by its hash. */
  readonly salt: string;
};

/** How a record tells of the commitment to its seed. */
export type Proof = {
  /** The id of the match on its server. */
  readonly match: string;
  /** The hash that was shown before anybody sat down: 64 digits of hexadecimal. */
  readonly commitment: string;
  /** Told with the seed, when the match is over. */
  readonly salt?: string;
};

/** Names what is hashed, so that another kind of hash is never taken for one of these. */
const HEADING = 'match-commitment/1';

/** What is hashed: five lines of UTF-8, each ended by a line feed. None of the parts may hold one. */
export const committedText = (game: string, match: string, { salt, seed }: Seal): string =>
  [HEADING, game, match, salt, seed].map(line => `${line}\n`).join('');

/** The hash that is shown at the start: SHA-256 of `committedText`, in hexadecimal. */
export const commitmentTo = (game: string, match: string, seal: Seal): string =>
  bytesToHex(sha256(utf8ToBytes(committedText(game, match, seal))));

/** What the bots at all tables of one deal draw from: it follows from what was promised, and nothing of that from it. */
export const chanceOfDeal = (game: string, deal: string, seal: Seal): string =>
  commitmentTo(game, `${deal}-bots`, seal);

/** Whether a text may stand in a line of what is hashed: what a server draws and names matches with, and no line feed. */
export const isSealable = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(text);

export const isCommitment = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** What there is to say of the commitment of a recorded match. */
export type CommitmentVerdict =
  /** Seed and salt give the hash. */
  | { readonly kind: 'kept' }
  /** They give another one. */
  | { readonly kind: 'broken'; readonly gives: string }
  /** The record's hash is not the one that was noted down. */
  | { readonly kind: 'other' }
  /** The match is over, and its seed or its salt is not told. */
  | { readonly kind: 'untold' }
  /** The match runs: seed and salt are still secret. */
  | { readonly kind: 'sealed' }
  /** The record tells of no commitment. */
  | { readonly kind: 'none' };

/** @param noted the hash that somebody wrote down when the match was made, or null */
export const commitmentVerdict = (
  { game, seed, proof, result, resigned }: MatchRecord,
  noted: string | null,
): CommitmentVerdict => {
  if (proof === undefined) return { kind: 'none' };
  if (noted !== null && noted !== proof.commitment) return { kind: 'other' };
  if (result === undefined && resigned === undefined) return { kind: 'sealed' };
  if (seed === undefined || proof.salt === undefined) return { kind: 'untold' };
  // A line feed in a part would let other parts give the same bytes.
  if (!isSealable(seed)) return { kind: 'untold' };
  const gives = commitmentTo(game, proof.match, { seed, salt: proof.salt });
  return gives === proof.commitment ? { kind: 'kept' } : { kind: 'broken', gives };
};
