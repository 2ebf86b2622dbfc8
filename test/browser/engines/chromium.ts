import type { ConsoleMessage } from 'playwright-core';
import { chromiumPath, HARDLY_OPTIMISED, launchChromium } from '../chromium.ts';
import type { Engine } from './driver.ts';

export const chromium: Engine = {
  name: 'Chromium',
  packages: 'chromium',
  isInstalled: () => chromiumPath({ inFull: true }) !== null,
  launch: async house => {
    const browser = await launchChromium([HARDLY_OPTIMISED], { inFull: true });
    return {
      port: house,
      open: async size => {
        const context = await browser.newContext({ viewport: size, locale: 'en', reducedMotion: 'reduce' });
        const page = await context.newPage();
        const errors: string[] = [];
        const noteSaid = (said: ConsoleMessage) => said.type() === 'error' && errors.push(said.text());
        page.on('console', noteSaid);
        page.on('pageerror', error => errors.push(String(error)));
        return {
          goto: async url => void (await page.goto(url)),
          evaluate: expression => page.evaluate(expression),
          press: (x, y) => page.mouse.click(x, y),
          type: text => page.keyboard.type(text),
          key: key => page.keyboard.press(key),
          resize: size => page.setViewportSize(size),
          errors: async () => errors,
          picture: () => page.screenshot(),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
