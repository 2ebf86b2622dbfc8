import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { PACES } from '../../src/client/pages/paces.ts';
import { BOT_PACES } from '../../src/game/shared/bot-pace.ts';
import { chromiumPath } from './chromium.ts';
import { reportOf } from './report.ts';

export type Look = {
  readonly language: 'en' | 'it';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** Is it touched, not pointed at? */
  readonly touch?: boolean;
};
export type Visit = {
  /** May it have our service worker? */
  readonly worker?: boolean;
  /** Do bots of its local matches act without a pause? */
  readonly hurry?: boolean;
  /** May it sound? To play what nobody hears takes a tenth of the processor. */
  readonly sound?: boolean;
};

/**
 * The browser's own pages, one of which it would draw for every visitor, at the cost of a page of ours; and what
 * Playwright switches off, which ours takes the place of.
 */
const NOT_NEEDED = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PaintHolding', 'PreconnectToSearch'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'ThirdPartyStoragePartitioning',
  ],
].join();

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

  /** @param optimised as players have it: tests come and go before that pays, and it takes a fifth of the processor */
  async open({ optimised = false } = {}): Promise<void> {
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
        ...(optimised ? [] : ['--js-flags=--no-maglev --no-turbofan']),
        `--disable-features=${NOT_NEEDED}`,
      ],
    });
  }

  /** @param cwd the folder whose `dist/client` it serves */
  async start(cwd = '.'): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      BOT_DELAY_MS: '0',
      LOG_LEVEL: 'warn',
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

  /** A person's browser, with storage of its own. */
  async visitor(
    look: Look = DESKTOP,
    { worker = false, hurry = true, sound = false }: Visit = {},
  ): Promise<BrowserContext> {
    const context = await this.#browser!.newContext({
      viewport: { width: look.width, height: look.height },
      locale: look.language,
      hasTouch: look.touch ?? false,
      reducedMotion: 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
    });
    // Outside of the tests' own runner functions arrive with calls of this in them.
    await context.addInitScript('globalThis.__name ??= it => it');
    await context.addInitScript(({ language, theme }) => {
      localStorage.setItem('language', language);
      if (localStorage.getItem('settings') === null)
        localStorage.setItem('settings', JSON.stringify({ theme, pace: 'fast' }));
    }, look);
    if (!sound)
      await context.addInitScript(() => localStorage.setItem('sounds', JSON.stringify({ silent: true })));
    if (hurry)
      await context.addInitScript(
        hurryBots,
        BOT_PACES.map(weight => PACES.fast * weight),
      );
    context.setDefaultTimeout(20_000);
    return context;
  }

  async page(look: Look = DESKTOP, visit: Visit = {}): Promise<Page> {
    const page = await (await this.visitor(look, visit)).newPage();
    page.on('pageerror', error => {
      throw error;
    });
    return page;
  }

  /** What every open page shows. */
  async report(): Promise<string> {
    const pages = this.#browser?.contexts().flatMap(context => context.pages()) ?? [];
    return (await Promise.all(pages.map(reportOf))).join('\n\n');
  }

  /** Everybody goes: a test that was given up on must not play on. */
  async sendHome(): Promise<void> {
    await Promise.all((this.#browser?.contexts() ?? []).map(context => context.close()));
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

/** Bots of local matches think of nothing while they wait, so they need not: run in the page. */
const hurryBots = (pauses: readonly number[]) => {
  const later = window.setTimeout;
  const atOnce = (then: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(then, ms !== undefined && pauses.includes(ms) ? 0 : ms, ...rest);
  window.setTimeout = atOnce as typeof window.setTimeout;
};
