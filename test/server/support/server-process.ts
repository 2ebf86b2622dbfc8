import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { spawnGuarded } from '../../../src/tools/children.ts';
import { closeLater } from './running-server.ts';
import { type Joined, pathOf } from './seat-client.ts';

export { freePort } from '../../../src/tools/free-port.ts';

/** What is run: the sources as they are, or what was built of them, which starts sooner. */
export const SERVER: readonly string[] =
  process.env.SERVER_MAIN === undefined
    ? ['--import', 'tsx', fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url))]
    : [process.env.SERVER_MAIN];

/** The real server, as its own process; killed when the test is over, if it still runs. */
export const spawnServer = (env: Record<string, string>): ChildProcess & { said: () => string } => {
  const child = spawnGuarded(process.execPath, SERVER, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      text += chunk;
    });
  }
  closeLater(() => child.kill('SIGKILL'));
  return Object.assign(child, { said: () => text });
};

/** Milliseconds a server may take to start on a machine that is busy with other things. */
const PATIENCE = 120_000;

/** Resolves when the server answers. */
export const untilHealthy = (url: string): Promise<void> =>
  expect
    .poll(async () => (await fetch(`${url}/health`).catch(() => null))?.ok, { timeout: PATIENCE })
    .toBe(true);

/** Ends a server without a word of warning; resolves when it is gone. */
export const kill = async (child: ChildProcess): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

const post = async (url: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

/**
 * A new match, with people of these names at it. A server that is killed meanwhile may or may not have heard what was
 * asked of it: then another table is laid once there is one again.
 */
export const sitDown = async (
  url: string,
  game: GameId,
  names: readonly string[],
  body: { readonly numPlayers: number; readonly setupData?: object },
): Promise<Joined[]> => {
  const path = `${url}${pathOf(game)}`;
  try {
    const { matchID } = await post(`${path}/create`, body);
    const seats: Joined[] = [];
    for (const playerName of names) {
      const { playerID, playerCredentials } = await post(`${path}/${matchID}/join`, { playerName });
      seats.push({ game, matchID, seat: playerID, credentials: playerCredentials });
    }
    return seats;
  } catch (error) {
    // What `fetch` throws where nobody answers.
    if (!(error instanceof TypeError)) throw error;
    await untilHealthy(url);
    return sitDown(url, game, names, body);
  }
};
