import { Manager } from 'socket.io-client';
import { expect, it } from 'vitest';
import { DIAL_MAX_MS, reconnectPatiently } from '../../../../src/client/match/online/reconnect.ts';

type Attempts = { readonly emitReserved: (event: string, attempt: number) => void };

it('a server that has just gone is dialled every second, one that stays away less often, and each time anew', () => {
  const manager = new Manager('http://127.0.0.1:9', {
    autoConnect: false,
    reconnectionDelayMax: DIAL_MAX_MS,
  });
  reconnectPatiently(manager);
  const mostAfter = (attempt: number) => {
    (manager as unknown as Attempts).emitReserved('reconnect_attempt', attempt);
    return manager.reconnectionDelayMax();
  };
  expect([1, 5, 11].map(mostAfter)).toEqual([1000, 1000, 1000]);
  expect([12, 100].map(mostAfter)).toEqual([5000, 5000]);
  expect(mostAfter(1)).toBe(1000);
});
