import type { Target } from '../load/table.ts';
import { cpuSecondsOf } from '../usage.ts';
import { type House, pause, settled } from './house.ts';

/** What was just begun is not yet what it will be. Milliseconds. */
const RUN_UP = 500;

export type Saturation = {
  readonly movesPerSecond: number;
  /** Milliseconds of CPU a move, of the server and of what works for it. */
  readonly serverCpu: number;
  /** The same of the load. */
  readonly loadCpu: number;
};

/** Every match has one move under way at all times, for so many seconds. */
export const saturate = async (house: House, seconds: number): Promise<Saturation> => {
  let moves = 0;
  let isOver = false;
  house.onMade = (_ms, table) => {
    moves += 1;
    if (!isOver) table.move();
  };
  for (const table of house.tables) table.move();
  await pause(RUN_UP);
  const before = { at: performance.now(), server: cpuOf(house.target), load: ownCpu(), moves };
  await pause(seconds * 1000);
  const after = { at: performance.now(), server: cpuOf(house.target), load: ownCpu(), moves };
  isOver = true;
  await settled(house);
  const made = after.moves - before.moves;
  return {
    movesPerSecond: (1000 * made) / (after.at - before.at),
    serverCpu: (1000 * (after.server - before.server)) / made,
    loadCpu: (1000 * (after.load - before.load)) / made,
  };
};

/** Seconds of CPU of all of a server's processes so far. */
export const cpuOf = ({ pids }: Target): number => pids().reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
