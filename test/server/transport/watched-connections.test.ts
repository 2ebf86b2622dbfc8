import { EventEmitter } from 'node:events';
import type { Server } from 'socket.io';
import { beforeEach, expect, it } from 'vitest';
import type { Config } from '../../../src/server/config.ts';
import { Allowances } from '../../../src/server/limits/allowance.ts';
import { DEFAULT_LIMITS, type Limits } from '../../../src/server/limits/limits.ts';
import { watchConnections } from '../../../src/server/transport/connections.ts';

const LIMITS: Limits = { ...DEFAULT_LIMITS, messagesPerSecond: 10, messageBurst: 10 };

/** A connection of engine.io's under watch, whose transport is told by hand what it holds. */
const watched = () => {
  const engine = new EventEmitter();
  const cut: string[] = [];
  const socket = { bufferedAmount: 0, terminate: () => void cut.push('terminated') };
  const connection = Object.assign(new EventEmitter(), {
    id: 'one',
    request: { socket: { remoteAddress: '192.0.2.1' }, headers: {} },
    transport: { name: 'websocket', socket },
    close: () => void cut.push('closed'),
  });
  const io = { engine } as unknown as Server;
  const meter = { refused: () => {}, cut: (why: string) => void cut.push(why) };
  const config = { limits: LIMITS, trustProxy: 0 } as Config;
  const allowances = new Allowances(LIMITS, () => 0);
  watchConnections(io, { allowances, config, isGame: name => name === 'ra', meter });
  engine.emit('connection', connection);
  return { connection, socket, cut, allowances };
};

let page: ReturnType<typeof watched>;
beforeEach(() => {
  page = watched();
});

const say = async (bytes: number) => {
  page.connection.emit('packetCreate', { data: 'x'.repeat(bytes) });
  await Promise.resolve();
};

const CUT = ['buffered', 'terminated', 'closed'];

it('a megabyte that waits for a connection is cut off with it, and a byte less is not', async () => {
  await say(600_000);
  await say(400_000);
  expect(page.cut).toEqual([]);
  await say(1);
  expect(page.cut).toEqual(CUT);
});

it('what its transport has taken and the network has not counts as well', async () => {
  await say(400_000);
  page.connection.emit('flush');
  page.socket.bufferedAmount = 999_999;
  await say(1);
  expect(page.cut).toEqual([]);
  await say(1);
  expect(page.cut).toEqual(CUT);
});

it('what has been fetched counts no more', async () => {
  for (let n = 0; n < 10; n++) {
    await say(900_000);
    page.connection.emit('flush');
  }
  expect(page.cut).toEqual([]);
});

it('packets of whatever kind are counted, and one more than anybody may send ends the connection', async () => {
  const send = async (many: number) => {
    for (let n = 0; n < many; n++) page.connection.emit('packet', {});
    await new Promise(setImmediate);
  };
  // Five for each message of a burst of ten, and twice what may be refused.
  await send(450);
  expect(page.cut).toEqual([]);
  await send(1);
  expect(page.cut).toEqual(['flood', 'terminated', 'closed']);
});

it.each([
  ['0', 2],
  ['0{"token":1}', 2],
  ['0/chess,', 2],
  ['0/ra,', 0],
  ['0/ra,{"token":1}', 0],
  ['2/chess,["sync"]', 0],
])('the packet %s costs %i where it leads nowhere', (data, cost) => {
  page.connection.emit('packet', { type: 'message', data });
  const speaker = { connection: 'one', address: '192.0.2.1', seat: null };
  let left = 0;
  while (page.allowances.takeMessage(speaker, 'update') === 'allowed') left += 1;
  expect(left).toBe(LIMITS.messageBurst - cost);
});
