import { cpuSecondsOf, loopSecondsOf } from '../usage.ts';
import { type Load, pause, settled } from './load.ts';
import type { Plan } from './plan.ts';

export type Saturation = {
  readonly movesPerSecond: number;
  /** Milliseconds of CPU a move: of the server, of the database where that is another server, and of the load. */
  readonly serverCpu: number;
  /** Of the server's, what its event loop takes: the rest is done beside it. */
  readonly loopCpu: number;
  readonly storageCpu: number;
  readonly loadCpu: number;
};

/** Milliseconds that warming up may take on a machine which is busy with other things. */
const WARM_UP = 60_000;

/**
 * The same for so many moves, and nothing is measured: a compiler that knows the program only by sight makes each of its
 * moves dear, and where little of the processor is to be had seconds do not mend that.
 */
export const warmUp = async (load: Load, moves: number): Promise<void> => {
  let left = moves;
  const end = Date.now() + WARM_UP;
  load.onMade = (_ms, table) => {
    left -= 1;
    if (left > 0 && Date.now() < end) table.move();
  };
  for (const table of load.tables) table.move();
  while (left > 0 && Date.now() < end) await pause(20);
  await settled(load);
};

/** Every match has one move under way at all times, for so many seconds. */
const saturate = async (
  load: Load,
  { runUp, seconds }: Pick<Plan, 'runUp' | 'seconds'>,
): Promise<Saturation> => {
  let moves = 0;
  let isOver = false;
  load.onMade = (_ms, table) => {
    moves += 1;
    if (!isOver) table.move();
  };
  for (const table of load.tables) table.move();
  await pause(runUp);
  const { pids, storage = () => [] } = load.target;
  const look = () => ({
    at: performance.now(),
    server: cpuOf(pids()),
    loop: pids().reduce((sum, pid) => sum + loopSecondsOf(pid), 0),
    storage: cpuOf(storage()),
    load: ownCpu(),
    moves,
  });
  const before = look();
  await pause(seconds * 1000);
  const after = look();
  isOver = true;
  await settled(load);
  const made = after.moves - before.moves;
  return {
    movesPerSecond: (1000 * made) / (after.at - before.at),
    serverCpu: (1000 * (after.server - before.server)) / made,
    loopCpu: (1000 * (after.loop - before.loop)) / made,
    storageCpu: (1000 * (after.storage - before.storage)) / made,
    loadCpu: (1000 * (after.load - before.load)) / made,
  };
};

const cpuOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What each of several loads comes to, round by round and turn about, so that a slow moment of the machine meets all of them. */
export const saturateInTurn = async (
  loads: readonly Load[],
  { warmUp: moves, rounds, ...plan }: Pick<Plan, 'warmUp' | 'runUp' | 'rounds' | 'seconds'>,
): Promise<readonly (readonly Saturation[])[]> => {
  const figures: Saturation[][] = loads.map(() => []);
  for (const load of loads) await warmUp(load, moves);
  for (let round = 0; round < rounds; round++) {
    for (const [n, load] of loads.entries()) figures[n]!.push(await saturate(load, plan));
  }
  return figures;
};
