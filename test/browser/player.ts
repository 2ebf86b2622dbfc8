import type { ElementHandle, Locator, Page } from 'playwright-core';
import { Choices } from './choices.ts';
import { reachByKeyboard } from './keyboard.ts';
import { type Control, type Look, lookAt } from './look.ts';

type Options = {
  readonly language?: 'en' | 'it';
  /** Told of each sheet that lies over the table, by its name, while it does and before it is answered. */
  readonly onSheet?: (name: string) => Promise<void>;
  /** Every how manyeth action calls an auction where it may. */
  readonly callsEvery?: number;
};

/** Plays a page: one look at it decides one thing to do. */
export class Player {
  readonly page: Page;
  readonly #choices: Choices;
  readonly #onSheet: (name: string) => Promise<void>;
  /** What the last look saw. */
  #waitsFor: string | null = null;

  constructor(page: Page, { language = 'en', onSheet = async () => {}, callsEvery }: Options = {}) {
    this.page = page;
    this.#choices = new Choices(language, { callsEvery });
    this.#onSheet = onSheet;
  }

  get actions(): number {
    return this.#choices.actions;
  }

  get final(): Locator {
    return this.page.getByRole('dialog', { name: this.names.final });
  }

  protected get names(): Choices['names'] {
    return this.#choices.names;
  }

  /**
   * Plays until the final score lies open, or something else is so.
   * @returns whether the final score lies open, and stays so
   * @throws when nothing goes on any more
   */
  async playUntil(done: () => boolean = () => false): Promise<boolean> {
    while (!done()) if (await this.#step()) return true;
    return false;
  }

  /** Looks once, and does what is to be done. True when the match is over and its final score is open. */
  async #step(): Promise<boolean> {
    const look = await this.look(this.#waitsFor);
    try {
      return await this.#answer(look);
    } finally {
      await look.forget();
    }
  }

  /** The page as it is, when it is no longer as it was `before`, or has been so for some time. */
  protected look(before: string | null): Promise<Look> {
    return lookAt(this.page, this.names, before);
  }

  async #answer(look: Look): Promise<boolean> {
    const { seen, text } = look;
    // One that came up under a press that closes it, such as Enter on its way to another button, goes after the next paint.
    if (this.#choices.isOver(seen)) return this.#stays();
    if (seen.sheet !== null) await this.#onSheet(seen.sheet.name);
    const choice = this.#choices.next(seen);
    // A press is answered by a page that has changed, unless somebody else's move was quicker.
    this.#waitsFor = text;
    if (choice === null) return false;
    if (seen.sheet === null) await this.press(choice, look);
    else await this.putAway(choice, look);
    return false;
  }

  async #stays(): Promise<boolean> {
    await this.page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn, 100))));
    return this.final.isVisible();
  }

  protected async press(control: Control, look: Look): Promise<void> {
    await click(await look.element(control));
  }

  protected putAway(button: Control, look: Look): Promise<void> {
    return this.press(button, look);
  }
}

/** The same by the keyboard alone: reaches what it wants by Tab and the arrow keys, and presses Enter. */
export class KeyboardPlayer extends Player {
  protected override async press(control: Control, look: Look): Promise<void> {
    const { keyboard } = this.page;
    if (control.key !== null && this.actions % 3 > 0) return keyboard.press(control.key);
    if (await reachByKeyboard(this.page, await look.element(control))) await keyboard.press('Enter');
  }

  /** Escape answers most sheets; a question about a move it would answer with no. */
  protected override async putAway(button: Control, look: Look): Promise<void> {
    const { keyboard } = this.page;
    if (!this.names.yes.test(button.name)) return keyboard.press('Escape');
    if (await reachByKeyboard(this.page, await look.element(button))) await keyboard.press('Enter');
  }
}

/**
 * Presses what lies under the middle of a button without a mouse on its way there, for matches that are played for
 * another reason than to try the buttons: most of a click's time goes into the frames that the mouse asks for.
 */
export class HastyPlayer extends Player {
  protected override async press(control: Control, look: Look): Promise<void> {
    const button = await look.element(control);
    await button.evaluate(element => {
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (element.contains(hit))
        hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  }
}

/**
 * The same with a finger, which reaches what is on the screen and nothing else: no mouse hovers on its way there, nothing
 * is scrolled to.
 */
export class TouchPlayer extends Player {
  protected override async press(control: Control, look: Look): Promise<void> {
    const button = await look.element(control);
    const found = await button.evaluate(placeOf);
    if (found === 'covered')
      throw new Error(`${control.name} is not on the screen, or something lies over it`);
    if (found !== 'gone') await this.page.touchscreen.tap(...found);
  }
}

/**
 * Runs in the page: where a finger meets an element. It may be gone by now, or no longer what may be pressed, or under a
 * sheet that has just come up.
 */
export const placeOf = async (element: Element): Promise<[number, number] | 'gone' | 'covered'> => {
  const isOut = () =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest(':disabled, [aria-disabled="true"], [aria-hidden="true"]') !== null;
  // What has just come up may still be on its way to its place.
  for (let frame = 0; frame < 30; frame++) {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (isOut() || (sheet !== undefined && !sheet.contains(element))) return 'gone';
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2] as const;
    if (element.contains(document.elementFromPoint(left, top))) return [left, top];
    await new Promise(requestAnimationFrame);
  }
  return 'covered';
};

/** A button may vanish between the look and the press: somebody else's move was quicker. */
const click = (button: ElementHandle<Element>): Promise<void> =>
  button.click({ timeout: 2000 }).catch(error => {
    if (!/Timeout|detached|not attached|intercepts|Unable to adopt/.test(error.message)) throw error;
  });
