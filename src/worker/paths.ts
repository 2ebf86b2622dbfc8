import { pageAt } from '../site/addresses.ts';

/**
 * Whether an address leads to a page of the client, which then comes from what is kept. A local match with the framework's
 * debug panel needs headers that only the server gives.
 * @param path from where the site begins, as all paths here
 */
export const isPage = (path: string, search = ''): boolean =>
  pageAt(path) !== null && !new URLSearchParams(search).has('debug');

/** The file that a page begins with, from where the worker lies: the home page is written in each language, all others are one. */
export const shellOf = (path: string, language: string): string => {
  if (path !== '/') return 'index.html';
  return `pages/home.${language.toLowerCase().startsWith('it') ? 'it' : 'en'}.html`;
};

/** The address of a match record: once read, it can be replayed without the server. */
export const isRecord = (path: string): boolean => /^\/games\/[\w-]+\/[\w-]+\/record$/.test(path);

/** Whether somebody who looks at this page may be in the middle of a match, be it one that is told or shown again. */
export const isTable = (path: string): boolean => /^\/(match|local|learn|try|replay)(\/|$)/.test(path);
