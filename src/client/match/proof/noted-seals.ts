import { isCommitment } from '../../../game/commitment.ts';
import { json, storedValue } from '../../ui/storage/stored.ts';

/**
 * The seals that this browser has seen while their matches were not over: what a server says of one afterwards is
 * compared with what it said then. The one noted last comes first.
 */
type Noted = { readonly matchID: string; readonly commitment: string };

/** More matches than anybody remembers to check. */
const KEPT = 100;

const isNoted = (data: unknown): data is Noted =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as Noted).matchID === 'string' &&
  isCommitment((data as Noted).commitment);

const seals = storedValue<readonly Noted[]>(
  'seals',
  json<readonly Noted[]>(data => (Array.isArray(data) ? data.filter(isNoted) : undefined)),
  { none: [] },
);

export const notedSealOf = (matchID: string): string | null =>
  seals.get().find(noted => noted.matchID === matchID)?.commitment ?? null;

/** Keeps the seal of a match; the first one that was seen stays. */
export const noteSeal = (matchID: string, commitment: string): void => {
  if (isCommitment(commitment) && notedSealOf(matchID) === null)
    seals.set([{ matchID, commitment }, ...seals.get()].slice(0, KEPT));
};
