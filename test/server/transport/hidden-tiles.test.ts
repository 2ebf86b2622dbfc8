import { expect, it } from 'vitest';
import type { View } from '../../../src/game/kheops/table.ts';
import { botsAlone } from '../support/bots-alone.ts';
import { openSocket, startServer } from '../support/running-server.ts';
import { createMatch, join, pathOf, playToTheEnd } from '../support/seat-client.ts';

/** Every tile that a message names, wherever it stands: as a tile that lies or was laid, in a hand, in a move. */
const tilesIn = (message: unknown): number[] => {
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([key, part]) => {
    if (key === 'tile') return [part];
    if (key === 'hand' && part !== null) return part;
    if (key === 'payload' && part.type === 'layTile') return [part.args[0]];
    return tilesIn(part);
  });
};

/** All that a page may be told of the table: what is not among it cannot tell of a hand or the stock. */
const PARTS = 'options white pyramid pawns supplies handSizes stock step holder hand'.split(' ').toSorted();

/** Looks at a message about the state `G`, as the page of a seat or (null) of a spectator gets it. */
const lookAt = (message: unknown, G: View, seat: string | null): void => {
  expect(Object.keys(G).toSorted()).toEqual(PARTS);
  expect([typeof G.stock, G.holder]).toEqual(['number', seat === null ? null : Number(seat)]);
  if (seat === null) expect(G.hand).toBeNull();
  const known = new Set<number>([...Object.values(G.pyramid).map(({ tile }) => tile), ...(G.hand ?? [])]);
  expect(tilesIn(message).filter(tile => !known.has(tile))).toEqual([]);
};

it('no page of Kheops is told of a tile that has not been laid, save those of its own hand', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const people = [await join(server, matchID, 'Ada', 'kheops'), await join(server, matchID, 'Ned', 'kheops')];
  const ends = [...people, null].map(async who => {
    const seat = who?.seat ?? null;
    const socket = openSocket(server.url, 'kheops');
    let updates = 0;
    await new Promise<void>((resolve, reject) => {
      const look = (message: readonly unknown[], { G, ctx }: { G: View; ctx: { gameover?: unknown } }) => {
        try {
          lookAt(message, G, seat);
        } catch (error) {
          reject(error);
        }
        if (ctx.gameover !== undefined) resolve();
      };
      socket.on('sync', (...message) => look(message, message[1].state));
      socket.on('update', (...message) => {
        updates += 1;
        look(message, message[1]);
      });
      if (who === null) socket.emit('sync', matchID, null);
      else playToTheEnd(socket, who);
    });
    expect(updates).toBeGreaterThan(50);
  });
  await Promise.all(ends);
});

/** What there is in the record of a match that runs. */
const KEYS = 'format game rulesVersion dataHash players names options proof events'.split(' ');

it('the record of a running match of Kheops names no tile that has not been laid', async () => {
  const server = await startServer({ botDelay: 5 });
  const matchID = await botsAlone(server, ['random', 'random'], 'kheops');
  const lengths = new Set<number>();
  for (;;) {
    const { body } = await server.get(`${pathOf('kheops')}/${matchID}/record`);
    if (body.result !== undefined) break;
    lengths.add(body.events.length);
    expect(Object.keys(body)).toEqual(KEYS);
    const [setup, ...events] = body.events;
    expect(tilesIn(setup)).toHaveLength(19);
    for (const { type, player, ...facts } of events) {
      if (type === 'refill') expect(facts).toEqual({});
      else if (type === 'tile') expect(Object.keys(facts).toSorted()).toEqual(['cell', 'tile', 'turn']);
      else expect([type, player, tilesIn(facts)]).toEqual([type, player, []]);
    }
  }
  expect(lengths.size).toBeGreaterThan(10);
});
