import { expect, it, vi } from 'vitest';
import { commitmentVerdict } from '../../../src/game/commitment.ts';
import { dataHashOf } from '../../../src/game/data-hash.ts';
import { GAME_IDS, type GameId, loadReferee } from '../../../src/game/index.ts';
import { type MatchRecord, parseRecord } from '../../../src/game/record.ts';
import { faultOf } from '../../../src/game/referee.ts';
import { CannotStore } from '../../../src/server/match/ports.ts';
import { loadGame } from '../../game/load-game.ts';
import { seatsNear } from '../../game/matches.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import {
  createMatch,
  enter,
  GAME,
  type Joined,
  join,
  moveMessage,
  pathOf,
  playToTheEnd,
} from '../support/seat-client.ts';

const complaint = async (record: MatchRecord) => {
  const game = record.game as GameId;
  const { rules, meta } = await loadGame(game);
  const options = meta.parseOptions(record.options);
  if ('error' in options) throw new Error(options.error);
  return faultOf(record, rules, await loadReferee(game), options.options, false);
};

/** What there is in the record of a match that runs. */
const KEYS = 'format game rulesVersion players names options proof events'.split(' ');

/** What the table chooses, otherwise than the rulebook has it. */
const CHOSEN: Readonly<Partial<Record<GameId, object>>> = {
  'priests-of-ra': { openTotals: true },
  ra: { openTotals: true },
  kheops: { strictClosure: true, white: 1 },
};

it.each(GAME_IDS)(
  'the record of an online match of %s holds it whole, and a referee finds nothing wrong with it',
  async game => {
    const server = await startServer();
    const module = await loadGame(game);
    const players = seatsNear(module, 3);
    const bots = ['steady', 'random'].slice(0, players - 1);
    const options = CHOSEN[game] ?? {};
    const setupData = { bots: Object.fromEntries(bots.map((bot, i) => [i + 1, bot])), ...options };
    const matchID = await createMatch(server, { numPlayers: players, setupData }, game);
    const ada = await join(server, matchID, 'Ada', game);
    const path = pathOf(game);
    const { socket } = await enter(server, ada);

    const { body: running } = await server.get(`${path}/${matchID}/record`);
    const dataHash = dataHashOf(module.rules);
    expect(Object.keys(running).filter(key => key !== 'dataHash')).toEqual(KEYS);
    expect(running.dataHash ?? null).toBe(dataHash);
    const { commitment } = (await server.get(`${path}/${matchID}`)).body;
    expect(running).toMatchObject({
      format: 'match-record/1',
      game,
      rulesVersion: module.meta.rulesVersion,
      proof: { match: matchID, commitment },
      players,
      names: ['Ada', ...bots.map(bot => `bot: ${bot}`)],
      options,
    });
    const { initialState } = await server.stored(matchID);
    const opening = module.rules.opening(initialState.G);
    expect(opening[0]).toMatchObject({ type: 'setup' });
    expect(running.events.slice(0, opening.length)).toEqual(opening);

    await playToTheEnd(socket, ada);
    const { body: finished } = await server.get(`${path}/${matchID}/record`);
    expect(finished.seed).toBe(initialState.G.secret.seed);
    expect(running.proof).not.toHaveProperty('salt');
    expect(finished.proof).toMatchObject({ match: matchID, commitment });
    expect(commitmentVerdict(finished, commitment)).toEqual({ kind: 'kept' });
    expect(finished.events.slice(0, running.events.length)).toEqual(running.events);
    expect(finished.result).toEqual((await server.get(`${path}/${matchID}`)).body.gameover);
    expect(parseRecord(finished)).toEqual({ record: finished });
    expect(await complaint(finished)).toBeNull();
  },
);

it('the record of a match under way is right so far', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const matchID = await createMatch(server, { numPlayers: 2 });
  const seats = [await join(server, matchID), await join(server, matchID, 'Ned')];
  const { info } = await enter(server, { matchID });
  const mover = seats[info.state.G.step.kind === 'turn' ? info.state.G.step.player : 0]!;
  const { socket } = await enter(server, mover);
  socket.emit('update', ...moveMessage(mover, 0, ['draw']));
  await nextEvent(socket, 'update');
  const { body } = await server.get(`${GAME}/${matchID}/record`);
  // The opening tells two events; a Ra tile would bring an auction after its draw.
  expect(body.events[2]).toMatchObject({ type: 'draw', player: Number(mover.seat) });
  expect(body).not.toHaveProperty('seed');
  expect(body).not.toHaveProperty('result');
  expect(await complaint(body)).toBeNull();
});

it('there is no record of a match that has not begun, nor of one that is not there', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2, unlisted: true });
  const record = await server.get(`${GAME}/${matchID}/record`);
  expect([record.status, record.body.error]).toEqual([409, expect.stringContaining('has not begun')]);
  expect((await server.get(`${GAME}/nosuchmatch/record`)).status).toBe(404);
});

it('a record is made and packed once, however many ask, until the match goes on', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const matchID = await createMatch(server, { numPlayers: 5, setupData: { bots: { 4: 'steady' } } });
  const seats: Joined[] = [];
  for (const name of ['Ada', 'Ned', 'Tiye', 'Hori']) seats.push(await join(server, matchID, name));
  const read = vi.spyOn(server.store, 'history');
  const path = `${GAME}/${matchID}/record`;
  // Who says nothing of it is taken to want none of what is kept.
  const headers = { 'accept-encoding': 'br', 'cache-control': 'max-age=0' };
  const ask = (more = {}) => fetch(`${server.url}${path}`, { headers: { ...headers, ...more } });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(read).toHaveBeenCalledTimes(1);
  const [first] = answers;
  expect(first!.headers.get('cache-control')).toBe('no-cache');
  const etag = first!.headers.get('etag')!;
  const unchanged = await ask({ 'if-none-match': etag });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  expect(read).toHaveBeenCalledTimes(1);

  const { playerID, credentials } = { ...seats[0]!, playerID: seats[0]!.seat };
  await server.post(`${GAME}/${matchID}/update`, { playerID, credentials, newName: 'Ada L.' });
  const renamed = await ask({ 'if-none-match': etag });
  expect([renamed.status, (await renamed.json()).names[0]]).toEqual([200, 'Ada L.']);
  expect(read).toHaveBeenCalledTimes(2);
});

it('a record that could not be read is read again for whoever asks next', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { bots: { 1: 'steady' } } });
  await join(server, matchID);
  const path = `${GAME}/${matchID}/record`;
  vi.spyOn(server.store, 'history').mockRejectedValueOnce(new CannotStore(new Error('gone')));
  expect((await server.get(path)).status).toBe(503);
  expect((await server.get(path)).status).toBe(200);
});
