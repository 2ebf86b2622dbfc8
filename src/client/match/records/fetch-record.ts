import type { GameId } from '../../../game/index.ts';
import { recordUrl } from '../lobby/api.ts';

type Why = 'unfetched' | 'unbegun' | 'unkept';

/** The server has not given the record; `why` names the words for it. */
export class UnfetchedRecord extends Error {
  readonly why: Why;
  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** What the server answers to whoever asks for the record of a match that has not begun. */
const CONFLICT = 409;

/** The record of a match on the server, as text. @throws UnfetchedRecord */
export const fetchRecordText = async (game: GameId, id: string): Promise<string> => {
  const answer = await fetch(recordUrl(game, id)).catch(() => null);
  if (answer?.ok !== true) throw new UnfetchedRecord(answer?.status === CONFLICT ? 'unbegun' : 'unfetched');
  const text = await answer.text().catch(() => null);
  if (text === null) throw new UnfetchedRecord('unfetched');
  return text;
};
