import { type GameId, isGameId, metaOf } from '../../../game/index.ts';
import { type MatchRecord, parseRecord, refusalOfVersion } from '../../../game/record.ts';

/** Why a record cannot be stepped through; `event` counts from 0 and is null where no event is to blame. */
export class UnreadableRecord extends Error {
  readonly event: number | null;
  constructor(problem: string, event: number | null = null) {
    super(problem);
    this.event = event;
  }
}

/** A record of a game we have, with as many players as it seats and options that it knows. */
export type ReadRecord = { readonly record: MatchRecord; readonly game: GameId; readonly options: object };

/** @throws UnreadableRecord */
export const readRecordText = (text: string): ReadRecord => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new UnreadableRecord('not JSON');
  }
  return readRecord(data);
};

/** @throws UnreadableRecord */
export const readRecord = (data: unknown): ReadRecord => {
  const parsed = parseRecord(data);
  if ('error' in parsed) throw new UnreadableRecord(parsed.error);
  const { record } = parsed;
  const { game, players } = record;
  if (!isGameId(game)) throw new UnreadableRecord(`no game is called "${game}"`);
  const { seats, parseOptions } = metaOf(game);
  if (players < seats.min || players > seats.max) {
    throw new UnreadableRecord(`"players" must be ${seats.min} to ${seats.max}`);
  }
  const outdated = refusalOfVersion(record, metaOf(game));
  if (outdated !== null) throw new UnreadableRecord(outdated);
  const options = parseOptions(record.options);
  if ('error' in options) throw new UnreadableRecord(options.error);
  return { record, game, options: options.options };
};
