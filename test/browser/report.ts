import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const LAST_LINES = 6;
/** A page that hangs must not hang its report too. */
const PATIENCE = 10_000;

/** What somebody at the page would say of it, for the message of a test that failed there or waited for ever. */
export const reportOf = async (page: Page): Promise<string> => {
  if (page.isClosed()) return 'a page that is closed';
  const lines = await inTime(whatItShows(page));
  return [
    `page: ${page.url()}`,
    lines,
    `as it stood, for Chromium to open: ${await inTime(kept(page))}`,
  ].join('\n');
};

/** It has no pixels to take a picture of; so it can be looked into besides. */
const kept = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureSnapshot');
  const file = join(mkdtempSync(join(tmpdir(), 'browser-test-')), 'page.mhtml');
  writeFileSync(file, data);
  return file;
};

const inTime = async (work: Promise<string>): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>(resolve => {
    timer = setTimeout(resolve, PATIENCE, 'the page does not answer');
  });
  const failed = (error: Error) => `nothing to be had: ${error.message}`;
  return Promise.race([work.catch(failed), late]).finally(() => clearTimeout(timer));
};

const whatItShows = (page: Page): Promise<string> =>
  page.evaluate(last => {
    const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const all = (what: string) => [...document.querySelectorAll(what)].map(textOf);
    const focused = document.activeElement;
    const history = all('.history-list li');
    return [
      `title: ${document.title}`,
      `open dialogs: ${all('dialog[open] h2').join(' | ') || 'none'}`,
      `in them: ${all('dialog[open] .dialog-body').join(' | ').slice(0, 300) || 'nothing'}`,
      `focus: ${focused === null ? 'nowhere' : focused.cloneNode().nodeName} ${focused?.getAttribute('aria-label') ?? ''}`,
      `banner: ${all('.turn-banner').join(' | ') || 'none'}`,
      `alerts: ${all('[role="alert"]').join(' | ') || 'none'}`,
      `history, ${history.length} lines:`,
      ...history.slice(-last).map(line => `  ${line}`),
    ].join('\n');
  }, LAST_LINES);
