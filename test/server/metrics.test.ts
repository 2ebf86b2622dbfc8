import { describe, expect, it } from 'vitest';
import { nextEvent, startServer } from './support/running-server.ts';
import { createMatch, enter, join, moveMessage, playToTheEnd } from './support/seat-client.ts';

const TOKEN = 'a-token-of-24-characters';

const ask = async ({ url }: { readonly url: string }, authorization?: string) => {
  const answer = await fetch(`${url}/metrics`, {
    headers: authorization === undefined ? {} : { authorization },
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

it('metrics count what happens, and tell nothing of whose match it is', async () => {
  const server = await startServer({ metricsToken: TOKEN });
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { bots: { 1: 'random' } } });
  const ada = await join(server, matchID, 'Ada Lovelace');
  const { socket } = await enter(server, ada);
  const refused = nextEvent(socket, 'refused');
  socket.emit('update', ...moveMessage(ada, 9999, ['draw']));
  await refused;
  const malformed = nextEvent(socket, 'refused');
  socket.emit('sync', 'x');
  await malformed;
  await playToTheEnd(socket, ada);
  const { status, text } = await ask(server, `Bearer ${TOKEN}`);
  expect(status).toBe(200);
  const figureOf = (series: string) =>
    Number(
      text
        .split('\n')
        .find(line => line.startsWith(`${series} `))
        ?.split(' ')[1],
    );
  for (const event of ['created', 'begun', 'finished']) {
    expect([event, figureOf(`matches_total{game="priests-of-ra",event="${event}"}`)]).toEqual([event, 1]);
  }
  const { log } = await server.stored(matchID);
  const movesOf = (kind: string) =>
    figureOf(`match_commands_total{game="priests-of-ra",kind="${kind}",answer="made"}`);
  expect(movesOf('move') + movesOf('bot-moves')).toBe(log.length);
  expect(figureOf('match_refusals_total{kind="move",reason="stale"}')).toBeGreaterThanOrEqual(1);
  for (const stage of ['queue', 'load', 'decide', 'commit', 'publish']) {
    expect(figureOf(`match_command_stage_seconds_count{stage="${stage}"}`)).toBeGreaterThan(0);
  }
  expect(
    figureOf('bot_thinking_seconds_count{game="priests-of-ra",bot="random",outcome="done"}'),
  ).toBeGreaterThan(0);
  expect(figureOf('store_write_seconds_count{outcome="done"}')).toBeGreaterThanOrEqual(log.length);
  expect(figureOf('store_write_moves_sum')).toBe(log.length);
  for (const series of ['event_loop_lag_seconds{quantile="0.99"}', 'matches_busy', 'lobby_streams_open']) {
    expect([series, figureOf(series)]).toEqual([series, expect.any(Number)]);
    expect(figureOf(series)).toBeGreaterThanOrEqual(0);
  }
  for (const series of ['process_resident_memory_bytes', 'process_heap_bytes', 'process_cpu_seconds_total']) {
    expect(figureOf(series)).toBeGreaterThan(0);
  }
  expect(figureOf('store_ready')).toBe(1);
  expect(figureOf('sockets_open')).toBe(1);
  expect([figureOf('pages_open{who="seat"}'), figureOf('pages_open{who="spectator"}')]).toEqual([1, 0]);
  expect(figureOf('socket_messages_refused_total{reason="malformed"}')).toBe(1);
  expect(figureOf('http_request_seconds_count{method="POST",status="200"}')).toBe(2);
  expect(figureOf('match_command_retries_total')).toBe(0);
  for (const secret of [matchID, ada.credentials, 'Lovelace', '127.0.0.1'])
    expect(text).not.toContain(secret);
});

describe('metrics are for whoever knows the token', () => {
  it.each([
    ['no token', undefined],
    ['an empty one', 'Bearer '],
    ['another one', 'Bearer a-token-of-24-character5'],
    ['a longer one', `Bearer ${TOKEN}0`],
    ['the token alone', TOKEN],
  ])('%s: 401, and not a figure', async (_what, authorization) => {
    const { status, text, headers } = await ask(await startServer({ metricsToken: TOKEN }), authorization);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(text).not.toContain('seconds');
  });

  it('and where there is no token they are for nobody', async () => {
    const server = await startServer();
    for (const authorization of [undefined, 'Bearer ', 'Bearer null']) {
      expect((await ask(server, authorization)).status).toBe(404);
    }
  });
});
