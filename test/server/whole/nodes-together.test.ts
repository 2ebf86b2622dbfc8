import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { REACTIONS } from '../../../src/game/shared/talk.ts';
import type { Config } from '../../../src/server/config.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import type { RedisServer } from '../../../src/tools/local-redis.ts';
import { cutWireTo } from '../support/cut-wire.ts';
import { letterBox } from '../support/letter-box.ts';
import { newRedis, withRedis } from '../support/redis-server.ts';
import { roamingPage } from '../support/roaming-page.ts';
import {
  eventually,
  nextEvent,
  openSocket,
  startServer,
  type TestServer,
} from '../support/running-server.ts';
import {
  createMatch,
  enter,
  GAME,
  type Joined,
  join,
  moveMessage,
  newMoveID,
  seatedMatch,
  seatsToldTo,
} from '../support/seat-client.ts';
import { onPostgres } from '../support/storages.ts';

type Nodes = { readonly a: TestServer; readonly b: TestServer; readonly redis: RedisServer };

withRedis('two nodes with Redis', () => {
  onPostgres('on one PostgreSQL database', cluster => {
    /** Two nodes in this process. */
    const twoNodes = async (config: Partial<Config> = {}): Promise<Nodes> => {
      const redis = await newRedis();
      const databaseUrl = await cluster().createDatabase();
      const all = { databaseUrl, redisUrl: redis.url, ...config };
      return { redis, a: await startServer(all), b: await startServer(all) };
    };

    /** Seats at different nodes and a watcher at each. */
    const openTable = async ({ a, b }: Nodes, seats: readonly Joined[]) => {
      const { matchID } = seats[0]!;
      const players = seats.map((who, i) => roamingPage([[a, b][i % 2]!.url], who));
      const watchers = [a, b].map(({ url }) => roamingPage([url], { matchID }));
      return { matchID, players, watchers, all: [...players, ...watchers] };
    };

    it('players and watchers of one match are on different nodes, and every frame comes in its order', async () => {
      const nodes = await twoNodes();
      const seats = await seatedMatch(nodes.a, 2);
      const { matchID, players, watchers, all } = await openTable(nodes, seats);
      await Promise.all(all.map(page => page.isOver));
      expect(all.flatMap(({ gaps }) => gaps)).toEqual([]);
      expect(all.flatMap(({ repeats }) => repeats)).toEqual([]);
      expect(players.flatMap(({ refusals }) => refusals)).toEqual([]);
      // Nobody had to be shown everything again.
      expect(all.map(({ syncs }) => syncs())).toEqual(all.map(() => 1));
      const [one, other] = watchers.map(({ seen }) => seen());
      expect(one).toEqual(other);
      const { state, log } = await nodes.b.stored(matchID);
      expect(log.map(({ _stateID }) => _stateID)).toEqual(
        Array.from({ length: state._stateID }, (_, n) => n),
      );
      const answered = players.flatMap(({ answers }) => [...answers.values()]);
      // On a busy machine a page may have asked twice.
      expect(answered.filter(kinds => kinds.filter(kind => kind === 'made').length !== 1)).toEqual([]);
      expect(answered).toHaveLength(log.length);
    });

    it('a table that fills up at one node begins at the other; who sits there, and chat, is known at both', async () => {
      const { a, b } = await twoNodes();
      const matchID = await createMatch(a, { numPlayers: 2 });
      const ada = await join(a, matchID, 'Ada');
      const page = openSocket(a.url);
      page.emit('sync', matchID, ada.seat, ada.credentials);
      await nextEvent(page, 'matchData');
      const begun = nextEvent(page, 'sync');
      const ned = await join(b, matchID, 'Ned');
      expect((await begun)[1].state._stateID).toBe(0);

      const seats = seatsToldTo(page);
      const neds = await enter(b, ned);
      expect(neds.info.filteredMetadata[0]).toMatchObject({ name: 'Ada', isConnected: true });
      await eventually(() => seats()?.[1]).toMatchObject({ name: 'Ned', isConnected: true });
      const players = async (node: TestServer) => (await node.get(`${GAME}/${matchID}`)).body.players;
      await eventually(async () => (await players(a))[1].isConnected).toBe(true);

      const heard = nextEvent(page, 'chat');
      neds.socket.emit('chat', matchID, { id: 'one', payload: 'Good evening' });
      expect(await heard).toEqual([matchID, { id: 'one', sender: '1', payload: 'Good evening' }]);

      neds.socket.close();
      await eventually(() => seats()?.[1]).toMatchObject({ name: 'Ned', isConnected: false });
      await eventually(async () => (await players(a))[1].isConnected).toBe(false);
    });

    it('what is said, shown and asked for at one node is known at the other, and answered there', async () => {
      const { a, b } = await twoNodes();
      const seats = await seatedMatch(a, 2);
      const { matchID } = seats[0]!;
      const pages = [await enter(a, seats[0]!), await enter(b, seats[1]!)];
      const [one, other] = pages.map(({ socket }) => socket) as [Socket, Socket];
      const counted = nextEvent(one, 'watching');
      const watcher = (await enter(b, { matchID })).socket;

      // Who watches at one node is counted at the other.
      expect(await counted).toEqual([matchID, 1]);

      const heard = [other, watcher].map(socket => nextEvent(socket, 'chat'));
      one.emit('chat', matchID, { id: 'one', payload: 'Good evening' });
      for (const each of heard)
        expect(await each).toEqual([matchID, { id: 'one', sender: '0', payload: 'Good evening' }]);
      const shown = [one, watcher].map(socket => nextEvent(socket, 'reaction'));
      other.emit('react', matchID, REACTIONS[0]);
      for (const each of shown) expect(await each).toEqual([matchID, 1, REACTIONS[0]]);

      const { ctx } = (await a.stored(matchID)).state;
      const caller = Number(ctx.currentPlayer);
      for (const [seat, name] of [
        [caller, 'invokeRa'],
        [1 - caller, 'pass'],
      ] as const) {
        const known = [one, other].map(socket => nextEvent(socket, 'update'));
        const { _stateID } = (await a.stored(matchID)).state;
        pages[seat]!.socket.emit('update', ...moveMessage(seats[seat]!, _stateID, [name]), newMoveID());
        await Promise.all(known);
      }
      const asking = pages.map(({ socket }) => nextEvent(socket, 'asking'));
      pages[caller]!.socket.emit('undo', matchID, 2, newMoveID());
      for (const each of asking) expect((await each)[1]).toMatchObject({ seat: caller, stateID: 2 });
      const undone = [one, other, watcher].map(socket => nextEvent(socket, 'update'));
      pages[1 - caller]!.socket.emit('undo-answer', matchID, 2, true);
      for (const each of undone)
        expect((await each)[1]).toMatchObject({ _stateID: 3, ctx: { phase: 'turn' } });
    });

    it('a quick match that was opened at one node is joined from the other, and who waits is told', async () => {
      const { a, b } = await twoNodes();
      const quick = async (node: TestServer, playerName: string) =>
        (await node.post(`${GAME}/quick`, { numPlayers: 2, playerName })).body;
      const { matchID, playerID, playerCredentials } = await quick(a, 'Ada');
      const page = openSocket(a.url);
      page.emit('sync', matchID, playerID, playerCredentials);
      await nextEvent(page, 'matchData');
      const begun = nextEvent(page, 'sync');
      expect(await quick(b, 'Ned')).toMatchObject({ matchID, playerID: '1' });
      expect((await begun)[1].filteredMetadata[1]).toMatchObject({ name: 'Ned' });
    });

    it('a notice is sent once, though two nodes could, and so is its reminder', async () => {
      const outside = await letterBox();
      const { a, b } = await twoNodes({ clockSecond: 0.2, privateNotices: true });
      const tables = await Promise.all(Array.from({ length: 5 }, () => seatedMatch(a, 2)));
      for (const [n, seats] of tables.entries())
        for (const { matchID, seat: playerID, credentials } of seats)
          await [a, b][n % 2]!.post(`${GAME}/${matchID}/notify`, {
            playerID,
            credentials,
            webhook: `${outside.url}/${matchID}`,
          });
      await eventually(() => outside.heard.length).toBe(10);
      const told = async ([who]: readonly Joined[]) =>
        Object.values((await b.store.load(who!.matchID))!.control.told!);
      for (const seats of tables) await eventually(() => told(seats)).toEqual([2]);
      const letters = outside.heard.map(({ path, body }) => `${path} ${JSON.parse(String(body)).reminder}`);
      const expected = tables.flatMap(([who]) => [`/${who!.matchID} false`, `/${who!.matchID} true`]);
      expect(letters.toSorted()).toEqual(expected.toSorted());
    });

    it('who has a page at either node is not waited for; when both are gone, they are', async () => {
      const { a, b } = await twoNodes({ standInAfter: 60_000 });
      const seats = await seatedMatch(a, 2);
      const { state } = await a.stored(seats[0]!.matchID);
      const mover = seats[Number(state.ctx.currentPlayer)]!;
      const waiter = seats.find(who => who !== mover)!;
      const waitedFor = async () =>
        Object.keys((await a.store.load(mover.matchID))!.control.deadlines.absences);
      const pages = [await enter(a, mover), await enter(b, mover)];
      await enter(a, waiter);
      expect(await waitedFor()).toEqual([]);
      pages[0]!.socket.close();
      await eventually(() => [...a.pages.seatsHere(mover.matchID)]).toEqual([Number(waiter.seat)]);
      await a.matches.idle();
      expect(await waitedFor()).toEqual([]);
      // Both at once: neither node knows of the other's when its own goes.
      const again = await enter(a, mover);
      again.socket.close();
      pages[1]!.socket.close();
      await eventually(waitedFor).toEqual([mover.seat]);
    });

    it('the lobby of one node hears of the tables of the other, and one address has one allowance', async () => {
      const { a, b } = await twoNodes({
        limits: { ...DEFAULT_LIMITS, createsPerMinute: 3, socketsPerAddress: 3 },
      });
      const abort = new AbortController();
      const stream = await fetch(`${b.url}/lobby/stream`, { signal: abort.signal });
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
      await reader.read();
      const matchID = await createMatch(a);
      let heard = '';
      while (!heard.includes('"game":"priests-of-ra"')) heard += (await reader.read()).value;
      abort.abort();

      await createMatch(a);
      await createMatch(b);
      for (const node of [a, b])
        expect((await node.post(`${GAME}/create`, { numPlayers: 2 })).status).toBe(429);

      await nextEvent(openSocket(a.url), 'connect');
      const seats = [await join(a, matchID, 'Ada'), await join(a, matchID, 'Ned')];
      for (const [i, node] of [a, b].entries()) await enter(node, seats[i]!);
      // What a node says is heard in its order: who knows of a page at the other knows of the connections opened before.
      for (const node of [a, b])
        await eventually(() => [...node.pages.seatsAt(matchID)].sort()).toEqual([0, 1]);
      for (const node of [a, b]) {
        const refused = openSocket(node.url);
        await nextEvent(refused, 'connect_error');
        refused.close();
      }
    });

    it('a node that ends sends its pages to the other, where they go on, and nobody takes them for absent', async () => {
      const nodes = await twoNodes();
      const { a, b } = nodes;
      const [ada, ned] = await seatedMatch(a, 2);
      const { socket } = await enter(b, { matchID: ada!.matchID });
      const connected: boolean[] = [];
      // Long enough for others to notice.
      const players = [roamingPage([a.url, b.url], ada!, { pause: 1000 }), roamingPage([b.url], ned!)];
      await eventually(() => players.every(({ answers }) => answers.size > 2)).toBe(true);
      socket.on('matchData', (_id, seats) => connected.push(seats[0].isConnected));
      await a.close();
      await Promise.all(players.map(page => page.isOver));
      expect(players.flatMap(({ gaps }) => gaps)).toEqual([]);
      expect(connected).not.toContain(false);
    });

    it('Redis is killed and started again in the middle of a match: all pages see it to its end', async () => {
      const nodes = await twoNodes({ standInAfter: 0 });
      const seats = await seatedMatch(nodes.a, 2);
      const { matchID, players, all } = await openTable(nodes, seats);
      const moves = () => players.reduce((sum, { answers }) => sum + answers.size, 0);
      await eventually(moves).toBeGreaterThan(5);
      await nodes.redis.kill();
      // By each player, so that each has learnt of a move of the other's.
      const before = players.map(({ answers }) => answers.size);
      await eventually(() => players.every(({ answers }, i) => answers.size > before[i]! + 1)).toBe(true);
      const { data } = (await nodes.a.store.load(matchID))!;
      // Nobody was taken for absent whose page is on the other node.
      expect(Object.values(data.players).filter(player => 'data' in player)).toEqual([]);
      await nodes.redis.start();
      await Promise.all(all.map(page => page.isOver));
      expect(all.flatMap(({ gaps }) => gaps)).toEqual([]);
      const { state, log } = await nodes.b.stored(matchID);
      expect(log.map(({ _stateID }) => _stateID)).toEqual(
        Array.from({ length: state._stateID }, (_, n) => n),
      );
    });

    it('a node that is cut off from the database acknowledges nothing; the other does its work, and it comes back by itself', async () => {
      const redis = await newRedis();
      const databaseUrl = await cluster().createDatabase();
      const wire = await cutWireTo(databaseUrl);
      const a = await startServer({ databaseUrl: wire.url, redisUrl: redis.url, botDelay: 5 });
      const b = await startServer({ databaseUrl, redisUrl: redis.url, botDelay: 5 });
      const table = { numPlayers: 3, setupData: { bots: { 1: 'random', 2: 'random' } } };
      const sitAt = async (node: TestServer) => join(node, await createMatch(node, table));
      let isThinking = false;
      const adas = roamingPage([a.url], await sitAt(a), { plays: () => !isThinking });
      const [ned, eve] = [await sitAt(a), await sitAt(a)].map(who => roamingPage([b.url], who));
      await eventually(() => [adas, ned!, eve!].every(({ answers }) => answers.size > 2)).toBe(true);
      isThinking = true;
      await eventually(() => !adas.isWaiting() && priestsOfRa.seatsToAct(adas.seen()!.G).join() === '0').toBe(
        true,
      );

      wire.hold();
      const acknowledged = adas.answers.size;
      isThinking = false;
      adas.look();
      await Promise.all([ned!.isOver, eve!.isOver]);
      await eventually(() => adas.refusals).toContain('fault');
      expect(adas.answers.size).toBe(acknowledged);
      const { body, status } = await a.get('/readyz');
      expect([status, body.status]).toEqual([503, 'cannot store now']);
      expect((await b.get('/readyz')).status).toBe(200);

      wire.letGo();
      await adas.isOver;
      expect(adas.gaps).toEqual([]);
      expect(
        [...adas.answers.values()].filter(kinds => kinds.filter(kind => kind === 'made').length > 1),
      ).toEqual([]);
      expect((await a.get('/readyz')).status).toBe(200);
    });
  });
});
