import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { spawnGuarded } from '../children.ts';
import { SERVER_FLAGS } from '../server-flags.ts';

/** How long after its end a node is started again. */
const AGAIN_MS = 2000;

export type Node = {
  readonly port: number;
  /** The process, as it is now. */
  readonly pid: () => number | undefined;
  /** Ends it in order. */
  readonly stop: () => Promise<void>;
};

/**
 * A server that is started again whenever it ends by itself.
 * @param main the built server
 * @param say is told how it does
 */
export const keepNode = (
  main: string,
  env: Readonly<Record<string, string | undefined>>,
  port: number,
  say: (text: string) => void,
): Node => {
  let child: ChildProcess;
  let again: NodeJS.Timeout | undefined;
  let isEnding = false;
  const start = () => {
    child = spawnGuarded(process.execPath, [...SERVER_FLAGS, main], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
      // Ctrl-C reaches every process of a terminal's group; these are ended in order.
      detached: true,
    });
    child.once('exit', (code, signal) => {
      if (isEnding) return;
      say(`the server at ${port} has ended (${signal ?? code}): it is started again\n`);
      again = setTimeout(start, AGAIN_MS);
    });
  };
  start();
  return {
    port,
    pid: () => child.pid,
    stop: async () => {
      isEnding = true;
      clearTimeout(again);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
};
