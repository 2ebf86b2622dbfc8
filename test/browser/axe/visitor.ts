import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, type House } from '../house.ts';
import { inspect } from './inspect.ts';
import { type Language, visitsTo } from './looks.ts';

/** Walks through pages in one language, and has each inspected in its looks. */
export class Visitor {
  readonly page: Page;
  readonly #house: House;
  readonly #language: Language;
  readonly #isAlone: boolean;
  readonly #found: Record<string, string[]> = {};

  private constructor(house: House, language: Language, isAlone: boolean, page: Page) {
    this.#house = house;
    this.#language = language;
    this.#isAlone = isAlone;
    this.page = page;
  }

  /** @param options.isAlone does nobody else go to the same pages in the other language? */
  static async to(house: House, language: Language, { isAlone = true } = {}): Promise<Visitor> {
    const page = await house.page({ ...DESKTOP, language });
    return new Visitor(house, language, isAlone, page);
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(this.#house.url + path);
    await this.#heading();
  }

  /** Opens a match that is kept, from a page on which no bot can move and be kept in its place. */
  async openKept(game: string, kept: string): Promise<void> {
    await this.visit('/nowhere');
    await this.page.evaluate(
      ([key, value, path]) => {
        localStorage.setItem(key, value);
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      [`local-match:${game}`, kept, `/local/${game}`] as const,
    );
    await this.page.getByRole('region', { name: /^(Whose turn|A chi tocca)$/ }).waitFor();
  }

  /** Keeps something on this device, as the pages that are opened from now on find it. */
  async keep(key: string, value: unknown): Promise<void> {
    await this.page.addInitScript(
      ([name, text]) => {
        if (location.protocol.startsWith('http')) localStorage.setItem(name, text);
      },
      [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    );
  }

  /** Opens the sheet that a key opens, inspects it and puts it away. */
  async inspectSheet(key: string, name: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.page.getByRole('dialog').first().waitFor();
    await this.inspect(name);
    await this.page.keyboard.press('Escape');
  }

  async inspect(name: string): Promise<void> {
    const visits = visitsTo(Object.keys(this.#found).length, this.#language, { isAlone: this.#isAlone });
    this.#found[name] = await inspect(this.page, visits);
    // What is pressed next is not in the same place at every size.
    await this.page.setViewportSize({ width: DESKTOP.width, height: DESKTOP.height });
  }

  /** @throws where anything was found on any page */
  foundNothing(): void {
    const names = Object.keys(this.#found);
    expect(names.length).toBeGreaterThan(0);
    expect(this.#found).toEqual(Object.fromEntries(names.map(name => [name, []])));
  }

  async #heading(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  }
}
