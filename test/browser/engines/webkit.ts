import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../src/tools/free-port.ts';
import type { Engine, Size, Tab } from './driver.ts';
import { errorsNoted, pagesWithNotes } from './noted-errors.ts';
import { hasWebKit, miniBrowserPath } from './programs.ts';

/** Room for the largest window, and for its bar. */
const SCREEN = '2000x1300x24';

/** Without its bar, which is made of buttons, a window may be as narrow as a phone. */
const WITHOUT_BAR = `
  * { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }
  image { -gtk-icon-source: none; }
`;
const LESS_MOTION = '[Settings]\ngtk-enable-animations=0\n';

const KEYS = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB } as const;

/** WebKit as GNOME has it, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: hasWebKit,
  launch: async house => {
    const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0/gtk.css'), WITHOUT_BAR);
    writeFileSync(join(folder, 'gtk-3.0/settings.ini'), LESS_MOTION);

    const screen = start(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
      process.env,
    );
    const display = await firstLineOf(screen, 3);
    const port = await freePort();
    const programs = start('WebKitWebDriver', [`--port=${port}`], {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      LANGUAGE: 'en',
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      // Root may not have the first, and without a graphics card the second takes longer than to draw at once.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    });
    const driver = await connect(`http://localhost:${port}`);
    const pages = await pagesWithNotes(house);
    const windows = windowsOf(driver);
    return {
      port: pages.port,
      open: size => windows.open(size),
      close: async () => {
        await driver.quit();
        for (const program of [programs, screen]) {
          program.kill();
          await once(program, 'exit');
        }
        await pages.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });

const firstLineOf = async (program: ChildProcess, stream: number): Promise<string> => {
  const [line] = await once(program.stdio[stream] as Readable, 'data');
  return String(line).trim();
};

const connect = async (url: string): Promise<WebDriver> => {
  while (
    !(await fetch(`${url}/status`).then(
      answer => answer.ok,
      () => false,
    ))
  )
    await new Promise(resolve => setTimeout(resolve, 50));
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    timeouts: { script: 120_000 },
    'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
  });
  return new Builder().usingServer(url).withCapabilities(wanted).build();
};

/** One browser is told one thing at a time, and each of its windows has to be turned to first. */
const windowsOf = (driver: WebDriver) => {
  let last: Promise<unknown> = Promise.resolve();
  let current = '';
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const now = last.then(work);
    last = now.catch(() => {});
    return now;
  };

  const open = async (size: Size): Promise<Tab> => {
    const window = await inTurn(async () => {
      await driver.switchTo().newWindow('window');
      current = await driver.getWindowHandle();
      return current;
    });
    const here = <Result>(work: () => Promise<Result>): Promise<Result> =>
      inTurn(async () => {
        if (current !== window) await driver.switchTo().window(window);
        current = window;
        return work();
      });
    const evaluate = (expression: string) => here(() => evaluated(driver, expression));
    const sendKeys = (keys: string) => here(() => driver.actions().sendKeys(keys).perform());
    const tab: Tab = {
      goto: url => here(() => driver.get(url)),
      evaluate,
      press: (x, y) =>
        here(() =>
          driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).press().release().perform(),
        ),
      type: sendKeys,
      key: key =>
        key === 'Shift+Tab'
          ? here(() => driver.actions().keyDown(Keys.SHIFT).sendKeys(Keys.TAB).keyUp(Keys.SHIFT).perform())
          : sendKeys(KEYS[key]),
      resize: size => here(() => resize(driver, size)),
      errors: async () => (await evaluate(errorsNoted)) as readonly string[],
      picture: async () => {
        await evaluate(`(${keepDrawing})()`);
        return Buffer.from(await here(() => driver.takeScreenshot()), 'base64');
      },
      close: () =>
        here(async () => {
          await driver.close();
          current = '';
        }),
    };
    await tab.resize(size);
    return tab;
  };
  return { open };
};

/** In the page: a picture is taken of what is drawn next, and a page that stands still draws nothing. */
const keepDrawing = (): void => {
  const { style } = document.documentElement;
  let times = 0;
  const timer = setInterval(() => {
    style.outline = times % 2 === 0 ? '1px solid transparent' : '';
    times += 1;
    if (times === 40) clearInterval(timer);
  }, 50);
};

type Answer = { readonly value: unknown } | { readonly error: string };

const evaluated = async (driver: WebDriver, expression: string): Promise<unknown> => {
  const answer = await driver.executeAsyncScript<Answer>(`
    const answer = arguments[0];
    (async () => (${expression}
    ))().then(value => answer({ value: value ?? null }), error => answer({ error: String(error) }));
  `);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value;
};

/** So often a window is told its size: its frame is known, and the page inside follows, some time after it has been shown. */
const TOLD = 20;

/** The size of the page, not of the window around it. */
const resize = async (driver: WebDriver, { width, height }: Size): Promise<void> => {
  const window = driver.manage().window();
  for (let times = 0, frame = 0, is: readonly number[] = []; ; times++) {
    if (is[0] === width && is[1] === height) return;
    if (times === TOLD) throw new Error(`the page is ${is}, not ${width},${height}`);
    await window.setRect({ x: 0, y: 0, width, height: height + frame });
    is = (await evaluated(driver, '[innerWidth, innerHeight, outerHeight]')) as readonly number[];
    frame = is[2]! - is[1]!;
  }
};
