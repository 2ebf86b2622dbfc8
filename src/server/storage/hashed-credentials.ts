import type { MatchData } from '../boardgame.ts';
import { hashOf } from '../match/credentials.ts';

/** Of credentials that are no hash, in a match's document: a quotation mark within a name has a backslash before it. */
export const PLAIN = '"credentials":"(?!sha256:)';

/**
 * Versions of before kept credentials in plain text, and hashed those of a match when it was written next. Of one that
 * has not been written since they are hashed here.
 * @param metadata a match's document
 */
export const withHashedCredentials = (metadata: string): string => {
  const data = JSON.parse(metadata) as MatchData;
  for (const player of Object.values(data.players)) {
    const { credentials } = player;
    if (credentials !== undefined && !credentials.startsWith('sha256:'))
      player.credentials = hashOf(credentials);
  }
  return JSON.stringify(data);
};
