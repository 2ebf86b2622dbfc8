import { type MatchRecord, parseRecord } from '../../../game/record.ts';
import { json, storedValue } from '../../ui/storage/stored.ts';
import { faultOfPlayed, type Played } from './parse-played.ts';
import type { Uncounted } from './uncounted.ts';

/** A match that was played to its end on this device. */
export type PlayedMatch = {
  /** By which it is known here: the same match is kept once. */
  readonly key: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  readonly players: readonly PlayedSeat[];
  readonly winners: readonly number[];
  /** Whose match it was on this device; null where several people shared the screen. */
  readonly own: number | null;
  /** Its id, where it was played on a server. */
  readonly online?: string;
  /** Who ended it by giving up: then nobody's score counts. */
  readonly resigned?: number;
  readonly uncounted?: Uncounted;
};
export type PlayedSeat = { readonly name: string; readonly bot: boolean; readonly score: number };

const played = storedValue<readonly unknown[]>(
  'played-matches',
  json<readonly unknown[]>(data => (Array.isArray(data) ? data : undefined)),
  { none: [] },
);
/** The record of a match as text. */
const recordAt = (key: string) =>
  storedValue<string | null>(`played-record:${key}`, { parse: text => text, write: String }, { none: null });
/** Records take far more room than what is known of their matches: only the latest are kept. */
const MAX_RECORDS = 40;

/** The matches of this device, the latest first. What cannot be read any more is left out, and stays where it is. */
export const playedMatches = (): readonly PlayedMatch[] =>
  played
    .get()
    .filter((each): each is PlayedMatch => faultOfPlayed(each, '') === null)
    .toSorted((a, b) => b.ended - a.ended);

/** Adds matches that are not there yet. @returns how many were new, and whether they are there still when the page is closed */
export const addPlayed = (matches: readonly PlayedMatch[]): { fresh: number; isKept: boolean } => {
  const before = played.get();
  const known = new Set(before.map(each => (each as Partial<PlayedMatch> | null)?.key));
  const fresh = matches.filter(({ key }) => !known.has(key) && known.add(key));
  const isKept = fresh.length === 0 || played.set([...before, ...fresh]);
  return { fresh: fresh.length, isKept };
};

/** Takes matches away, with their records. */
export const removePlayed = (keys: ReadonlySet<string>): void => {
  if (keys.size === 0) return;
  for (const key of keys) recordAt(key).drop();
  played.set(played.get().filter(each => !keys.has((each as Partial<PlayedMatch> | null)?.key ?? '')));
};

/** When a match of this device ended, in milliseconds since 1970; null where it is none. */
export const endOf = (key: string): number | null =>
  playedMatches().find(each => each.key === key)?.ended ?? null;

/** Keeps the record of a match that no server has. */
export const keepRecord = (key: string, record: MatchRecord): void => {
  recordAt(key).set(JSON.stringify(record));
  for (const old of withRecord().slice(MAX_RECORDS)) recordAt(old.key).drop();
};

/** The record of a match as text, or null where this device has none. */
export const keptRecord = (key: string): string | null => recordAt(key).get();

/** Null where there is none, or what is kept cannot be read any more. */
const readRecord = (text: string | null): MatchRecord | null => {
  try {
    const parsed = parseRecord(JSON.parse(text ?? 'null'));
    return 'error' in parsed ? null : parsed.record;
  } catch {
    return null;
  }
};

/** All that this device knows of its matches, as a file carries it. */
export const allPlayed = (): Played => {
  const matches = playedMatches();
  const records = matches.flatMap(({ key }): [string, MatchRecord][] => {
    const record = readRecord(keptRecord(key));
    return record === null ? [] : [[key, record]];
  });
  return { matches, records: new Map(records) };
};

/** Adds what a file carries and is not there yet. @returns how many matches were new; null where nothing can be kept */
export const importPlayed = ({ matches, records }: Played): number | null => {
  const { fresh, isKept } = addPlayed(matches);
  const known = new Set(playedMatches().map(({ key }) => key));
  for (const [key, record] of records) {
    if (known.has(key) && keptRecord(key) === null) keepRecord(key, record);
  }
  return isKept ? fresh : null;
};

const withRecord = () => playedMatches().filter(({ key }) => keptRecord(key) !== null);
