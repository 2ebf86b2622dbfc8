import { expect, it } from 'vitest';
import type { AnyEvent } from '../../../src/game/contract.ts';
import { loadReferee } from '../../../src/game/index.ts';
import type { MatchRecord } from '../../../src/game/record.ts';
import { faultOf } from '../../../src/game/referee.ts';
import { asked } from '../../../src/game/ru-ra-re/asking.ts';
import type { RuRaReEvent } from '../../../src/game/ru-ra-re/events.ts';
import type { Row } from '../../../src/game/ru-ra-re/table.ts';
import { quickRandom, type Random } from '../../../src/game/shared/random.ts';
import { loadGame } from '../../game/load-game.ts';
import { type Answer, type Chooser, openTable, rowsWithCards } from '../support/choosers.ts';
import { startServer, type TestServer } from '../support/running-server.ts';
import { pathOf } from '../support/seat-client.ts';

const ROUNDS = 60;
const LATE = ['not-asked', 'not-this-throw', 'match-over'];

const recordOf = async (server: TestServer, matchID: string): Promise<MatchRecord> =>
  (await server.get(`${pathOf('ru-ra-re')}/${matchID}/record`)).body;

const complaint = async (record: MatchRecord) => {
  const { rules, meta } = await loadGame('ru-ra-re');
  return faultOf(record, rules, await loadReferee('ru-ra-re'), meta.defaults, false);
};

const showsOf = (events: readonly AnyEvent[]) =>
  (events as readonly RuRaReEvent[]).flatMap(event => (event.type === 'show' ? [event.choices] : []));

/** Everything one seat sends in one throw, in one breath: up to four choices, each other than the one before. */
const rowsOf = (open: readonly Row[], random: Random): Row[] => {
  const rows: Row[] = [open[random.below(open.length)]!];
  for (let more = Math.max(0, random.below(6) - 2); more > 0; more--) {
    const others = open.filter(row => row !== rows.at(-1));
    rows.push(others[random.below(others.length)]!);
  }
  return rows;
};

type Throw = { readonly choices: Readonly<Record<string, Row>>; readonly late: number };

/** One throw in which everybody who is asked speaks at once: what each was told counts last. */
const throwTogether = async (table: readonly Chooser[], random: Random): Promise<Throw> => {
  const { G, _stateID } = table[0]!.seen();
  const open = rowsWithCards(G);
  const speaking = asked(G).map(seat => {
    const rows = rowsOf(open, random);
    return { seat, rows, answers: Promise.all(rows.map(row => table[seat]!.choose(row))) };
  });
  const choices: Record<string, Row> = {};
  let late = 0;
  for (const { seat, rows, answers } of speaking) {
    const heard: Answer[] = await answers;
    expect(heard[0]).toBe('made');
    const kept = heard.filter(answer => !LATE.includes(answer));
    // Whatever comes after the reveal is refused, and nothing before.
    expect(kept).toEqual(heard.slice(0, kept.length));
    expect(kept.slice(1)).toEqual(kept.slice(1).map(() => 'changed'));
    choices[seat] = rows[kept.length - 1]!;
    late += heard.length - kept.length;
  }
  await Promise.all(table.map(({ until }) => until(seen => seen._stateID === _stateID + speaking.length)));
  return { choices, late };
};

it('[Q-12] four pages that choose at the same instant, some of them again and again: no acknowledged choice is lost in 60 rounds', async () => {
  const server = await startServer();
  const random = quickRandom('at the same instant');
  let [rounds, changes, late] = [0, 0, 0];
  while (rounds < ROUNDS) {
    const table = await openTable(server, 4);
    const told: Throw['choices'][] = [];
    const { matchID } = table[0]!.who;
    for (const { socket } of table)
      socket.on('answer', (_id, _moveID, kind) => (changes += Number(kind === 'changed')));
    while (table[0]!.seen().ctx.gameover === undefined) {
      const thrown = await throwTogether(table, random);
      told.push(thrown.choices);
      late += thrown.late;
    }
    const record = await recordOf(server, matchID);
    expect(showsOf(record.events)).toEqual(told);
    expect(await complaint(record)).toBeNull();
    const { state, log } = await server.stored(matchID);
    expect(log.map(({ _stateID }) => _stateID)).toEqual([...Array(state._stateID).keys()]);
    rounds += record.events.filter(({ type }) => type === 'round-end').length;
    for (const { socket } of table) socket.close();
  }
  expect(changes).toBeGreaterThan(ROUNDS);
  expect(late).toBeGreaterThan(ROUNDS / 10);
});

it('[Q-12] a choice for a throw before or after this one is refused and changes nothing', async () => {
  const server = await startServer();
  const table = await openTable(server, 3);
  const [ada, ned, zoe] = table as [Chooser, Chooser, Chooser];
  const stored = () => server.stored(ada.who.matchID);
  await ada.choose(1);
  // A clash of two: those two throw again, the third has her row.
  await Promise.all([ned.choose(1), zoe.choose(2)]);
  await zoe.until(({ G }) => G.throw === 2);
  expect(zoe.seen().G.waiting).toEqual([0, 1]);
  expect(await ada.chooseAt(1, 2, 1)).toBe('made');
  const before = await stored();
  for (const [round, throwNumber] of [
    [1, 1],
    [1, 3],
    [2, 1],
    [2, 2],
    [0, 2],
  ] as const) {
    for (const page of [ada, ned]) expect(await page.chooseAt(round, throwNumber, 3)).toBe('not-this-throw');
  }
  expect(await stored()).toEqual(before);
  expect(before.state.G.secret.choices).toEqual([1, null, null]);
});

it('[Q-10] who is not asked in this throw is refused, and so is a row without cards', async () => {
  const server = await startServer();
  const [ada, ned, zoe] = (await openTable(server, 3)) as [Chooser, Chooser, Chooser];
  const stored = () => server.stored(ada.who.matchID);
  await Promise.all([ada.choose(1), ned.choose(1), zoe.choose(2)]);
  await zoe.until(({ G }) => G.throw === 2);
  const before = await stored();
  expect(await zoe.choose(1)).toBe('not-asked');
  expect(await zoe.chooseAt(1, 1, 1)).toBe('not-asked');
  expect(await ada.choose(2)).toBe('empty-row');
  for (const row of [0, -1, 8, 1.5]) expect(await ada.choose(row as Row)).toBe('no-such-row');
  expect(await stored()).toEqual(before);
});

it('[Q-12] the same choice sent twice counts once', async () => {
  const server = await startServer();
  const [ada, ned] = (await openTable(server, 2)) as [Chooser, Chooser];
  expect(await Promise.all([ada.choose(4), ada.choose(4)])).toEqual(['made', 'changed']);
  expect(await Promise.all([ned.choose(4), ned.choose(4)])).toEqual(['made', 'not-this-throw']);
  expect(await Promise.all([ned.choose(4), ned.choose(4)])).toEqual(['made', 'changed']);
  const { state, log } = await server.stored(ada.who.matchID);
  expect([state._stateID, log.length, state.G.throw]).toEqual([3, 3, 2]);
  expect(state.G.secret.choices).toEqual([null, 4]);
});
