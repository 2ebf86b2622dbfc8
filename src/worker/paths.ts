/** What the server answers itself, whatever the client was built of. */
const SERVERS_OWN = /^\/(games|lobby|previews|push|health|healthz|readyz|metrics|socket\.io)(\/|$)/;

/**
 * Whether an address leads to a page of the client, which then comes from what is kept. A local match with the framework's
 * debug panel needs headers that only the server gives.
 */
export const isPage = ({ pathname, searchParams }: URL): boolean =>
  !SERVERS_OWN.test(pathname) && !/\.\w+$/.test(pathname) && !searchParams.has('debug');

/** The file that a page begins with: the home page is written in each language, all others are one. */
export const shellOf = (pathname: string, language: string): string => {
  if (pathname !== '/') return '/index.html';
  return `/pages/home.${language.toLowerCase().startsWith('it') ? 'it' : 'en'}.html`;
};

/** The address of a match record: once read, it can be replayed without the server. */
export const isRecord = (pathname: string): boolean => /^\/games\/[\w-]+\/[\w-]+\/record$/.test(pathname);

/** Whether somebody who looks at this page may be in the middle of a match, be it one that is told or shown again. */
export const isTable = (pathname: string): boolean =>
  /^\/(match|local|learn|try|replay)(\/|$)/.test(pathname);
