import { useEffect } from 'react';
import type { MatchRecord } from '../../../game/record.ts';
import type { Ended } from './note-played.ts';

/**
 * Notes a match among those of this device when it is over. What notes it is fetched then.
 * @param ended what there is to note; null as long as the match goes on, or that is not known yet
 * @param recordOf gives the record of a match that no server keeps
 */
export const useNotePlayed = (ended: Ended | null, recordOf?: () => MatchRecord): void => {
  const isKnown = ended !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known; what is noted does not change then
  useEffect(() => {
    if (ended === null) return;
    import('./note-played.ts').then(({ notePlayed }) => notePlayed(ended, recordOf?.())).catch(() => {});
  }, [isKnown]);
};
