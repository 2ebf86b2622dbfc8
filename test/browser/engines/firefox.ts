import { type ConsoleMessage, launch } from 'puppeteer-core';
import type { Engine } from './driver.ts';
import { firefoxPath } from './programs.ts';

/** Runs in the page: of an error that it says, not of what it says about it, WebDriver BiDi tells no word. */
const sayErrorsInWords = () => {
  const { error } = console;
  const inWords = (it: unknown) => (it instanceof Error ? `${it}\n${it.stack}` : it);
  console.error = (...said: unknown[]) => error.call(console, ...said.map(inWords));
};

/** Driven by WebDriver BiDi, the one way into a Firefox as it is shipped. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: () => firefoxPath() !== null,
  launch: async house => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefoxPath() ?? '',
      // Who waits for something says how long.
      protocolTimeout: 0,
      timeout: 120_000,
      extraPrefsFirefox: {
        'intl.accept_languages': 'en',
        'ui.prefersReducedMotion': 1,
        'ui.systemUsesDarkTheme': 0,
        // To have a process for each site, and one more at hand, takes a tenth of the processor.
        'fission.autostart': false,
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
      },
    });
    return {
      port: house,
      open: async size => {
        const context = await browser.createBrowserContext();
        // In a tab that lies behind another one nothing is drawn.
        const page = await context.newPage({ type: 'window' });
        await page.setViewport(size);
        await page.evaluateOnNewDocument(sayErrorsInWords);
        const errors: string[] = [];
        const noteSaid = (said: ConsoleMessage) => said.type() === 'error' && errors.push(said.text());
        page.on('console', noteSaid);
        page.on('pageerror', error => errors.push(String(error)));
        return {
          goto: async url => {
            // What was still on its way to the page that is left is broken off, and reported as if a worker had failed.
            const known = errors.length;
            page.once('framenavigated', () => errors.splice(known));
            await page.goto(url);
          },
          evaluate: expression => page.evaluate(expression),
          press: (x, y) => page.mouse.click(x, y),
          // A window that another one has come before hears its keys, but presses and chooses nothing by them.
          type: async text => {
            await page.bringToFront();
            await page.keyboard.type(text);
          },
          key: async key => {
            await page.bringToFront();
            if (key !== 'Shift+Tab') return page.keyboard.press(key);
            await page.keyboard.down('Shift');
            await page.keyboard.press('Tab');
            await page.keyboard.up('Shift');
          },
          resize: size => page.setViewport(size),
          errors: async () => errors,
          picture: () => page.screenshot(),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
