import { type ChildProcess, fork } from 'node:child_process';
import type { GameId } from '../../../game/index.ts';

export const DRIVERS = ['rules', 'framework'] as const;
export type Driver = (typeof DRIVERS)[number];

/** What a driver's process is asked for, and answers with matches a second. */
export type Round = { readonly game: GameId; readonly players: number; readonly matches: number };

/** Matches a second, by driver and round; all lists have the same length. */
export type Speeds = Readonly<Record<Driver, readonly number[]>>;

/**
 * Plays rounds of random matches under both drivers in turn, so that a slow moment of the machine meets both.
 * Each driver has a process of its own: in one process the compiler would have to serve both, and what boardgame.io
 * does to the rules' objects would slow the rules down where they stand alone.
 */
export const measureSpeeds = async (
  game: GameId,
  players: number,
  matches: Readonly<Record<Driver, number>>,
  rounds: number,
): Promise<Speeds> => {
  const processes = DRIVERS.map(driver => ({ driver, child: start(driver) }));
  try {
    const speeds: Record<Driver, number[]> = { rules: [], framework: [] };
    for (let round = -1; round < rounds; round++) {
      for (const { driver, child } of processes) {
        const speed = await ask(child, { game, players, matches: matches[driver] });
        // The first round only warms up.
        if (round >= 0) speeds[driver].push(speed);
      }
    }
    return speeds;
  } finally {
    for (const { child } of processes) child.kill();
  }
};

const start = (driver: Driver): ChildProcess => fork(new URL('./driver.ts', import.meta.url), [driver]);

const ask = (child: ChildProcess, round: Round): Promise<number> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a driver of the benchmark ended before its answer'));
    child.once('exit', ended);
    child.once('message', speed => {
      child.off('exit', ended);
      resolve(Number(speed));
    });
    child.send(round);
  });
