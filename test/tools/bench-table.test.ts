import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { loadRules } from '../../src/game/index.ts';
import { Table } from '../../src/tools/bench/load/table.ts';
import { closeLater, eventually, startServer } from '../server/support/running-server.ts';

/** A way to a server on which what it says is held back for a while. */
const lineTo = async (target: number) => {
  const held: (() => void)[] = [];
  let isHeld = false;
  const line = net.createServer(near => {
    const far = net.connect(target, '127.0.0.1');
    for (const end of [near, far]) {
      end.on('error', () => {});
      end.on('close', () => void [near, far].map(each => each.destroy()));
    }
    near.pipe(far);
    far.on('data', said => (isHeld ? held.push(() => near.write(said)) : near.write(said)));
  });
  closeLater(() => line.close());
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (line.address() as net.AddressInfo).port,
    hold: () => {
      isHeld = true;
    },
    letGo: () => {
      isHeld = false;
      for (const say of held.splice(0)) say();
    },
  };
};

it('a page that hears late of a move keeps nobody from the next, which is no fault, and both are known once it has', async () => {
  const server = await startServer();
  const module = await loadRules('priests-of-ra');
  const { port } = new URL(server.url);
  const lines = [await lineTo(Number(port)), await lineTo(Number(port)), await lineTo(Number(port))];
  const [faults, made, known]: [string[], number[], number[]] = [[], [], []];
  const table = new Table({
    target: { name: 'this', ports: lines.map(line => line.port), pids: () => [], answers: true, lobby: true },
    module,
    number: 1,
    seats: 3,
    made: ms => void made.push(ms),
    fault: what => void faults.push(what),
  });
  closeLater(() => table.close());
  await table.open();
  table.onKnown = ms => void known.push(ms);
  const [mover] = module.rules.seatsToAct((await server.stored(table.matchID)).state.G);
  const last = lines[(mover! + 2) % 3]!;
  last.hold();
  for (const moves of [1, 2]) {
    table.move();
    await eventually(() => made.length).toBe(moves);
  }
  expect([known.length, table.isWaiting, table.isUntold]).toEqual([0, false, true]);
  last.letGo();
  await eventually(() => known.length).toBe(2);
  expect([table.isUntold, faults]).toEqual([false, []]);
});
