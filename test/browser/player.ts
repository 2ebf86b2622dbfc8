import type { ElementHandle, Locator, Page } from 'playwright-core';
import { reachByKeyboard } from './keyboard.ts';
import { type Control, type Look, lookAt, type Seen } from './look.ts';

/** What stands on the buttons, in the two languages: a player knows the screen by roles and names alone. */
const NAMES = {
  en: {
    banner: 'Whose turn',
    actions: 'Your actions',
    draw: /^Draw/,
    pass: /^Pass/,
    invoke: /^Invoke Ra/,
    done: /^Done/,
    area: 'Your area',
    close: 'Close',
    iAm: /^I am /,
    yes: /^Do it$/,
    deed: /^(Place|Lay|Done|Swap|Move)$/,
    pyramid: 'The pyramid',
    rows: 'Rows',
    final: 'Final score',
  },
  it: {
    banner: 'A chi tocca',
    actions: 'Le tue azioni',
    draw: /^Pesca/,
    pass: /^Passa/,
    invoke: /^Invoca Ra/,
    done: /^Fatto/,
    area: 'La tua area',
    close: 'Chiudi',
    iAm: /^Sono /,
    yes: /^Procedi$/,
    deed: /^(Piazza|Posa|Ruota così|Scambia|Sposta)$/,
    pyramid: 'La piramide',
    rows: 'Serie',
    final: 'Punteggio finale',
  },
} as const;

/** How often a player looks without seeing anything new before it gives up: some minutes of waiting, or as many presses. */
const LOOKS_IN_VAIN = 200;

type Options = {
  readonly language?: 'en' | 'it';
  /** Told of each sheet that lies over the table, by its name, while it does and before it is answered. */
  readonly onSheet?: (name: string) => Promise<void>;
};

/**
 * Plays by looking at what may be pressed: draws, passes where it can, bids where it must. One look at the page decides
 * one thing to do. The end of the match is a state of the page, not a moment: a sheet that is put away by mistake is
 * opened again.
 */
export class Player {
  readonly page: Page;
  protected readonly names: (typeof NAMES)['en' | 'it'];
  readonly #onSheet: (name: string) => Promise<void>;
  /** What the last look saw, if there was nothing to do. */
  #waitsFor: string | null = null;
  #banner = '';
  #inVain = 0;
  #pressed = 'nothing';
  actions = 0;

  constructor(page: Page, { language = 'en', onSheet = async () => {} }: Options = {}) {
    this.page = page;
    this.names = NAMES[language];
    this.#onSheet = onSheet;
  }

  get final(): Locator {
    return this.page.getByRole('dialog', { name: this.names.final });
  }

  /** Plays until the final score lies open, or something else is so. @throws when nothing goes on any more */
  async playUntil(done: () => boolean = () => false): Promise<void> {
    while (!done()) if (await this.#step()) return;
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
    const { sheet, final, banner } = look.seen;
    if (sheet?.name === this.names.final) return true;
    this.#inVain = banner === this.#banner ? this.#inVain + 1 : 0;
    this.#banner = banner;
    if (this.#inVain > LOOKS_IN_VAIN)
      throw new Error(`nothing goes on at this table; pressed last: ${this.#pressed}`);

    if (sheet !== null) await this.#onSheet(sheet.name);
    const choice = sheet === null ? (final ?? this.#choose(look.seen)) : this.#wayOutOf(sheet);
    this.#waitsFor = choice === null ? look.text : null;
    this.#pressed = choice?.name ?? this.#pressed;
    if (choice === null) return false;
    if (sheet === null && final === null) this.actions += 1;
    if (sheet === null) await this.press(choice, look);
    else await this.putAway(choice, look);
    return false;
  }

  #wayOutOf({ buttons }: NonNullable<Seen['sheet']>): Control | null {
    const { close, iAm, yes } = this.names;
    return buttons.find(({ name }) => name === close || iAm.test(name) || yes.test(name)) ?? null;
  }

  /** The control to press now, or null while others are to act. */
  #choose({ actions: shown, cells, rows, picks }: Seen): Control | null {
    // What is said in advance can wait until it is asked for.
    const actions = shown.filter(({ toggles }) => !toggles);
    if (cells !== null) return this.#toBuild(shown, cells);
    if (rows !== null) return this.#toShow(rows);
    // A match should not last for ever, nor be over before much has been seen: some auctions are called early.
    const { draw, pass, done, invoke } = this.names;
    const wanted = [...(this.actions % 5 === 4 ? [invoke] : []), draw, pass, done, /./];
    for (const name of wanted) {
      const button = actions.find(action => name.test(action.name));
      if (button !== undefined) return button;
    }
    // A tile to give up to a disaster: chosen in the area, twice if there is nothing else.
    return picks.find(({ pressed }) => !pressed) ?? picks[0] ?? null;
  }

  /** Kheops: what is planned is done; until then, one cell after another is chosen that may be. */
  #toBuild(actions: readonly Control[], cells: readonly Control[]): Control | null {
    const deed = actions.find(({ name }) => this.names.deed.test(name));
    return deed ?? cells[(this.actions * 5) % cells.length] ?? null;
  }

  /** Ru-Ra-Re: a row, unless one has been chosen; now and then another one all the same. */
  #toShow(rows: readonly Control[]): Control | null {
    const free = rows.filter(({ pressed }) => !pressed);
    if (free.length < rows.length && this.actions % 7 !== 3) return null;
    return free[(this.actions * 3) % free.length] ?? null;
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
