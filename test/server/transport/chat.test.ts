import { expect, it } from 'vitest';
import type { TalkLine } from '../../../src/game/shared/talk-lines.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { begunTable, changeBy, secretOf, servedGame } from '../support/decisions.ts';
import { runningMatch } from '../support/running-match.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { createMatch, enter, join } from '../support/seat-client.ts';

it('chat is short text, from the seat it says, and from seats only', async () => {
  const server = await startServer();
  const { matchID, mover, other, socket } = await runningMatch(server);
  const spectator = await enter(server, { matchID });
  const say = (text: unknown) => [
    matchID,
    { id: 'abc', sender: other.seat, payload: text },
    mover.credentials,
  ];
  for (const text of ['x'.repeat(301), '', 7, null, { text: 'x' }]) {
    socket.emit('chat', ...say(text));
    expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  }
  spectator.socket.emit('chat', ...say('hello'));
  expect(await nextEvent(spectator.socket, 'refused')).toEqual([matchID, null, 'not-joined']);
  const heard = nextEvent(spectator.socket, 'chat');
  socket.emit('chat', ...say('hello'));
  expect(await heard).toEqual([matchID, { id: 'abc', sender: mover.seat, payload: 'hello' }]);
});

it('what was said is kept with the match, told to whoever comes, and no affair of the lobby’s', async () => {
  const server = await startServer();
  const { matchID, mover, other, socket, info } = await runningMatch(server);
  const heard = nextEvent(socket, 'chat');
  socket.emit('chat', matchID, { id: 'line-1', payload: ' Good luck! ' });
  await heard;
  // Sent once more, as its page heard nothing: it is said once.
  socket.emit('chat', matchID, { id: 'line-1', payload: 'Good luck!' });
  const second = nextEvent(socket, 'chat');
  socket.emit('chat', matchID, { id: 'line-2', payload: '<b>&c.' });
  await second;
  const lines = [
    { id: 'line-1', seat: Number(mover.seat), text: 'Good luck!' },
    { id: 'line-2', seat: Number(mover.seat), text: '<b>&c.' },
  ];
  const late = await enter(server, other);
  late.socket.emit('sync', matchID, other.seat, other.credentials);
  expect(await nextEvent(late.socket, 'talk')).toEqual([matchID, lines, 0]);
  expect((await server.get(`/games/priests-of-ra/${matchID}`)).text).not.toContain('Good luck');
  expect((await server.get('/games/priests-of-ra')).text).not.toContain('Good luck');
  expect((await server.stored(matchID)).state._stateID).toBe(info.state._stateID);
});

it('a reaction is one of a few, from seats only, seen by all and kept nowhere', async () => {
  const server = await startServer();
  const { matchID, mover, socket } = await runningMatch(server);
  const spectator = await enter(server, { matchID });
  for (const wrong of ['hello', '__proto__', 7, null]) {
    socket.emit('react', matchID, wrong);
    expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  }
  spectator.socket.emit('react', matchID, 'ouch');
  expect(await nextEvent(spectator.socket, 'refused')).toEqual([matchID, null, 'not-joined']);
  const seen = nextEvent(spectator.socket, 'reaction');
  socket.emit('react', matchID, 'ouch');
  expect(await seen).toEqual([matchID, Number(mover.seat), 'ouch']);
});

it.each([
  ['none', 'no-talk', 'no-talk'],
  ['reactions', 'no-talk', 'seen'],
] as const)('a table may have chosen %s', async (talk, chatting, reacting) => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { talk, bots: { 1: 'steady' } } });
  const { socket } = await enter(server, await join(server, matchID));
  socket.emit('chat', matchID, { id: 'line-1', payload: 'hello' });
  expect((await nextEvent(socket, 'refused'))[2]).toBe(chatting);
  const answer = nextEvent(socket, reacting === 'seen' ? 'reaction' : 'refused');
  socket.emit('react', matchID, 'thanks');
  expect((await answer)[2]).toBe(reacting === 'seen' ? 'thanks' : reacting);
  const refused = await server.post('/games/priests-of-ra/create', {
    numPlayers: 2,
    setupData: { talk: 'x' },
  });
  expect(refused.status).toBe(400);
});

it('a page is told the last of what was said, and asks for what came before', async () => {
  const server = await startServer();
  const { matchID, mover, socket } = await runningMatch(server);
  const seat = Number(mover.seat);
  const lines = Array.from({ length: 12 }, (_, n) => ({
    id: `line-${n}`,
    seat,
    text: `${n} ${'𓂀'.repeat(100)}`,
  }));
  const stored = (await server.store.load(matchID))!;
  const next = { ...stored, version: stored.version + 1, data: { ...stored.data, talk: lines } };
  await server.store.commit({ before: stored, next, log: [] });

  socket.emit('sync', matchID, mover.seat, mover.credentials);
  const heard: TalkLine[] = [];
  let [, told, earlier] = await nextEvent(socket, 'talk');
  for (;;) {
    expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(2100);
    expect(told.length).toBeGreaterThan(0);
    heard.unshift(...told);
    expect(heard.length + earlier).toBe(12);
    if (earlier === 0) break;
    socket.emit('talk', matchID, heard[0]!.seat, heard[0]!.id);
    [, told, earlier] = await nextEvent(socket, 'talk-before');
  }
  expect(heard).toEqual(lines);

  socket.emit('talk', matchID, seat, 'no such line');
  expect(await nextEvent(socket, 'talk-before')).toEqual([matchID, [], 0]);
  for (const wrong of [
    [matchID],
    [matchID, seat, 7],
    [matchID, 9, 'line-1'],
    [matchID, '__proto__', 'line-1'],
  ]) {
    socket.emit('talk', ...wrong);
    expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  }
  socket.emit('talk', 'other-match', seat, 'line-1');
  expect(await nextEvent(socket, 'refused')).toEqual(['other-match', null, 'not-joined']);
});

it('the last fifty lines are kept', async () => {
  const game = await servedGame('ra');
  let match = begunTable(game, 2);
  for (let n = 0; n < 60; n++) {
    const line = {
      kind: 'chat',
      seat: n % 2,
      credentials: secretOf(n % 2),
      id: `${n}`,
      text: `line ${n}`,
    } as const;
    match = changeBy(game, match, line).next;
    expect(changeBy(game, match, line).acknowledgement).toBe('repeated');
  }
  expect(match.data.talk).toHaveLength(50);
  expect(match.data.talk!.at(-1)).toEqual({ id: '59', seat: 1, text: 'line 59' });
});

it('a line is answered where its page wants to know what became of it, and is said once however often it is sent', async () => {
  const server = await startServer();
  const { matchID, mover, socket } = await runningMatch(server);
  const spectator = await enter(server, { matchID });
  const say = (from: typeof socket, id: string, payload: string) =>
    new Promise(resolve => from.emit('chat', matchID, { id, payload }, resolve));
  const refused: unknown[] = [];
  socket.on('refused', (...told) => void refused.push(told));
  expect(await say(socket, 'a', 'hello')).toBeNull();
  expect(await say(socket, 'a', 'hello')).toBeNull();
  expect((await server.stored(matchID)).metadata.talk).toEqual([
    { id: 'a', seat: Number(mover.seat), text: 'hello' },
  ]);
  expect(await say(socket, 'b', '')).toBe('malformed');
  expect(await say(spectator.socket, 'c', 'hello')).toBe('not-joined');
  expect(refused).toEqual([]);
});

it('what comes too fast is refused by its answer, and heard later', async () => {
  const server = await startServer({ limits: { ...DEFAULT_LIMITS, chatBurst: 2 } });
  const { matchID, socket } = await runningMatch(server);
  const say = (id: string) =>
    new Promise(resolve => socket.emit('chat', matchID, { id, payload: id }, resolve));
  expect([await say('a'), await say('b'), await say('c')]).toEqual([null, null, 'rate']);
  const { talk } = (await server.stored(matchID)).metadata;
  expect(talk?.map(({ text }) => text)).toEqual(['a', 'b']);
});
