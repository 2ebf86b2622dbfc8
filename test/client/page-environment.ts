import { runInNewContext } from 'node:vm';
import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { lightNodes } from './light-nodes.ts';

/** What the language itself brings, of whatever version. */
const LANGUAGE: ReadonlySet<string> = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));

/**
 * What a page of these tests has of Node, though Node is no browser: what modules and the test runner need, the clock, in
 * whose place tests put another, and what every browser has and happy-dom has not.
 */
const OF_NODE: ReadonlySet<string> = new Set([
  ...['process', 'Buffer', 'global', 'console', 'performance', 'crypto', 'setImmediate', 'clearImmediate'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'structuredClone'],
]);

/** Such as `EventSource`: pages ask whether there is one. What modules leave behind for themselves can be enumerated. */
const isInterface = (name: string, { enumerable }: PropertyDescriptor): boolean =>
  /^[A-Z]/.test(name) && enumerable === false;

/**
 * A page of happy-dom's, with nothing in it that only looks like a browser's. Each version of Node brings more of what
 * browsers bring, such as a `localStorage` that is undefined without a file, or a `navigator` that speaks the machine's
 * language; the environment that comes with Vitest leaves in place what it finds.
 */
const page: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: global => {
    lightNodes();
    const window = new GlobalWindow({
      url: 'http://localhost:3000',
      console: global.console,
      settings: { disableErrorCapturing: true },
    });
    // Described, not read: some of these say a warning when they are asked for.
    const ofNode = Object.entries(Object.getOwnPropertyDescriptors(global)).filter(
      ([name, property]) =>
        !LANGUAGE.has(name) && !OF_NODE.has(name) && (name in window || isInterface(name, property)),
    );
    for (const [name] of ofNode) delete global[name];
    const { keys } = populateGlobal(global, window, { bindFunctions: true });
    return {
      teardown: async () => {
        await window.happyDOM.abort();
        window.close();
        for (const name of keys) delete global[name];
        for (const [name, property] of ofNode) Object.defineProperty(global, name, property);
      },
    };
  },
};
// Vitest asks for it so.
export default page;
