import { expect, it } from 'vitest';
import { nodeBus } from '../../../src/server/nodes/node-bus.ts';
import type { RedisLink } from '../../../src/server/nodes/redis-link.ts';

it('that a node may not subscribe to what the others send is a fault of its link, and is not lost', async () => {
  const denied = new Error('NOPERM this user has no permissions to access the channel');
  const refuse = () => Promise.reject(denied);
  const faults: unknown[] = [];
  const link = {
    isUp: true,
    commands: { options: {}, publish: refuse },
    subscriber: { subscribe: refuse, psubscribe: refuse, on: () => {}, off: () => {} },
    failed: (error: unknown) => void faults.push(error),
  } as unknown as RedisLink;
  const bus = nodeBus(link);
  await expect.poll(() => faults, { timeout: 5000 }).toEqual([denied, denied]);
  bus.send({ kind: 'alive' });
  await expect.poll(() => faults, { timeout: 5000 }).toHaveLength(3);
  bus.close();
});
