import { expect, it, vi } from 'vitest';
import { RedisLink } from '../../../src/server/nodes/redis-link.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { closeLater, eventually } from '../support/running-server.ts';
import { freePort } from '../support/server-process.ts';

const linkTo = async (url: string) => {
  const log = { error: vi.fn(), info: vi.fn() };
  const link = new RedisLink(url, log);
  closeLater(() => link.close());
  await link.settled();
  return { link, log };
};

it('where nobody answers all goes on, and the log says so once', async () => {
  const { link, log } = await linkTo(`redis://127.0.0.1:${await freePort()}`);
  expect(link.isUp).toBe(false);
  await expect(link.commands.ping()).rejects.toThrow();
  const tried = vi.fn();
  link.commands.on('reconnecting', tried);
  await eventually(() => tried.mock.calls.length).toBeGreaterThan(2);
  expect(log.error.mock.calls).toEqual([[{ reason: 'ECONNREFUSED' }, expect.stringContaining('Redis')]]);
});

withRedis('the way to Redis', () => {
  it('is down when Redis is killed or answers no more, and up by itself afterwards, each said once', async () => {
    const redis = await newRedis();
    const { link, log } = await linkTo(redis.url);
    expect(link.isUp).toBe(true);
    expect(log.error).not.toHaveBeenCalled();
    await redis.kill();
    await eventually(() => link.isUp).toBe(false);
    await redis.start();
    await eventually(() => link.isUp).toBe(true);
    redis.freeze();
    await eventually(() => link.isUp).toBe(false);
    redis.goOn();
    await eventually(() => link.isUp).toBe(true);
    expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([2, 2]);
  });

  it('a password is never logged, right or wrong', async () => {
    const redis = await newRedis('--requirepass', 'right-word');
    const { port } = new URL(redis.url);
    const right = await linkTo(`redis://:right-word@127.0.0.1:${port}`);
    expect(right.link.isUp).toBe(true);
    const wrong = await linkTo(`redis://:wrong-word@127.0.0.1:${port}`);
    expect(wrong.link.isUp).toBe(false);
    expect(JSON.stringify(wrong.log.error.mock.calls)).toContain('WRONGPASS');
    expect(JSON.stringify([right.log, wrong.log].map(({ error }) => error.mock.calls))).not.toMatch(/-word/);
  });
});
