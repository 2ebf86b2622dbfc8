import { pino } from 'pino';
import { expect, it } from 'vitest';
import { WindowLimiter } from '../../../src/server/limits/window-limiter.ts';
import { RedisLink } from '../../../src/server/nodes/redis-link.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { closeLater, eventually } from '../support/running-server.ts';

withRedis('what several servers allow together', () => {
  it('is counted in Redis, by each for itself while that is away, and together again afterwards', async () => {
    const redis = await newRedis();
    const links = [0, 1].map(() => new RedisLink(redis.url, pino({ level: 'silent' })));
    for (const link of links) closeLater(() => link.close());
    await Promise.all(links.map(link => link.settled()));
    const [a, b] = links.map(shared => new WindowLimiter({ name: 'x', points: 3, duration: 60, shared }));
    const takes = async (address: string) => {
      const taken: string[] = [];
      for (let i = 0; i < 3; i++) {
        for (const limiter of [a!, b!]) {
          const wait = await limiter.take(address);
          taken.push(wait === null ? 'ok' : wait > 0 && wait <= 60_000 ? 'wait' : String(wait));
        }
      }
      return taken.join(' ');
    };
    expect(await takes('ada')).toBe('ok ok ok wait wait wait');
    expect(await takes('ned')).toBe('ok ok ok wait wait wait');
    await redis.kill();
    expect(await takes('eve')).toBe('ok ok ok ok ok ok');
    expect(await takes('eve')).toBe('wait wait wait wait wait wait');
    await redis.start();
    await eventually(() => links.map(({ isUp }) => isUp)).toEqual([true, true]);
    expect(await takes('eve')).toBe('ok ok ok wait wait wait');
  });
});
