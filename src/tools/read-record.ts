import { readFileSync } from 'node:fs';
import { type GameId, isGameId, metaOf } from '../game/index.ts';
import { type MatchRecord, parseRecord, refusalOfVersion } from '../game/record.ts';

/** A record of a game that there is, played by the rules as they are, with as many players as it seats and options that it knows. */
export type ReadRecord = {
  readonly record: MatchRecord;
  readonly game: GameId;
  readonly options: object;
};

/** Reads a match record, or says in a sentence why the file holds none. */
export const readRecord = (file: string): ReadRecord | { readonly error: string } => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { error: (error as Error).message };
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { error: `not JSON: ${damageOf(text, (error as Error).message)}` };
  }
  const parsed = parseRecord(data);
  if ('error' in parsed) return parsed;
  const { record } = parsed;
  const { game, players } = record;
  if (!isGameId(game)) return { error: `no game is called "${game}"` };
  const { seats, parseOptions } = metaOf(game);
  if (players < seats.min || players > seats.max) {
    return { error: `"players" must be ${seats.min} to ${seats.max}` };
  }
  const outdated = refusalOfVersion(record, metaOf(game));
  if (outdated !== null) return { error: outdated };
  const options = parseOptions(record.options);
  return 'error' in options ? options : { record, game, options: options.options };
};

/** Where a text stops being JSON; the parser's message names the place, save where the text breaks off. */
const damageOf = (text: string, message: string): string =>
  message.includes('end of JSON') ? `the text breaks off after ${text.length} characters` : message;
