import { isGameId } from '../../../game/index.ts';
import { type MatchRecord, parseRecord } from '../../../game/record.ts';
import { isObject } from '../../../game/shared/is-object.ts';
import { NAME_BYTES } from '../../../game/shared/name-length.ts';
import { isMoment } from '../../ui/is-moment.ts';
import type { PlayedMatch } from './played-matches.ts';
import { isUncounted } from './uncounted.ts';

/** The file by which matches are carried to another device. */
const FORMAT = 'played-matches/1';

/** Where a file is damaged, and which of `playedWords.faults` says how. */
export type PlayedFault = { readonly place: string; readonly fault: Fault };
export type Fault =
  | 'json'
  | 'format'
  | 'list'
  | 'object'
  | 'text'
  | 'game'
  | 'number'
  | 'seat'
  | 'truth'
  | 'uncounted'
  | 'record';

/** What a device knows of its matches. */
export type Played = {
  readonly matches: readonly PlayedMatch[];
  /** The records of those that no server has, by the keys of the matches; not of all. */
  readonly records: ReadonlyMap<string, MatchRecord>;
};

/** What a file carries, or where it is damaged: then nothing of it is taken. */
export const parsePlayed = (text: string): Played | PlayedFault => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { place: '', fault: 'json' };
  }
  if (!isObject(data) || data.format !== FORMAT) return { place: 'format', fault: 'format' };
  const { matches, records = {} } = data;
  if (!Array.isArray(matches)) return { place: 'matches', fault: 'list' };
  for (const [i, match] of matches.entries()) {
    const fault = faultOfPlayed(match, `matches[${i}]`);
    if (fault !== null) return fault;
  }
  if (!isObject(records)) return { place: 'records', fault: 'object' };
  const read = new Map<string, MatchRecord>();
  for (const [key, record] of Object.entries(records)) {
    const parsed = parseRecord(record);
    if ('error' in parsed) return { place: `records["${key}"]`, fault: 'record' };
    read.set(key, parsed.record);
  }
  return { matches, records: read };
};

export const writePlayed = ({ matches, records }: Played): string =>
  JSON.stringify({ format: FORMAT, matches, records: Object.fromEntries(records) });

/** What is wrong with one match, or null. */
export const faultOfPlayed = (match: unknown, place: string): PlayedFault | null => {
  if (!isObject(match)) return { place, fault: 'object' };
  const { key, game, ended, players, winners, own, online, resigned, uncounted } = match;
  const at = (name: string, fault: Fault): PlayedFault => ({ place: `${place}.${name}`, fault });
  if (!isText(key)) return at('key', 'text');
  if (typeof game !== 'string' || !isGameId(game)) return at('game', 'game');
  if (!isMoment(ended)) return at('ended', 'number');
  if (!Array.isArray(players) || players.length < 2 || players.length > 9) return at('players', 'list');
  for (const [i, player] of players.entries()) {
    const where = `players[${i}]`;
    if (!isObject(player)) return at(where, 'object');
    if (!isText(player.name)) return at(`${where}.name`, 'text');
    if (typeof player.bot !== 'boolean') return at(`${where}.bot`, 'truth');
    if (typeof player.score !== 'number' || !Number.isFinite(player.score))
      return at(`${where}.score`, 'number');
  }
  const isSeat = (seat: unknown) => Number.isInteger(seat) && (seat as number) in players;
  if (!Array.isArray(winners) || winners.length === 0) return at('winners', 'list');
  const wrong = winners.findIndex(seat => !isSeat(seat));
  if (wrong >= 0) return at(`winners[${wrong}]`, 'seat');
  if (own !== null && !isSeat(own)) return at('own', 'seat');
  if (resigned !== undefined && !isSeat(resigned)) return at('resigned', 'seat');
  if (online !== undefined && !isText(online)) return at('online', 'text');
  if (uncounted !== undefined && !isUncounted(uncounted)) return at('uncounted', 'uncounted');
  return null;
};

/** A name is the longest of them. */
const isText = (data: unknown): data is string =>
  typeof data === 'string' && data !== '' && data.length <= NAME_BYTES;
