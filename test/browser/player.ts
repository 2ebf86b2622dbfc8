import type { Locator, Page } from 'playwright-core';

/** What stands on the buttons, in the two languages: a player knows the screen by roles and names alone. */
const NAMES = {
  en: {
    actions: 'Your actions',
    draw: /^Draw/,
    pass: /^Pass/,
    invoke: /^Invoke Ra/,
    done: /^Done/,
    area: 'Your area',
    close: 'Close',
    iAm: /^I am /,
    deed: /^(Place|Lay|Turn so|Swap|Move)$/,
    pyramid: 'The pyramid',
    rows: 'Rows',
    final: 'Final score',
  },
  it: {
    actions: 'Le tue azioni',
    draw: /^Pesca/,
    pass: /^Passa/,
    invoke: /^Invoca Ra/,
    done: /^Fatto/,
    area: 'La tua area',
    close: 'Chiudi',
    iAm: /^Sono /,
    deed: /^(Piazza|Posa|Ruota così|Scambia|Sposta)$/,
    pyramid: 'La piramide',
    rows: 'Serie',
    final: 'Punteggio finale',
  },
} as const;

/** Plays by looking at what may be pressed: draws, passes where it can, bids where it must. */
export class Player {
  readonly #page: Page;
  readonly #names: (typeof NAMES)['en' | 'it'];
  actions = 0;

  constructor(page: Page, language: 'en' | 'it' = 'en') {
    this.#page = page;
    this.#names = NAMES[language];
  }

  get final(): Locator {
    return this.#page.getByRole('dialog', { name: this.#names.final });
  }

  /** Looks once, and acts if there is something to do. True when the match is over. */
  async look(): Promise<boolean> {
    if (await this.final.isVisible()) return true;
    const sheet = this.#page.getByRole('dialog').first();
    if (await sheet.isVisible()) {
      // It may have come up since the last look, and is not to be put away like the others.
      if (await this.final.isVisible()) return true;
      const ways = sheet.getByRole('button', { name: this.#names.close });
      await ways
        .or(sheet.getByRole('button', { name: this.#names.iAm }))
        .click()
        .catch(ignoreGone);
      return false;
    }
    const choice = await this.#choose();
    if (choice === null) await this.#page.waitForTimeout(15);
    else await this.act(choice);
    return false;
  }

  async playUntil(done: () => boolean = () => false): Promise<void> {
    while (!done()) if (await this.look()) return;
  }

  /** The button to press now, or null while others are to act. */
  async #choose(): Promise<Locator | null> {
    const actions = this.#page.getByRole('region', { name: this.#names.actions });
    const pyramid = this.#page.getByRole('grid', { name: this.#names.pyramid });
    if (await pyramid.isVisible()) return this.#toBuild(actions, pyramid);
    const rows = this.#page.getByRole('toolbar', { name: this.#names.rows });
    if (await rows.isVisible()) return this.#toShow(rows);
    const may = (name: RegExp) => actions.getByRole('button', { name, disabled: false });
    // A match should not last for ever, nor be over before much has been seen: some auctions are called early.
    const calls = this.actions % 5 === 4 ? [may(this.#names.invoke)] : [];
    const wanted = [
      ...calls,
      may(this.#names.draw),
      may(this.#names.pass),
      may(this.#names.done),
      actions.getByRole('button', { disabled: false }),
    ];
    for (const button of wanted) if ((await button.count()) > 0) return button.first();
    return this.#toGiveUp();
  }

  /** Kheops: what is planned is done; until then, one cell after another is chosen that may be. */
  async #toBuild(actions: Locator, pyramid: Locator): Promise<Locator | null> {
    const deed = actions.getByRole('button', { name: this.#names.deed, disabled: false });
    if ((await deed.count()) > 0) return deed;
    const cells = pyramid.getByRole('gridcell', { disabled: false, selected: false });
    const n = await cells.count();
    return n === 0 ? null : cells.nth((this.actions * 5) % n);
  }

  /** Ru-Ra-Re: a row, unless one has been chosen; now and then another one all the same. */
  async #toShow(rows: Locator): Promise<Locator | null> {
    const free = rows.locator('button[aria-pressed="false"]:not([aria-disabled="true"])');
    const n = await free.count();
    const hasChosen = (await rows.locator('button[aria-pressed="true"]').count()) > 0;
    if (n === 0 || (hasChosen && this.actions % 7 !== 3)) return null;
    return free.nth((this.actions * 3) % n);
  }

  /** A tile to give up to a disaster: chosen in the area, twice if there is nothing else. */
  async #toGiveUp(): Promise<Locator | null> {
    const picks = this.#page.getByRole('region', { name: this.#names.area }).locator('button[aria-pressed]');
    const free = picks.and(this.#page.locator('[aria-pressed="false"]'));
    if ((await free.count()) > 0) return free.first();
    return (await picks.count()) > 0 ? picks.first() : null;
  }

  async act(button: Locator): Promise<void> {
    this.actions += 1;
    await button.click({ timeout: 2000 }).catch(ignoreGone);
  }
}

/** The same by the keyboard alone: reaches the button by Tab and the arrow keys, and presses Enter. */
export class KeyboardPlayer extends Player {
  readonly #keys: Page;

  constructor(page: Page) {
    super(page);
    this.#keys = page;
  }

  override async act(button: Locator): Promise<void> {
    this.actions += 1;
    const key = await button.getAttribute('aria-keyshortcuts', { timeout: 2000 }).catch(() => null);
    if (key !== null && this.actions % 3 > 0) {
      await this.#keys.keyboard.press(key);
      return;
    }
    const isCell = (await button.getAttribute('role', { timeout: 2000 }).catch(() => null)) === 'gridcell';
    const reached = await (isCell ? walkTo : reachByTab)(this.#keys, button);
    if (reached) await this.#keys.keyboard.press('Enter');
  }
}

/**
 * Moves the focus to an element as a person without a mouse does: Tab between groups, arrow keys inside.
 * False when the element went away on the road, because somebody else moved, or a sheet was laid over it when an epoch
 * or the match ended: then nothing should be pressed.
 */
export const reachByTab = async (page: Page, target: Locator): Promise<boolean> => {
  const handle = await target.elementHandle({ timeout: 2000 }).catch(() => null);
  if (handle === null) return false;
  const look = () =>
    handle.evaluate(element => ({
      gone:
        !element.isConnected ||
        element.matches(':disabled') ||
        (document.querySelector('dialog[open]') !== null && element.closest('dialog[open]') === null),
      focused: element === document.activeElement,
      inGroup: element.closest('[role="toolbar"]')?.contains(document.activeElement) ?? false,
    }));
  for (let keys = 0; keys < 200; keys++) {
    const { gone, focused, inGroup } = await look();
    if (gone) return false;
    if (focused) return true;
    // A group is walked through by arrows, and left by Tab when it has been walked round in vain.
    await page.keyboard.press(inGroup && keys % 16 < 15 ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`${target} cannot be reached by keyboard`);
};

/** Moves the focus to a cell of a grid: Tab into it, arrow keys by row and place. False when nothing is there any more. */
const walkTo = async (page: Page, target: Locator): Promise<boolean> => {
  const place = async (cell: Locator): Promise<readonly number[]> => {
    const label = await cell.getAttribute('aria-label', { timeout: 2000 }).catch(() => null);
    return (label?.match(/\d+/g) ?? []).slice(0, 2).map(Number);
  };
  const [row, column] = await place(target);
  if (row === undefined || column === undefined) return false;
  const focused = page.locator('[role="gridcell"]:focus');
  for (let keys = 0; keys < 120; keys++) {
    if ((await focused.count()) === 0) {
      await page.keyboard.press('Tab');
      continue;
    }
    const [atRow = 0, atColumn = 0]: readonly number[] = await place(focused);
    if (atRow === row && atColumn === column) return true;
    const key =
      atRow < row ? 'ArrowDown' : atRow > row ? 'ArrowUp' : atColumn < column ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(key);
  }
  throw new Error(`row ${row}, place ${column} cannot be reached by keyboard`);
};

/** A button may vanish between the look and the press: somebody else's move was quicker. */
const ignoreGone = (error: Error): void => {
  if (!/Timeout|detached|not attached|intercepts/.test(error.message)) throw error;
};
