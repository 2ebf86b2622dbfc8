import { expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import { ask, changeBy, emptyTable, secretOf, servedGame } from '../support/decisions.ts';

const kheops = await servedGame('kheops');
const table = emptyTable(kheops, 2, {});
const ofTournament = { ...table, data: { ...table.data, tournament: { id: 'evening', round: 1 } } };
const sit = (seat: number, isPlaced: boolean): Command => ({
  ...{ kind: 'sit', seat, name: `Person ${seat}`, credentials: secretOf(seat) },
  ...(isPlaced && { isPlaced: true as const }),
});

it('at a table of a tournament nobody sits down by themselves, and who sits there changes nothing of it', () => {
  expect(ask(kheops, ofTournament, sit(0, false))).toEqual({ refused: 'seat-kept' });
  const one = changeBy(kheops, ofTournament, sit(0, true)).next;
  const owner = { seat: 0, credentials: secretOf(0) };
  expect(ask(kheops, one, { kind: 'leave', ...owner })).toEqual({ refused: 'seat-kept' });
  for (const act of [{ do: 'seat-bot', at: 1, bot: 'easy' }, { do: 'start' }, { do: 'close' }] as const)
    expect(ask(kheops, one, { kind: 'host', ...owner, act })).toEqual({ refused: 'seat-kept' });
  const both = changeBy(kheops, one, sit(1, true)).next;
  expect(both.state).not.toBeNull();
  expect(ask(kheops, both, { kind: 'leave', ...owner })).not.toHaveProperty('refused');
});
