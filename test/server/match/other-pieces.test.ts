import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { ask, begunTable, changeBy, NOON, nowAt, secretOf, servedGame } from '../support/decisions.ts';

const OTHER = 'a'.repeat(64);

describe.each(['kheops', 'ru-ra-re'] as const)('a match of %s', name => {
  const table = async () => {
    const game = await servedGame(name);
    const begun = begunTable(game, 2, { secondsToAct: 30 });
    const [seat] = game.module.rules.seatsToAct(begun.state!.G);
    const move: Command = {
      kind: 'move',
      seat: seat!,
      credentials: secretOf(seat!),
      move: game.module.rules.legalMoves(begun.state!.G, seat!)[0]!,
      stateID: 0,
      id: 'move-one',
    };
    return { game, begun, move };
  };
  const withHash = (match: StoredMatch, dataHash?: string): StoredMatch => {
    const { dataHash: _, ...control } = match.control;
    return { ...match, control: { ...control, ...(dataHash !== undefined && { dataHash }) } };
  };

  it('notes the pieces it is dealt from', async () => {
    const { game, begun } = await table();
    expect(begun.control.dataHash).toMatch(/^[0-9a-f]{64}$/);
    expect(begun.control.dataHash).toBe(game.dataHash);
  });

  it('is played on with these, and where an earlier version did not note them', async () => {
    const { game, begun, move } = await table();
    for (const match of [begun, withHash(begun)])
      expect(changeBy(game, match, move).next.version).toBe(match.version + 1);
  });

  it('is not played on with others, and nobody is waited for', async () => {
    const { game, begun, move } = await table();
    const match = withHash(begun, OTHER);
    expect(ask(game, match, move)).toEqual({ refused: 'other-pieces' });
    for (const kind of ['time-up', 'stand-in', 'reconcile', 'presence'] as const) {
      const { next } = changeBy(game, match, { kind }, nowAt(NOON + 1_000_000, 0, 1));
      expect(next.state).toEqual(match.state);
      expect(next.data.players).toEqual(match.data.players);
      expect(next.control.deadlines).toEqual({ bots: null, absences: {}, clocks: {} });
    }
  });
});
