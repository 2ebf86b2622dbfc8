import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { GameId } from '../../../../src/game/index.ts';
import type { MatchRecord } from '../../../../src/game/record.ts';
import { DATABASE_FILE } from '../../../../src/server/storage/sqlite-store.ts';

/** A seat a person has joined. */
export type SavedSeat = { readonly seat: number; readonly name: string; readonly credentials: string };

/** A match of a saved database, and what the server that wrote it gave of it. */
export type SavedMatch = {
  readonly id: string;
  readonly game: GameId;
  /** What is special about it, in words. */
  readonly what: string;
  readonly stage: 'waiting' | 'running' | 'finished';
  readonly seats: readonly SavedSeat[];
  /** Seats of persons in which bots stand in. */
  readonly standIns?: readonly number[];
  /** Ru-Ra-Re: the rows that have been chosen in the present throw, by seat. */
  readonly choices?: Readonly<Record<number, number>>;
  /** The match to which "play again" led. */
  readonly nextMatchID?: string;
  /** The lobby's entry of it. */
  // biome-ignore lint/suspicious/noExplicitAny: as the version of the database had it
  readonly lobby: any;
  /** None of a match that has not begun, but in the first version, which dealt beforehand. */
  readonly record: MatchRecord | null;
  /** Of a running match, what each person saw of it, by seat; without the persons for whom bots stand in. */
  readonly views: Readonly<Record<number, object>>;
};
/** A member, with a session and one of their codes. */
export type SavedMember = {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  readonly code: string;
};
export type SavedContents = {
  readonly matches: readonly SavedMatch[];
  readonly members?: readonly SavedMember[];
};

const fileOf = (version: string, name: string): string =>
  fileURLToPath(new URL(`./${version}/${name}`, import.meta.url));

/** Lays a database as a released version of the server left it into a directory. */
export const laySaved = (version: string, directory: string): void => {
  const plain = fileOf(version, DATABASE_FILE);
  const target = join(directory, DATABASE_FILE);
  if (existsSync(plain)) copyFileSync(plain, target);
  else writeFileSync(target, gunzipSync(readFileSync(`${plain}.gz`)));
};

export const savedContents = (version: string): SavedContents =>
  JSON.parse(readFileSync(fileOf(version, 'contents.json'), 'utf8'));
