import type { Logger } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import type { Matches, Refused } from '../../../src/server/match/matches.ts';
import { type Placing, place } from '../../../src/server/tournaments/placing.ts';
import { toTournament } from '../../../src/server/tournaments/results.ts';
import type { WholeTournament } from '../../../src/server/tournaments/tournament.ts';
import { resultSteps } from '../../../src/server/tournaments/tournament-store.ts';
import { OPENED_WITHIN_MS, Tournaments } from '../../../src/server/tournaments/tournaments.ts';
import { ask, changeBy, emptyTable, secretOf, servedGame } from '../support/decisions.ts';
import { startServer, type TestServer } from '../support/running-server.ts';
import { SILENT } from '../support/storages.ts';

const kheops = await servedGame('kheops');
const table = emptyTable(kheops, 2, {});
const ofTournament = { ...table, data: { ...table.data, tournament: { id: 'evening', round: 1 } } };
const sit = (seat: number, isPlaced: boolean): Command => ({
  ...{ kind: 'sit', seat, name: `Person ${seat}`, credentials: secretOf(seat) },
  ...(isPlaced && { isPlaced: true as const }),
});

it('at a table of a tournament nobody sits down by themselves, and who sits there changes nothing of it', () => {
  expect(ask(kheops, ofTournament, sit(0, false))).toEqual({ refused: 'seat-kept' });
  const one = changeBy(kheops, ofTournament, sit(0, true)).next;
  const owner = { seat: 0, credentials: secretOf(0) };
  expect(ask(kheops, one, { kind: 'leave', ...owner })).toEqual({ refused: 'seat-kept' });
  for (const act of [{ do: 'seat-bot', at: 1, bot: 'easy' }, { do: 'start' }, { do: 'close' }] as const)
    expect(ask(kheops, one, { kind: 'host', ...owner, act })).toEqual({ refused: 'seat-kept' });
  const both = changeBy(kheops, one, sit(1, true)).next;
  expect(both.state).not.toBeNull();
  expect(ask(kheops, both, { kind: 'leave', ...owner })).not.toHaveProperty('refused');
});

const tournamentOf = async ({ club, matches, store: { tables } }: TestServer, seats: readonly string[]) => {
  const { store } = club.tournaments;
  const made = {
    ...{
      id: 'evening',
      game: seats.length > 2 ? 'ra' : 'kheops',
      name: 'Evening',
      host: null,
      madeAt: 0,
      startsAt: null,
    },
    ...{ ofRounds: null, nextAt: null, changes: 0 },
    choices: {
      ...{ kind: 'swiss' as const, seats: seats.length, rounds: 1, clock: '180m+300s' },
      ...{ outOfTime: 'bot' as const, rated: false, bots: false },
    },
  };
  const drawn = [seats, ['dana', 'eve', 'finn'].slice(0, seats.length)].map((each, i) =>
    store.addTable('evening', 1, i, { seats: each, result: null }, `match-${i}`),
  );
  const members = [...seats, 'dana', 'eve', 'finn'];
  await store.write(
    store.make(made, Number.MAX_SAFE_INTEGER),
    ...members.map(id => store.enter('evening', id, 0)),
    ...drawn,
  );
  const read = async () => (await store.byID('evening'))!;
  await store.write(store.goOn(await read(), { stage: 'running', round: 1, ofRounds: 1, dueAt: 0 }));
  const placing: Placing = {
    matches,
    seats: { sitting: async (id: string) => ({ id, sealed: '' }) },
    seated: async () => {},
    botCredentials: async () => '',
    entrant: async (id: string) => ({ id, name: id }),
  };
  let now = 0;
  const calendar = { now: async () => now, known: () => now };
  const started = (changed: Partial<Placing> = {}, log: Pick<Logger, 'error'> = SILENT) => {
    const options = { ...placing, ...changed, tables, calendar, log, clockSecond: 1000 };
    return new Tournaments(options);
  };
  return { store, read, placing, started, pass: (ms: number) => (now += ms) };
};

it('no match is left of a table that was decided since it was read', async () => {
  const server = await startServer();
  const { matches } = server;
  const { store, read, placing } = await tournamentOf(server, ['ada', 'ben']);
  const whole = await read();
  const result = [1, 0].map(points => ({ points, rank: 2 - points, score: null }));
  await store.write(
    store.touch(whole),
    ...resultSteps('match-0', result, { decided: 'absent', gone: ['ben'] }),
  );
  expect(await place(placing, whole, whole.tables[0]!, store.isDecided)).toMatchObject({ hasBegun: false });
  expect(await matches.load('match-0')).toBeNull();
});

/** What has come of the tables of a round that is opened: how each was decided, by seat the points, and who is drawn no more. */
const cameTo = ({ tables, entrants }: WholeTournament) => ({
  tables: tables.map(({ decided, result }) => [
    decided ?? 'open',
    result?.map(({ points }) => points) ?? null,
  ]),
  gone: entrants.flatMap(({ member, hasLeft }) => (hasLeft ? [member] : [])),
});
const OPEN = ['open', null];
const look = async (tournaments: Tournaments) => {
  tournaments.wake();
  await tournaments.idle();
};
/** Has a match refuse somebody, or fail. */
const sending = (matches: Matches, instead: (command: Command) => Promise<Refused> | null) => {
  const send = matches.send.bind(matches);
  const spy = vi
    .spyOn(matches, 'send')
    .mockImplementation((id, command, loaded) => instead(command) ?? send(id, command, loaded));
  onTestFinished(() => spy.mockRestore());
  return spy;
};
const isSit = (command: Command, name: string) => command.kind === 'sit' && command.name === name;

it('who may not sit down is absent: of two the other has won, and of it no table is left', async () => {
  const server = await startServer();
  const { matches } = server;
  const { read, started } = await tournamentOf(server, ['ada', 'ben']);
  sending(matches, command => (isSit(command, 'ben') ? Promise.resolve({ refused: 'blocked' }) : null));
  const tournaments = started();
  await look(tournaments);
  expect(cameTo(await read())).toEqual({ tables: [['absent', [1, 0]], OPEN], gone: ['ben'] });
  expect(await matches.load('match-0')).toBeNull();
  expect((await matches.load('match-1'))!.state).not.toBeNull();
});

it('who may not sit down where several play has a bot in their place, and comes in last', async () => {
  const server = await startServer();
  const { matches } = server;
  const { read, started } = await tournamentOf(server, ['ada', 'ben', 'cai']);
  sending(matches, command => (isSit(command, 'ada') ? Promise.resolve({ refused: 'blocked' }) : null));
  await look(started());
  expect(cameTo(await read()).tables).toEqual([OPEN, OPEN]);
  const before = (await matches.load('match-0'))!;
  expect(Object.values(before.data.players).map(({ member }) => member)).toEqual([undefined, 'ben', 'cai']);
  expect(before.state).not.toBeNull();
  const next = { ...before, data: { ...before.data, gameover: { winners: [0], scores: [50, 9, 12] } } };
  const steps = toTournament({ before, next }, null);
  await server.store.tables.write(steps[0]!, ...steps.slice(1));
  expect(cameTo(await read())).toEqual({ tables: [['open', [0, 0.5, 1]], OPEN], gone: [] });
});

it('who deletes themselves between sitting down and the beginning leaves the table to the other', async () => {
  const server = await startServer();
  const { matches } = server;
  const { read, started, pass } = await tournamentOf(server, ['ada', 'ben']);
  let isHere = true;
  const send = sending(matches, command => {
    if (!isSit(command, 'ben')) return null;
    send.mockRestore();
    isHere = false;
    return matches
      .send('match-0', { kind: 'forget-member', member: 'ada', nobodys: 'x' })
      .then(() => Promise.reject(new Error('the server ends')));
  });
  const tournaments = started({ entrant: async id => (id === 'ada' && !isHere ? null : { id, name: id }) });
  await look(tournaments);
  pass(10_000);
  await look(tournaments);
  expect(cameTo(await read())).toEqual({ tables: [['absent', [0, 1]], OPEN], gone: ['ada'] });
  expect(await matches.load('match-0')).toBeNull();
});

it('a table that fails to be opened keeps no other waiting, and the round not for ever', async () => {
  const server = await startServer();
  const { matches } = server;
  const { read, started, pass } = await tournamentOf(server, ['ada', 'ben']);
  sending(matches, command => (isSit(command, 'ben') ? Promise.reject(new Error('the rules fail')) : null));
  const log = { error: vi.fn() };
  const tournaments = started({}, log);
  await look(tournaments);
  expect((await matches.load('match-1'))!.state).not.toBeNull();
  const triedAt = [0];
  for (let now = 5000; now < OPENED_WITHIN_MS; now += 5000) {
    pass(5000);
    log.error.mockClear();
    await look(tournaments);
    if (log.error.mock.calls.length > 0) triedAt.push(now / 1000);
  }
  expect(triedAt).toEqual([0, 10, 30, 70, 130, 190, 250, 310, 370, 430, 490, 550]);
  expect(cameTo(await read())).toEqual({ tables: [OPEN, OPEN], gone: [] });
  pass(60_000);
  await look(tournaments);
  expect(cameTo(await read())).toEqual({ tables: [['unfinished', [0.5, 0.5]], OPEN], gone: [] });
  expect(await matches.load('match-0')).toBeNull();
});

it('a table that has begun goes on though somebody at it is gone by the time another server looks', async () => {
  const server = await startServer();
  const { read, started } = await tournamentOf(server, ['ada', 'ben']);
  await look(started());
  const { version } = (await server.store.load('match-0'))!;
  // As where another table has ended.
  await server.store.tables.write(['UPDATE tournament SET due_at = 0']);
  await look(started({ entrant: async id => (id === 'ada' ? null : { id, name: id }) }));
  expect(cameTo(await read())).toEqual({ tables: [OPEN, OPEN], gone: [] });
  expect((await server.store.load('match-0'))!.version).toBe(version);
});
