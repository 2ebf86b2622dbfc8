import { expect, it } from 'vitest';
import { playerAt } from '../../../src/server/match/seats.ts';

it.each(['__proto__', 'constructor', 'toString', '1'])(
  'a table without the seat %s has nobody there',
  seat => {
    const match = { gameName: 'go', players: { 0: { id: 0 } }, createdAt: 0, updatedAt: 0 };
    expect(playerAt(match, seat)).toBeUndefined();
    expect(playerAt(match, 0)).toEqual({ id: 0 });
  },
);
