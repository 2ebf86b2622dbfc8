import type { GameId } from '../../../game/index.ts';
import type { AnswerOf } from '../../../wire/routes.ts';
import { ask, type NewTable, withIdempotencyKey } from '../../match/lobby/api.ts';
import { browserKey, keepClaim } from '../../match/lobby/credentials.ts';
import { plainText, storedValue } from '../../ui/storage/stored.ts';

/** One deal at several tables, as the server tells everybody. */
export type Deal = AnswerOf<'GET /duplicates/:id'>;
export type DealTable = Deal['tables'][number];
export type Comparison = NonNullable<Deal['comparison']>;
export type SeatResult = Comparison['seats'][number][number];
export type ComparedLot = Comparison['lots'][number];

const path = (id: string) => `/duplicates/${encodeURIComponent(id)}` as const;

/** By which whoever has laid the tables shows that, on this device; null: somebody else has. */
const keyOf = (id: string) =>
  storedValue<string>(
    `hosted:${id}`,
    plainText(text => text),
    { none: '' },
  );

export const isHostedHere = (id: string): boolean => keyOf(id).get() !== '';

/** @returns its id */
export const layTables = (game: GameId, tables: number, table: NewTable): Promise<string> =>
  withIdempotencyKey(['lay', game, tables, table], async key => {
    const { numPlayers, setupData } = table;
    const body = { tables, table: { numPlayers, setupData } };
    const made = await ask<'POST /duplicates/:name'>(`/duplicates/${game}`, { body, key });
    keyOf(made.id).set(made.key);
    return made.id;
  });

/** @param known what one knows of it: answered is once there is something else, or after a while */
export const fetchDeal = (id: string, signal: AbortSignal, known = ''): Promise<Deal> =>
  ask<'GET /duplicates/:id'>(`${path(id)}?known=${known}`, { signal });

/** Takes a seat at a table, or at whichever needs the fewest more. @returns the match */
export const sitAt = async (
  { id, game }: { readonly id: string; readonly game: GameId },
  name: string,
  table?: number,
): Promise<string> => {
  const body = { playerName: name, ...(table !== undefined && { table }) };
  const sat = await ask<'POST /duplicates/:id/sit'>(`${path(id)}/sit`, { body, key: browserKey() });
  const { matchID, playerID, playerCredentials: credentials, playerName } = sat;
  keepClaim({ game, matchID, seat: Number(playerID), credentials, name: playerName });
  return matchID;
};

export const endDeal = async (id: string): Promise<void> => {
  const key = keyOf(id).get();
  await ask<'POST /duplicates/:id/end'>(`${path(id)}/end`, { body: key === '' ? {} : { key } });
};
