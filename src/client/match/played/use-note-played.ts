import { useEffect } from 'react';
import type { MatchRecord } from '../../../game/record.ts';
import type { Ended } from './note-played.ts';

/** No match is over so soon, and nothing of its first moments is disturbed by it. */
const BEFORE_THE_END_MS = 5000;

const loadNote = () => import('./note-played.ts');

/**
 * Notes a match among those of this device when it is over. What notes it is fetched then.
 * @param ended what there is to note; null as long as the match goes on, or that is not known yet
 * @param recordOf gives the record of a match that no server keeps
 */
export const useNotePlayed = (ended: Ended | null, recordOf?: () => MatchRecord): void => {
  // Whoever leaves with the last move has played all the same.
  useEffect(() => {
    const timer = setTimeout(() => void loadNote().catch(() => {}), BEFORE_THE_END_MS);
    return () => clearTimeout(timer);
  }, []);
  const isKnown = ended !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known; what is noted does not change then
  useEffect(() => {
    if (ended === null) return;
    loadNote()
      .then(({ notePlayed }) => notePlayed(ended, recordOf?.()))
      .catch(() => {});
  }, [isKnown]);
};
