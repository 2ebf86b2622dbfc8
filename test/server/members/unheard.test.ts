import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { onEachServer } from '../support/each-server.ts';
import { type MemberBrowser, memberAt, sitDownAt, tableOf } from '../support/member-browser.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { onPostgres } from '../support/storages.ts';

type Seat = { readonly playerID: string; readonly playerCredentials: string };

const pageAt = async (url: string, matchID: string, { playerID, playerCredentials }: Seat) => {
  const socket = openSocket(url, 'ra');
  socket.emit('sync', matchID, playerID, playerCredentials);
  await nextEvent(socket, 'sync');
  return socket;
};
/** All that a page is told in words or by a face. */
const heardBy = (socket: Socket): unknown[] => {
  const heard: unknown[] = [];
  socket.on('chat', (_id, line) => heard.push(line.payload));
  socket.on('reaction', (_id, seat, reaction) => heard.push([seat, reaction]));
  return heard;
};
const threeAt = async (people: readonly MemberBrowser[]) => {
  const id = await tableOf(people[0]!, 3);
  const seats: Seat[] = [];
  for (const each of people) seats.push((await sitDownAt(each, id)).body);
  return { id, seats };
};

onEachServer(newServer => {
  it('a member reads nothing of whom they have blocked: neither at once nor later; all others do', async () => {
    const server = await newServer();
    const people = [
      await memberAt(server.url, 'Ada'),
      await memberAt(server.url, 'Eve'),
      await memberAt(server.url, 'Ned'),
    ] as const;
    const { id, seats } = await threeAt(people);
    await people[0].ask('POST', '/account/blocks', { member: people[1].id });
    const pages = await Promise.all(seats.map(seat => pageAt(server.url, id, seat)));
    const heard = pages.map(heardBy);
    const [ada, eve, ned] = pages as [Socket, Socket, Socket];
    const last = Promise.all(
      [ada, eve, ned].map(
        page =>
          new Promise(resolve => page.on('chat', (_id, { payload }) => payload === 'end' && resolve(null))),
      ),
    );
    eve.emit('chat', id, { id: 'line-1', payload: 'you are bad' });
    await nextEvent(ned, 'chat');
    eve.emit('react', id, 'hurry');
    await nextEvent(ned, 'reaction');
    ada.emit('chat', id, { id: 'line-2', payload: 'hello' });
    await nextEvent(ned, 'chat');
    ned.emit('chat', id, { id: 'line-3', payload: 'end' });
    await last;
    expect(heard[0]).toEqual(['hello', 'end']);
    // Whoever is blocked is told nothing of it: neither by silence nor by words.
    expect(heard[1]).toEqual(['you are bad', [1, 'hurry'], 'hello', 'end']);
    expect(heard[2]).toEqual(['you are bad', [1, 'hurry'], 'hello', 'end']);
    const later = async (seat: Seat) => {
      const socket = openSocket(server.url, 'ra');
      socket.emit('sync', id, seat.playerID, seat.playerCredentials);
      const [, lines] = await nextEvent(socket, 'talk');
      socket.emit('talk', id, 2, 'line-3');
      const [, before] = await nextEvent(socket, 'talk-before');
      return [lines, before].map(all => all.map(({ text }: { text: string }) => text));
    };
    expect(await later(seats[0]!)).toEqual([['hello', 'end'], ['hello']]);
    expect(await later(seats[2]!)).toEqual([
      ['you are bad', 'hello', 'end'],
      ['you are bad', 'hello'],
    ]);
    await people[0].ask('DELETE', `/account/blocks/${people[1].id}`);
    expect(await later(seats[0]!)).toEqual([
      ['you are bad', 'hello', 'end'],
      ['you are bad', 'hello'],
    ]);
  });
});

onEachServer(newServer => {
  it('nor does a member who watches', async () => {
    const server = await newServer();
    const { url } = server;
    const [eve, ned] = [await memberAt(url, 'Eve'), await memberAt(url, 'Ned')] as const;
    const ada = await memberAt(url, 'Ada');
    const id = await tableOf(eve);
    const seats: Seat[] = [(await sitDownAt(eve, id)).body, (await sitDownAt(ned, id)).body];
    await ada.ask('POST', '/account/blocks', { member: eve.id });
    const watcher = (cookie: string) => openSocket(url, 'ra', { cookie });
    const watching = async (cookie: string) => {
      const socket = watcher(cookie);
      socket.emit('sync', id, null, undefined);
      await nextEvent(socket, 'sync');
      return socket;
    };
    const [page, other] = [await pageAt(url, id, seats[0]!), await pageAt(url, id, seats[1]!)];
    const [ears, guest] = [await watching(ada.cookie()), await watching('')];
    const heard = [heardBy(ears), heardBy(guest)];
    page.emit('chat', id, { id: 'line-1', payload: 'you are bad' });
    await nextEvent(guest, 'chat');
    page.emit('react', id, 'hurry');
    await nextEvent(guest, 'reaction');
    const last = [nextEvent(ears, 'chat'), nextEvent(guest, 'chat')];
    other.emit('chat', id, { id: 'line-2', payload: 'end' });
    await Promise.all(last);
    expect(heard[0]).toEqual(['end']);
    expect(heard[1]).toEqual(['you are bad', [0, 'hurry'], 'end']);
    const later = async (cookie: string) => {
      const socket = watcher(cookie);
      socket.emit('sync', id, null, undefined);
      const [, lines] = await nextEvent(socket, 'talk');
      socket.emit('talk', id, 1, 'line-2');
      const [, before] = await nextEvent(socket, 'talk-before');
      return [lines, before].map(all => all.map(({ text }: { text: string }) => text));
    };
    expect(await later(ada.cookie())).toEqual([['end'], []]);
    expect(await later('')).toEqual([['you are bad', 'end'], ['you are bad']]);
  });
});

withRedis('two nodes, PostgreSQL and Redis', () => {
  onPostgres('where somebody writes at the other one', cluster => {
    it('they are not read by who has blocked them', async () => {
      const shared = { databaseUrl: await cluster().createDatabase(), redisUrl: (await newRedis()).url };
      const [here, there] = [await startServer(shared), await startServer(shared)];
      const people = [
        await memberAt(here.url, 'Ada'),
        await memberAt(there.url, 'Eve'),
        await memberAt(here.url, 'Ned'),
      ] as const;
      const { id, seats } = await threeAt(people);
      await people[0].ask('POST', '/account/blocks', { member: people[1].id });
      const [ada, ned] = [await pageAt(here.url, id, seats[0]!), await pageAt(here.url, id, seats[2]!)];
      const eve = await pageAt(there.url, id, seats[1]!);
      const heard = heardBy(ada);
      eve.emit('chat', id, { id: 'line-1', payload: 'you are bad' });
      expect((await nextEvent(ned, 'chat'))[1].payload).toBe('you are bad');
      ned.emit('chat', id, { id: 'line-2', payload: 'end' });
      await nextEvent(ada, 'chat');
      expect(heard).toEqual(['end']);
    });
  });
});
