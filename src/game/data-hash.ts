import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyRules } from './contract.ts';

/** JSON without spaces, the keys of each object in the order of their letters: how it was laid out makes no difference. */
export const canonicalText = (data: unknown): string => {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  if (Array.isArray(data)) return `[${data.map(canonicalText).join()}]`;
  const keys = Object.keys(data).sort();
  const parts = keys.map(
    key => `${JSON.stringify(key)}:${canonicalText((data as Record<string, unknown>)[key])}`,
  );
  return `{${parts.join()}}`;
};

/**
 * By what a match tells which pieces it was dealt from: SHA-256 of their file's canonical text, in hexadecimal. Null for a
 * game whose pieces stand in its rulebook, and so in its rules.
 */
export const dataHashOf = ({ pieces }: Pick<AnyRules, 'pieces'>): string | null =>
  pieces === undefined ? null : bytesToHex(sha256(utf8ToBytes(canonicalText(pieces))));

/** Why a match cannot be gone on with or checked with the pieces as they are now, or null. One of before this was noted: null. */
export const refusalOfData = (played: string | undefined, known: string | null): string | null =>
  played === undefined || known === null || played === known
    ? null
    : `it was played with tiles or cards whose hash is ${played}, and this program has those of ${known}`;
