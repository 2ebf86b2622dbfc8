import { describe, expect, it } from 'vitest';
import { priestsOfRa } from '../../../../src/client/games/priests-of-ra/game.ts';
import { isFull } from '../../../../src/game/auction/tracks.ts';
import type { AnyMove } from '../../../../src/game/contract.ts';
import type { Table } from '../../../../src/game/priests-of-ra/table.ts';
import { until } from './on-screen.tsx';

describe('why a press at the table of Priests of Ra does nothing, in the words of the rulebook', () => {
  it.each<[string, (table: Table) => boolean, AnyMove, string, string]>([
    ['a sun before a side [P-01]', t => t.step.kind === 'placement', ['bid', 2], 'the side', 'il lato'],
    [
      'a sun before priests [P-02]',
      t => t.step.kind === 'priests',
      ['bid', 2],
      'your priests',
      'tuoi sacerdoti',
    ],
    [
      'a draw on a full track, where no god helps [T-02]',
      t => t.step.kind === 'turn' && isFull(t.track),
      ['draw'],
      'is full: invoke Ra.',
      'è pieno: invoca Ra.',
    ],
    ['a pass in a turn [T-01]', t => t.step.kind === 'turn', ['pass'], 'draw a tile or invoke', 'pesca una'],
  ])('%s', (_what, wanted, move, en, it) => {
    const table = until(3, wanted).state as Table;
    const seat = 'player' in table.step ? table.step.player : -1;
    const refusal = priestsOfRa.refusalOf(table, seat, move) ?? '';
    const key = priestsOfRa.reasonOf?.(table, seat, move, refusal) ?? refusal;
    expect(priestsOfRa.refusalWords.en[key]).toContain(en);
    expect(priestsOfRa.refusalWords.it[key]).toContain(it);
  });
});
