import { expect, it } from 'vitest';
import { nextEvent, startServer } from './support/running-server.ts';
import { createMatch, enter, join, moveMessage, playToTheEnd } from './support/seat-client.ts';

it('metrics count what happens, and tell nothing of whose match it is', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { bots: { 1: 'random' } } });
  const ada = await join(server, matchID, 'Ada Lovelace');
  const { socket } = await enter(server, ada);
  const refused = nextEvent(socket, 'refused');
  socket.emit('update', ...moveMessage(ada, 9999, ['draw']));
  await refused;
  await playToTheEnd(socket, ada);
  const { status, text } = await server.get('/metrics');
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
  expect(figureOf('event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  for (const secret of [matchID, ada.credentials, 'Lovelace', '127.0.0.1'])
    expect(text).not.toContain(secret);
});
