import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../src/tools/free-port.ts';

/** The real server as it is started for players, on a port and a database of its own. */
export class HouseServer {
  #server: ChildProcess | undefined;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'house-'));
  readonly #settings: Readonly<Record<string, string>>;
  #port = 0;

  /** @param settings environment variables of the server, besides those of every test */
  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#settings = settings;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** @param cwd the folder whose `dist/client` it serves */
  async start(cwd = '.'): Promise<void> {
    this.#port ||= await freePort();
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      BOT_DELAY_MS: '0',
      LOG_LEVEL: 'warn',
      ...this.#settings,
    };
    this.#server = spawn(process.execPath, [resolve('dist/server/main.js')], {
      cwd,
      env,
      stdio: 'inherit',
    });
    for (;;) {
      if (this.#server.exitCode !== null) throw new Error(`the server ended with ${this.#server.exitCode}`);
      if (
        await fetch(`${this.url}/health`).then(
          answer => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    const server = this.#server!;
    server.kill('SIGKILL');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
