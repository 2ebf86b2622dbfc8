import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ByRoleMatcher } from '@testing-library/dom';
import { REPEAT_MS } from '../../../src/client/ui/hooks/repeat-guard.ts';
import { lookInPage, type PartNames, type Seen } from '../look.ts';
import { placeOf } from '../player.ts';
import type { Driver, Key, Size, Tab } from './driver.ts';
import { type Host, Line } from './line.ts';

/** How long what is awaited may take to come, on a machine that is busy with other things. */
const PATIENCE = 90_000;
/**
 * Between two looks for it, in milliseconds, and in times of what a look takes: to go through all that has a role keeps the
 * processor from what is awaited.
 */
const BETWEEN_LOOKS = { least: 25, most: 500, times: 3 };

/** What a browser says of a connection that was cut. */
export const OF_A_CUT =
  /WebSocket|Failed to load resource|ERR_|NetworkError|network error|Failed to fetch|Load failed|dynamically imported module/i;

/**
 * What it says now and then on a slow machine where nothing is amiss: a size changed once more in the frame in which it was told of
 * (WebKit), or a picture was no longer wanted by the time the service worker had it (Firefox). More often than this in one test,
 * something is.
 */
const NOW_AND_THEN =
  /^ResizeObserver loop completed|ServiceWorker intercepted the request and encountered an unexpected error/;
const OFTEN = 3;

/** In the page: what finds things by role and name, as those know them who do not see. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
).replace(/;?\s*(\/\/# sourceMappingURL.*)?\s*$/, '');
declare const TestingLibraryDom: typeof import('@testing-library/dom');
/** In the page: what was found last. */
declare const found: readonly Element[];

/** More than any page of ours has between its beginning and its end. */
const MOST_STEPS = 400;

/** Two presses nearer to each other, in pixels, may be one of a finger that bounces. */
const SAME_PLACE = 30;

type Place = readonly [number, number];
const isSame = (press: Key | Place, other: Key | Place): boolean =>
  typeof press === 'string' || typeof other === 'string'
    ? press === other
    : Math.hypot(press[0] - other[0], press[1] - other[1]) < SAME_PLACE;

type Name = string | RegExp;
/** As it goes into the page. */
type SentName = { readonly text: string; readonly flags: string | null };

const sent = (name: Name): SentName =>
  typeof name === 'string' ? { text: name, flags: null } : { text: name.source, flags: name.flags };

/** Somebody at a page, who knows it by roles and names, and comes by a line of their own. */
export class Visitor {
  readonly tab: Tab;
  readonly line: Line;
  #wasCut = false;
  #errorsKnown = 0;
  /** The last press: of a key, or at a place. */
  #last: { readonly pressed: Key | Place; readonly at: number } | null = null;

  private constructor(tab: Tab, line: Line) {
    this.tab = tab;
    this.line = line;
  }

  static async with(driver: Driver, size: Size, host: Host = 'localhost'): Promise<Visitor> {
    return new Visitor(await driver.open(size), await Line.to(driver.port, host));
  }

  goto(path: string): Promise<void> {
    return this.tab.goto(this.line.url + path);
  }

  path(): Promise<string> {
    return this.run(() => location.pathname, null);
  }

  /** @param script runs in the page, so it may use nothing from where it stands */
  async run<Given, Result>(script: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    return (await this.tab.evaluate(`(${script})(${JSON.stringify(given)})`)) as Awaited<Result>;
  }

  /** Waits until it may be pressed, and presses it. */
  async press(role: ByRoleMatcher, name: Name): Promise<void> {
    await this.#until(`${role} ${name}`, async () => {
      const isThere = await this.#find(mayBePressed, { role, name: sent(name) });
      return isThere && (await this.pressFound(0, String(name)));
    });
  }

  /** Puts a text into a field, instead of what stands there. */
  async fill(name: Name, text: string): Promise<void> {
    await this.press('textbox', name);
    await this.run(() => (document.activeElement as HTMLInputElement).select(), null);
    await this.tab.type(text);
  }

  /** Goes there by Tab, or back to it: beyond the end of a page is what a browser has around it. */
  async tabTo(role: ByRoleMatcher, name: Name): Promise<void> {
    let steps = 0;
    await this.#until(`the focus on the ${role} ${name}`, async () => {
      if (!(await this.#find(mayBePressed, { role, name: sent(name) }))) return false;
      for (;;) {
        const focus = await this.run(whereFocusIs, null);
        // What has been drawn anew meanwhile is looked for anew.
        if (focus === 'here' || focus === 'gone') return focus === 'here';
        if (++steps > MOST_STEPS) throw new Error(`it is not among ${MOST_STEPS} steps`);
        await this.tab.key(focus === 'before' ? 'Tab' : 'Shift+Tab');
      }
    });
  }

  /** Presses it as those do who have keys alone. */
  async pressByKey(role: ByRoleMatcher, name: Name): Promise<void> {
    await this.tabTo(role, name);
    await this.key('Enter');
  }

  /** Chooses by its first letter the option behind that which is chosen. */
  async chooseByKey(name: Name, letter: string): Promise<void> {
    await this.tabTo('combobox', name);
    await this.tab.type(letter);
  }

  /** What stands in a field. */
  async valueOf(name: Name): Promise<string> {
    await this.seeRole('textbox', name);
    return this.run(() => (found[0] as HTMLInputElement).value, null);
  }

  /** Chooses an option by its value: the list of a browser is not in its page. */
  async choose(name: Name, value: string): Promise<void> {
    await this.#until(`combobox ${name}`, () =>
      this.#find(mayBePressed, { role: 'combobox', name: sent(name) }),
    );
    await this.run(value => {
      const list = found[0] as HTMLSelectElement;
      list.value = value;
      if (list.value !== value) throw new Error(`there is no ${value} to choose`);
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }

  /** Waits until a script in the page gives something, and hands that back. */
  async await<Given, Result>(
    what: string,
    script: (given: Given) => Result | null,
    given: Given,
  ): Promise<Result> {
    let result: Result | null = null;
    await this.#until(what, async () => {
      result = (await this.run(script, given)) as Result | null;
      return result !== null;
    });
    return result!;
  }

  /** Waits until a text is seen. */
  async see(text: Name): Promise<void> {
    await this.#until(`the text ${text}`, () => this.#find(isSeen, sent(text)));
  }

  async seeRole(role: ByRoleMatcher, name: Name): Promise<void> {
    await this.#until(`${role} ${name}`, () => this.#find(mayBePressed, { role, name: sent(name) }));
  }

  /** One look at the table. What may be pressed is found by its number. */
  async look(names: PartNames, before: string | null, patience: number): Promise<Seen> {
    const wanted = JSON.stringify({ names, before, patience });
    // Kept from look to look, a page need not learn each time anew how it is done.
    return (await this.tab.evaluate(
      `(globalThis.lookInPage ??= ${lookInPage})(${wanted}).then(({ seen, elements }) => (globalThis.found = elements, seen))`,
    )) as Seen;
  }

  /** Presses what was found, unless it has gone, or cannot be pressed any more. @throws when something lies over it */
  async pressFound(n: number, name: string): Promise<boolean> {
    for (;;) {
      const place = (await this.tab.evaluate(`(${placeOf})(found[${n}])`)) as Awaited<
        ReturnType<typeof placeOf>
      >;
      if (place === 'covered') throw new Error(`${name} is not on the screen, or something lies over it`);
      if (place === 'gone') return false;
      // By then something else may have come up there.
      if (await this.#rested(place)) continue;
      await this.tab.press(...place);
      this.#last = { pressed: place, at: Date.now() };
      return true;
    }
  }

  async key(key: Key): Promise<void> {
    await this.#rested(key);
    await this.tab.key(key);
    this.#last = { pressed: key, at: Date.now() };
  }

  cut(): void {
    this.#wasCut = true;
    this.line.cut();
  }

  /** What has gone wrong since this was asked last, but for what a browser has to say of a cut, or of a size. */
  async newErrors(): Promise<readonly string[]> {
    const errors = await this.tab.errors();
    const all = errors.slice(this.#errorsKnown);
    this.#errorsKnown = errors.length;
    const others = all.filter(error => !NOW_AND_THEN.test(error));
    const isNew = all.length - others.length > OFTEN ? all : others;
    return this.#wasCut ? isNew.filter(error => !OF_A_CUT.test(error)) : isNew;
  }

  async close(): Promise<void> {
    await this.tab.close();
    await this.line.close();
  }

  /** Lets so much time go by that a press is no echo of the last one, as pages take one that follows too soon. Was that any? */
  async #rested(press: Key | Place): Promise<boolean> {
    if (this.#last === null || !isSame(this.#last.pressed, press)) return false;
    const rest = this.#last.at + REPEAT_MS - Date.now();
    if (rest <= 0) return false;
    await sleep(rest);
    return true;
  }

  async #find<Given>(script: (given: Given) => boolean, given: Given): Promise<boolean> {
    const expression = `(${script})(${JSON.stringify(given)})`;
    const isFound = await this.tab.evaluate(
      `typeof TestingLibraryDom === 'undefined' ? null : ${expression}`,
    );
    if (isFound !== null) return isFound as boolean;
    await this.tab.evaluate(`(${LIBRARY}, true)`);
    return (await this.tab.evaluate(expression)) as boolean;
  }

  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE;
    for (let failure = ''; ; ) {
      const begun = Date.now();
      // What is asked of a page that is on its way to the next one is asked again.
      const isDone = await isSo().catch(error => {
        failure = `: ${error.message}`;
        return false;
      });
      if (isDone) return;
      if (Date.now() > end) throw new Error(`${what} did not come${failure}\n${await this.#report()}`);
      const { least, most, times } = BETWEEN_LOOKS;
      await sleep(Math.min(most, Math.max(least, times * (Date.now() - begun))));
    }
  }

  #report(): Promise<string> {
    return this.run(() => `${location.href}\n${document.body.innerText}`, null);
  }
}

// What follows runs in the page, so it may use nothing from here.

const mayBePressed = ({ role, name }: { role: ByRoleMatcher; name: SentName }): boolean => {
  const wanted = name.flags === null ? name.text : new RegExp(name.text, name.flags);
  const all = TestingLibraryDom.queryAllByRole(document.body, role, { name: wanted });
  const elements = all.filter(each => each.closest(':disabled, [aria-disabled="true"], [inert]') === null);
  elements[0]?.scrollIntoView({ block: 'nearest' });
  Object.assign(globalThis, { found: elements });
  return elements.length > 0;
};

/** As seen from what was found. */
const whereFocusIs = (): 'here' | 'before' | 'behind' | 'gone' => {
  const [wanted] = found;
  const active = document.activeElement!;
  if (found.includes(active)) return 'here';
  if (wanted?.isConnected !== true) return 'gone';
  return wanted.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? 'behind' : 'before';
};

const isSeen = ({ text, flags }: SentName): boolean => {
  const wanted = flags === null ? text : new RegExp(text, flags);
  const all = TestingLibraryDom.queryAllByText(document.body, wanted, { ignore: 'script, style, title' });
  return all.some(element => element.checkVisibility({ visibilityProperty: true }));
};
