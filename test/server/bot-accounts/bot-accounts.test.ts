import { expect, it } from 'vitest';
import { BotAccounts } from '../../../src/server/bot-accounts/bot-accounts.ts';
import type { TableStep } from '../../../src/server/tables.ts';
import { SILENT } from '../support/storages.ts';

it.each([
  ['when it has left', { acknowledgement: 'made', match: null } as const, 1],
  ['not while its table in a tournament is being seated', { refused: 'seat-kept' }, 0],
])('a bot that is withdrawn has a seat no more: %s', async (_when, done, written) => {
  let writes = 0;
  const store = {
    secret: async () => 'secret',
    tables: {
      rows: async () => [{ bot: 'bot-a', match: 'match', seat: 0 }] as never,
      write: async () => {
        writes++;
        return true;
      },
    },
  };
  const accounts = new BotAccounts({ store, matches: { now: () => 0, send: async () => done }, log: SILENT });
  accounts.wake();
  await accounts.idle();
  expect(writes).toBe(written);
});

it('a seat that cannot be left keeps no other bot at its table', async () => {
  const left: unknown[] = [];
  const leaving = ['first', 'second'].map(match => ({ bot: 'bot-a', match, seat: 0 }));
  const store = {
    secret: async () => 'secret',
    tables: {
      rows: async () => leaving as never,
      write: async (...[[, ...values]]: [TableStep, ...TableStep[]]) => left.push(values[1]) > 0,
    },
  };
  const send = async (match: string) => {
    if (match === 'first') throw new Error('no more');
    return { acknowledgement: 'made', match: null } as const;
  };
  const accounts = new BotAccounts({ store, matches: { now: () => 0, send }, log: SILENT });
  accounts.wake();
  await accounts.idle();
  expect(left).toEqual(['second']);
});
