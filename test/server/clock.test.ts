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
  { took: 400, set: 20_000, off: -200 },
  // Always slow, a database corrects it all the same, by as much as is certain.
  { took: 3000, set: 20_000, off: -1500 },
  { took: 3000, set: -20_000, off: 1500 },
  { took: 60_000, set: 20_000, off: -20_000 },
  { took: 60_000, set: -20_000, off: 20_000 },
])(
  'a calendar is corrected by what cannot be otherwise: asked for $took ms, by a clock that was set by $set',
  async ({ took, set, off }) => {
    const machine = { wall: 1_000_000, steady: 0 };
    const pass = (ms: number) => {
      machine.wall += ms;
      machine.steady += ms;
    };
    const calendar = calendarBy(
      async () => {
        pass(took / 2);
        const said = machine.wall;
        pass(took / 2);
        return said;
      },
      machine.wall,
      () => machine.steady,
    );
    pass(10_000);
    machine.wall += set;
    expect((await calendar.now()) - machine.wall).toBe(off);
  },
);

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
