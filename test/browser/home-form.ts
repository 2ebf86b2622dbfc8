import type { Locator, Page } from 'playwright-core';

/** The form of the home page when the page can be used. Until a script has taken it over it is written, but inert. */
export const homeForm = (page: Page): Locator => page.locator('form:not([inert])');
