import type { Command } from '../match/commands.ts';
import type { Beside } from '../match/ports.ts';
import { isOver } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { TableStep } from '../tables.ts';
import { duplicateOf } from './deal-of.ts';
import { tableOver } from './duplicate-store.ts';

/**
 * What a write of a match changes of the duplicate that it is a table of: who has which seat, and that it is over, or no more.
 * Whoever sits down where they have another seat of the deal does not.
 */
export const toCompare: Beside = ({ before, next }, command) => {
  const duplicate = duplicateOf(before.data);
  if (duplicate === null || isOver(before.data)) return [];
  if (next === null) {
    const over = tableOver(before.id, before.data.updatedAt);
    // Where nothing was dealt, nobody has seen the cards: whoever sat there may sit down at another table.
    return before.state === null ? [over, [FREE_ALL, before.id]] : [over];
  }
  const steps = next.data.players === before.data.players ? [] : seatSteps(duplicate, before, next, command);
  return isOver(next.data) ? [...steps, tableOver(before.id, next.data.updatedAt)] : steps;
};

const seatSteps = (
  duplicate: string,
  before: StoredMatch,
  { id, data }: StoredMatch,
  command: Command | null,
): readonly TableStep[] =>
  Object.values(data.players).flatMap(({ id: seat, member, credentials }): readonly TableStep[] => {
    const held = before.data.players[seat];
    if (held?.member === member && (held?.credentials === undefined) === (credentials === undefined))
      return [];
    if (credentials === undefined) return [[FREE, id, seat]];
    if (command?.kind !== 'sit' || command.seat !== seat)
      // A guest has kept their name, or somebody is a member no more: they have sat there before.
      return [[NAME, id, seat, member ?? null, duplicate]];
    const { browser = null, address = null } = command.from ?? {};
    return [[SIT, id, seat, duplicate, member ?? null, browser, address]];
  });

const FREE = 'DELETE FROM duplicate_seat WHERE match = $1 AND seat = $2';
const FREE_ALL = 'DELETE FROM duplicate_seat WHERE match = $1';
const SIT = `INSERT INTO duplicate_seat (match, seat, duplicate, member, browser, address, near)
  SELECT CAST($1 AS TEXT), CAST($2 AS INTEGER), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT),
    min(number) FROM duplicate_table WHERE duplicate = $3 AND match <> $1
    AND match IN (SELECT match FROM duplicate_seat WHERE duplicate = $3 AND address = $6)`;
const NAME = `UPDATE duplicate_seat SET member = $3 WHERE match = $1 AND seat = $2
  AND NOT EXISTS (SELECT 1 FROM duplicate_seat AS own WHERE own.duplicate = $4 AND own.member = $3)`;
