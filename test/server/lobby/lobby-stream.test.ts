import type { Context } from 'koa';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { LobbyStream } from '../../../src/server/lobby/lobby-stream.ts';
import { closeLater, eventually, startServer, TEST_CONFIG } from '../support/running-server.ts';
import { createMatch } from '../support/seat-client.ts';

/** What a lobby stream has said so far. */
const listen = async (url: string, headers: Record<string, string> = {}) => {
  const controller = new AbortController();
  closeLater(() => controller.abort());
  const response = await fetch(`${url}/lobby/stream`, { signal: controller.signal, headers });
  const heard = { status: response.status, text: '', close: () => controller.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) heard.text += decoder.decode(chunk, { stream: true });
  };
  read().catch(() => {});
  return heard;
};

it('the lobby stream says that a list has changed', async () => {
  const server = await startServer();
  const heard = await listen(server.url);
  expect(heard.status).toBe(200);
  await createMatch(server);
  await eventually(() => heard.text).toContain('event: changed\ndata: {"game":"priests-of-ra"}\n\n');
});

it('whoever asks for its head alone does not wait for its end, and takes no place', async () => {
  const server = await startServer();
  expect((await fetch(`${server.url}/lobby/stream`, { method: 'HEAD' })).status).toBe(405);
});

it('changes that follow closely are told once, by game, and those after them anew', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stream = new LobbyStream(TEST_CONFIG);
  closeLater(() => stream.close());
  const told: string[] = [];
  const req = { socket: { remoteAddress: '192.0.2.1' }, headers: {} };
  const write = (text: string) => void told.push(...(/"game":"[\w-]+"/.exec(text) ?? []));
  const res = {
    destroyed: false,
    writableLength: 0,
    writeHead: () => {},
    write,
    on: () => {},
    end: () => {},
  };
  stream.open({ req, res } as unknown as Context);
  for (const game of ['ra', 'kheops', 'ra', 'ra']) stream.changed(game);
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual(['"game":"ra"', '"game":"kheops"']);
  stream.changed('ra');
  vi.runAllTimers();
  expect(told).toHaveLength(3);
});

it('only so many may listen to the lobby from one address', async () => {
  const server = await startServer({ limits: { ...DEFAULT_LIMITS, streamsPerAddress: 2 } });
  const [first] = [await listen(server.url), await listen(server.url)];
  expect((await listen(server.url)).status).toBe(503);
  first!.close();
  await eventually(async () => (await listen(server.url)).status).toBe(200);
});

it('who listens already leaves the last places to those who do not', async () => {
  const server = await startServer({ trustProxy: 1, limits: { ...DEFAULT_LIMITS, streams: 10 } });
  const open = async (address: string) => (await listen(server.url, { 'x-forwarded-for': address })).status;
  for (let n = 0; n < 9; n++) expect(await open(`2001:db8:0:${n}::1`)).toBe(200);
  expect(await open('2001:db8::1')).toBe(503);
  expect(await open('192.0.2.1')).toBe(200);
  expect(await open('192.0.2.2')).toBe(503);
});

it('whoever has gone before the stream is opened takes no place', async () => {
  const stream = new LobbyStream({ ...TEST_CONFIG, limits: { ...DEFAULT_LIMITS, streamsPerAddress: 2 } });
  closeLater(() => stream.close());
  const req = { socket: { remoteAddress: '192.0.2.1' }, headers: {} };
  const refuse = (status: number) => {
    throw new Error(`${status}`);
  };
  // Its 'close' has been, and is heard by nobody any more.
  const res = { destroyed: true, writeHead: () => {}, write: () => {}, on: () => {}, end: () => {} };
  for (let n = 0; n < 5; n++) stream.open({ req, res, throw: refuse } as unknown as Context);
  expect(stream.size).toBe(0);
});
