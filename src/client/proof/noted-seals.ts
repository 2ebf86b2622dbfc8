import { isCommitment } from '../../game/commitment.ts';

/**
 * The seals that this browser has seen while their matches were not over: what a server says of one afterwards is
 * compared with what it said then. The one noted last comes first.
 */
type Noted = { readonly matchID: string; readonly commitment: string };

const STORED = 'seals';
/** More matches than anybody remembers to check. */
const KEPT = 100;

const isNoted = (data: unknown): data is Noted =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as Noted).matchID === 'string' &&
  isCommitment((data as Noted).commitment);

const all = (): readonly Noted[] => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(data) ? data.filter(isNoted) : [];
  } catch {
    return [];
  }
};

export const notedSealOf = (matchID: string): string | null =>
  all().find(noted => noted.matchID === matchID)?.commitment ?? null;

/** Keeps the seal of a match; the first one that was seen stays. */
export const noteSeal = (matchID: string, commitment: string): void => {
  if (!isCommitment(commitment) || notedSealOf(matchID) !== null) return;
  try {
    localStorage.setItem(STORED, JSON.stringify([{ matchID, commitment }, ...all()].slice(0, KEPT)));
  } catch {
    // whoever wants to check this match has to note its seal down
  }
};
