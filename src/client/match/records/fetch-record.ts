import type { GameId } from '../../../game/index.ts';
import { recordUrl } from '../lobby/api.ts';

type Why = 'unfetched' | 'unknown' | 'unbegun' | 'unkept';

/** The server has not given the record; `why` names the words for it. */
export class UnfetchedRecord extends Error {
  readonly why: Why;
  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** What the server answers to whoever asks for the record of a match that it does not know, or that has not begun. */
const WHY: Readonly<Record<number, Why>> = { 404: 'unknown', 409: 'unbegun' };

/** The record of a match on the server, as text. @throws UnfetchedRecord */
export const fetchRecordText = async (game: GameId, id: string): Promise<string> => {
  const answer = await fetch(recordUrl(game, id)).catch(() => null);
  if (answer?.ok !== true) throw new UnfetchedRecord(WHY[answer?.status ?? 0] ?? 'unfetched');
  const text = await answer.text().catch(() => null);
  if (text === null) throw new UnfetchedRecord('unfetched');
  return text;
};
