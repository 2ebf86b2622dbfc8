import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnGuarded } from '../../src/tools/children.ts';
import { freePort } from '../../src/tools/free-port.ts';
import { closeLater } from '../server/support/running-server.ts';

const SHIPPED = join(import.meta.dirname, '../../deploy/haproxy.cfg');

/** Debian puts it where only root's path leads. */
const ENV = { PATH: `${process.env.PATH}:/usr/sbin` };

export const hasProxy = (): boolean => spawnSync('haproxy', ['-v'], { env: ENV }).status === 0;

export const checkProxy = (file: string) => {
  const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], {
    env: ENV,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

/**
 * HAProxy with the configuration of `compose.yaml`, in which nothing is changed but names and ports. It ends with the test.
 * @param nodes the ports of the two servers on this machine
 * @returns its address
 */
export const startProxy = async (nodes: readonly number[]): Promise<string> => {
  const directory = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const port = await freePort();
  const swaps: readonly (readonly [string, string])[] = [
    ['bind :8080', `bind 127.0.0.1:${port}`],
    ['node-a:8000', `127.0.0.1:${nodes[0]}`],
    ['node-b:8000', `127.0.0.1:${nodes[1]}`],
  ];
  let text = readFileSync(SHIPPED, 'utf8');
  for (const [from, to] of swaps) {
    if (!text.includes(from)) throw new Error(`there is no ${from} in ${SHIPPED}`);
    text = text.replaceAll(from, to);
  }
  const file = join(directory, 'haproxy.cfg');
  writeFileSync(file, text);
  const child = spawnGuarded('haproxy', ['-db', '-f', file], { env: ENV, stdio: 'ignore' });
  closeLater(() => {
    child.kill('SIGKILL');
    rmSync(directory, { recursive: true });
  });
  return `http://127.0.0.1:${port}`;
};
