import { z } from 'zod';
import type { GameMeta } from '../game/contract.ts';
import { seated } from './answers.ts';
import { publicSeat } from './at-table.ts';
import { tableBody } from './bodies.ts';
import { memberID } from './members.ts';
import { listOf, matchID, seat, seatText } from './parts.ts';
import { playerName } from './player-name.ts';

/** One deal at several tables: what is asked of it, and how their results are compared. */

const FEWEST_TABLES = 2;
const MOST_TABLES = 16;

const tables = `must be a whole number from ${FEWEST_TABLES} to ${MOST_TABLES}`;
const moment = z.number().min(0).meta({ title: 'Moment' });
/** Tables count from 1. */
const table = z.int(tables).min(1, tables).max(MOST_TABLES, tables);
const secret = z.string('must be text').min(1, 'must not be empty').max(64, 'is too long');

/** Each table is laid as this one. */
export const newDuplicateBody = (meta: GameMeta<object>) =>
  z.strictObject({
    tables: z.int(tables).min(FEWEST_TABLES, tables).max(MOST_TABLES, tables),
    table: tableBody(meta),
  });
export const sitBody = z.strictObject({ table: table.optional(), playerID: seatText.optional(), playerName });
export const endBody = z.strictObject({ key: secret.optional() });

/** `key` shows who is the host, where they are no member. */
export const newDuplicate = z.strictObject({ id: matchID, key: z.string() });
export const satDown = seated.extend({ table });

const item = z.strictObject({ for: z.string(), points: z.number() });
const partOfResult = z
  .strictObject({
    /** What it brought, what the seat had then, and what for. */
    points: z.number(),
    total: z.number(),
    items: listOf(item),
    /** Among those who held the seat and came so far; equals share a rank. */
    rank: z.number(),
  })
  .meta({ title: 'PartOfResult' });
const seatResult = z.strictObject({
  table,
  /** As many as were written down at that table. */
  parts: listOf(partOfResult),
  /** Null: the match did not come to its end by the rules. */
  total: z.number().nullable(),
  rank: z.number().nullable(),
  /** Of those who held the seat at the other tables, the share whom this result beats, equals half: 0 to 1. Null: there are none. */
  share: z.number().nullable(),
});
const sale = z.strictObject({
  table,
  /** Who bought it with which sun, and took which for it; null: nobody. */
  sold: z.strictObject({ player: seat, sun: z.number(), took: z.number() }).nullable(),
  /** What its tiles were then: some have two sides. */
  tiles: listOf(z.string()),
});
const comparedLot = z
  .strictObject({
    epoch: z.number(),
    /** By the sun that was paid, the dearest first. */
    sales: listOf(sale),
  })
  .meta({ title: 'ComparedLot' });
export const comparison = z
  .strictObject({
    /** What was written down when, as far as the table that came furthest. */
    parts: listOf(z.strictObject({ kind: z.enum(['epoch', 'scoring', 'end']), of: z.number() })),
    /** By seat; a table at which nobody played is not there. */
    seats: listOf(listOf(seatResult)),
    /** The same tiles at several tables, where they were not sold alike: those first whose prices are furthest apart. */
    lots: listOf(comparedLot),
  })
  .meta({ title: 'Comparison' });

const duplicateTable = z
  .strictObject({
    table,
    matchID,
    stage: z.enum(['open', 'running', 'over', 'gone']),
    players: listOf(publicSeat),
  })
  .meta({ title: 'DuplicateTable' });
export const duplicate = z.strictObject({
  id: matchID,
  game: z.string(),
  players: z.number(),
  setupData: z.record(z.string(), z.unknown()),
  madeAt: moment,
  /** Null: others may still play the deal, and nothing of it is told. */
  endedAt: moment.nullable(),
  /** The host has ended it before all tables were over. */
  isCut: z.boolean(),
  /** The member who made it; null: a guest. */
  host: memberID.nullable(),
  tables: listOf(duplicateTable),
  comparison: comparison.nullable(),
  /** Another one whenever there is something else to tell. */
  changes: z.string(),
  /** Seats that were taken from an address from which somebody had sat down at another table before: told at the end. */
  near: listOf(z.strictObject({ table, seat, other: table })).optional(),
});
