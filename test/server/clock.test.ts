import { expect, it, onTestFinished, vi } from 'vitest';
import { calendarBy } from '../../src/server/calendar.ts';
import { agingClock, steadyClock } from '../../src/server/clock.ts';
import { eventually, startServer } from './support/running-server.ts';
import { createMatch, join } from './support/seat-client.ts';

it('the clock goes on where the machine’s is set back, and follows it forward', () => {
  const machine = { wall: 1_000_000, steady: 50 };
  const now = steadyClock(
    () => machine.wall,
    () => machine.steady,
  );
  const pass = (wall: number, steady: number) => {
    machine.wall += wall;
    machine.steady += steady;
    return now();
  };
  expect(pass(10, 10)).toBe(1_000_010);
  expect(pass(-3_600_000, 0)).toBe(1_000_010);
  expect(pass(500, 500)).toBe(1_000_510);
  for (let n = 0; n < 10; n++) pass(0.25, 0.25);
  expect(now()).toBe(1_000_512);
  expect(pass(7_200_000, 0)).toBe(1_000_000 + 10 - 3_600_000 + 500 + 2.5 + 7_200_000);
});

it('nothing grows old as the machine’s clock is set forward, nor by more than has gone by since it was set back', () => {
  const machine = { wall: 1_000_000, steady: 50 };
  const now = agingClock(
    () => machine.wall,
    () => machine.steady,
  );
  const pass = (wall: number, steady: number) => {
    machine.wall += wall;
    machine.steady += steady;
    return now();
  };
  expect(pass(10, 10)).toBe(1_000_010);
  expect(pass(30 * 86_400_000, 0)).toBe(1_000_010);
  expect(pass(500, 500)).toBe(1_000_510);
  expect(pass(-30 * 86_400_000, 0)).toBe(1_000_510);
  expect(pass(-3_600_000, 0)).toBe(1_000_510 - 3_600_000);
});

it('a calendar believes what its clock is set forward by when it has lasted for an hour, and goes back at once', async () => {
  const [MINUTE, DAY] = [60_000, 86_400_000];
  const machine = { wall: 1_000_000, steady: 0 };
  const calendar = calendarBy(
    async () => machine.wall,
    machine.wall,
    () => machine.steady,
  );
  const pass = async (wall: number, steady: number) => {
    machine.wall += wall;
    machine.steady += steady;
    const now = await calendar.now();
    expect(calendar.known()).toBe(now);
    return now - machine.wall;
  };
  expect(await pass(MINUTE, MINUTE)).toBe(0);
  expect(await pass(2 * MINUTE, MINUTE)).toBe(0);
  expect(await pass(DAY, MINUTE)).toBe(MINUTE - DAY);
  expect(await pass(59 * MINUTE, 59 * MINUTE)).toBe(MINUTE - DAY);
  // Set forward again: that has not lasted.
  expect(await pass(DAY, MINUTE)).toBe(2 * MINUTE - 2 * DAY);
  expect(await pass(59 * MINUTE, 59 * MINUTE)).toBe(2 * MINUTE - 2 * DAY);
  expect(await pass(MINUTE, MINUTE)).toBe(0);
  expect(await pass(-DAY, MINUTE)).toBe(0);
  // Set right in time.
  await pass(DAY, MINUTE);
  expect(await pass(-DAY, 2 * MINUTE)).toBe(0);
  expect(await pass(DAY + MINUTE, MINUTE)).toBe(-DAY);
});

it.each([
  { took: 400, late: 0, what: 'believed for the middle of the time that it took' },
  { took: 60_000, late: -20_000, what: 'not believed, and asked for again' },
])('what a calendar is told after $took ms is $what', async ({ took, late }) => {
  const machine = { wall: 1_000_000, steady: 0 };
  const pass = (ms: number) => {
    machine.wall += ms;
    machine.steady += ms;
  };
  let [asked, halfway] = [0, took / 2];
  const calendar = calendarBy(
    async () => {
      asked++;
      pass(halfway);
      const said = machine.wall;
      pass(halfway);
      return said;
    },
    machine.wall,
    () => machine.steady,
  );
  // Set right a little: that shows whether the answer was heard.
  pass(10_000);
  machine.wall += 20_000;
  expect((await calendar.now()) - machine.wall).toBe(late);
  halfway = 0;
  await calendar.now();
  expect([asked, calendar.known() - machine.wall]).toEqual([late === 0 ? 1 : 2, 0]);
});

it('bots play on though the clock of the machine is set back by an hour', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const server = await startServer({ botDelay: 300 });
  const bots = { 1: 'random', 2: 'random' };
  const matchID = await createMatch(server, { numPlayers: 3, setupData: { bots } }, 'ru-ra-re');
  await join(server, matchID, 'Ada', 'ru-ra-re');
  const real = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => real() - 3_600_000);
  const before = (await server.stored(matchID)).log.length;
  await eventually(async () => (await server.stored(matchID)).log.length).toBeGreaterThan(before);
});
