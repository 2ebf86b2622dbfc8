import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { closeLater } from './running-server.ts';

const MAIN = fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url));

export const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** The real server, as its own process; killed when the test is over, if it still runs. */
export const spawnServer = (env: Record<string, string>): ChildProcess & { said: () => string } => {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      text += chunk;
    });
  }
  closeLater(() => child.kill('SIGKILL'));
  return Object.assign(child, { said: () => text });
};

/** Resolves when the server answers. */
export const untilHealthy = async (url: string, patience = 20_000): Promise<void> => {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error('the server does not answer');
    await new Promise(resolve => setTimeout(resolve, 25));
  }
};
