import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** Linux counts a process's time in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU that a process has used since it began, all its threads together. @throws where there is no `/proc` */
export const cpuSecondsOf = (pid: number): number => secondsIn(`/proc/${pid}/stat`);

/** The same of its main thread alone: of a program of Node's, the event loop. */
export const loopSecondsOf = (pid: number): number => secondsIn(`/proc/${pid}/task/${pid}/stat`);

const secondsIn = (path: string): number => {
  const stat = readFileSync(path, 'latin1');
  // The name in parentheses may hold anything; what is counted stands after it.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
};

/** Bytes of memory that a process holds. */
export const residentBytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))![1]) * 1024;

/** A process and all that it started, such as the backends of a database. */
export const familyOf = (pid: number): readonly number[] => {
  const family = [pid];
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').trim();
    if (children !== '') for (const child of children.split(' ')) family.push(...familyOf(Number(child)));
  }
  return family;
};

/** How busy the machine is, as it says itself: processes that want a core, over the last 1 and 5 minutes. */
export const machineLoad = (): string => {
  const [one, five] = loadavg() as [number, number];
  return `load of the machine ${one.toFixed(2)} (1 min) ${five.toFixed(2)} (5 min)`;
};
