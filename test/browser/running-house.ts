import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PACES } from '../../src/client/match/menu/paces.ts';
import { BOT_PACES } from '../../src/game/shared/bots/bot-pace.ts';
import { HARDLY_OPTIMISED, launchChromium, UNDRAWN } from './chromium.ts';
import { HouseServer } from './house-server.ts';
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

export const DESKTOP: Look = { language: 'en', theme: 'light', width: 1280, height: 720 };

/** The real server, and a Chromium that visitors come with. */
export class House extends HouseServer {
  #browser: Browser | undefined;

  /**
   * @param toMeasure its pages take what they take for players; for those of tests less is done
   * @param inFull a whole Chromium even for tests
   */
  async open({ toMeasure = false, inFull = false } = {}): Promise<void> {
    await this.start();
    this.#browser = await launchChromium(toMeasure ? [] : [HARDLY_OPTIMISED, UNDRAWN], {
      inFull: inFull || toMeasure,
    });
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
    // Long enough for a machine that is busy with other things: it only ends what would hang.
    context.setDefaultTimeout(60_000);
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

  override async close(): Promise<void> {
    await this.#browser?.close();
    await super.close();
  }
}

/** Bots of local matches think of nothing while they wait, so they need not: run in the page. */
const hurryBots = (pauses: readonly number[]) => {
  const later = window.setTimeout;
  const atOnce = (then: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(then, ms !== undefined && pauses.includes(ms) ? 0 : ms, ...rest);
  window.setTimeout = atOnce as typeof window.setTimeout;
};
