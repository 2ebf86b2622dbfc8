import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { chromiumPath } from './chromium.ts';

export type Look = {
  readonly language: 'en' | 'it';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
};
export const DESKTOP: Look = { language: 'en', theme: 'light', width: 1280, height: 720 };

/** The real server as it is started for players, on a port and a database of its own. */
export class House {
  #server: ChildProcess | undefined;
  #browser: Browser | undefined;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'house-'));
  #port = 0;

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async open(): Promise<void> {
    this.#port = await freePort();
    await this.start();
    this.#browser = await chromium.launch({
      executablePath: chromiumPath() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
      ],
    });
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      BOT_DELAY_MS: '20',
      LOG_LEVEL: 'warn',
    };
    this.#server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
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

  /** A person's browser: storage of its own, and bots that do not dawdle. */
  async visitor(look: Look = DESKTOP): Promise<BrowserContext> {
    const context = await this.#browser!.newContext({
      viewport: { width: look.width, height: look.height },
      locale: look.language,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(({ language, theme }) => {
      localStorage.setItem('language', language);
      if (localStorage.getItem('settings') === null)
        localStorage.setItem('settings', JSON.stringify({ theme, pace: 'fast' }));
    }, look);
    context.setDefaultTimeout(20_000);
    return context;
  }

  async page(look: Look = DESKTOP): Promise<Page> {
    const page = await (await this.visitor(look)).newPage();
    page.on('pageerror', error => {
      throw error;
    });
    return page;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
};

/** Tests in Chromium against one running house. Without Chromium they are skipped, and say so. */
export const inBrowser = (name: string, tests: (house: House) => void): void => {
  const found = chromiumPath() !== null;
  describe.skipIf(!found)(found ? name : `${name} (skipped: no Chromium; set CHROMIUM)`, () => {
    const house = new House();
    beforeAll(() => house.open());
    afterAll(() => house.close());
    tests(house);
  });
};
