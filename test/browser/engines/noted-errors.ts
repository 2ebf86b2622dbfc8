import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

const PATH = '/note-errors.js';

/** Runs in every page before anything of it. What it noted outlives the page, as long as its tab is open. */
const noteErrors = () => {
  const note = (...words: unknown[]) => {
    const noted = JSON.parse(sessionStorage.getItem('errors') ?? '[]');
    sessionStorage.setItem('errors', JSON.stringify([...noted, words.map(String).join(' ')]));
  };
  // WebKit tells a page that is being left of what it had not loaded yet, as if that had failed.
  let isBeingLeft = false;
  addEventListener('beforeunload', () => {
    isBeingLeft = true;
  });
  const notLoaded = (element: Element): string => {
    const { href, src } = element as HTMLLinkElement & HTMLScriptElement;
    const [entry] = performance.getEntriesByName(href || src) as PerformanceResourceTiming[];
    const answer = entry === undefined ? 'not asked for' : `answered ${entry.responseStatus}`;
    const by = navigator.serviceWorker?.controller == null ? 'the server' : 'the service worker';
    const since = Math.round(performance.now());
    return `not loaded: ${element.outerHTML} of ${by} (${answer}) ${since} ms after ${location.pathname} was opened`;
  };
  // What cannot be loaded says so where it stands only.
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message !== undefined) note(message);
      else if (!isBeingLeft) note(notLoaded(target as Element));
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`forbidden by ${violatedDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    note(...words);
    error(...words);
  };
};

/** In the page: what was noted. An empty tab has nothing to note it in. */
export const errorsNoted =
  "location.protocol === 'about:' ? [] : JSON.parse(sessionStorage.getItem('errors') ?? '[]')";

type Pages = { readonly port: number; readonly close: () => Promise<void> };

/**
 * The pages of a server, in each of which its errors are noted: for a browser that does not tell of them, and lets nobody
 * in before the page.
 */
export const pagesWithNotes = async (house: number): Promise<Pages> => {
  const server = createServer((asked, answer) => {
    if (asked.url !== PATH) return handOn(house, asked, answer);
    answer.setHeader('content-type', 'text/javascript');
    answer.end(`(${noteErrors})();`);
  });
  server.on('upgrade', (asked: IncomingMessage, near: Socket, head: Buffer) => {
    const far = connect(house, 'localhost');
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let i = 0; i < asked.rawHeaders.length; i += 2)
      lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
    far.write(`${lines.join('\r\n')}\r\n\r\n`);
    far.write(head);
    pipeline(near, far, () => far.destroy());
    pipeline(far, near, () => near.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

const handOn = (house: number, asked: IncomingMessage, answer: ServerResponse): void => {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  // By a connection of its own: one that was kept may be closed by the server as it is asked, and nobody asks anew here.
  const far = request({
    host: 'localhost',
    port: house,
    method: asked.method,
    path: asked.url,
    headers,
    agent: false,
  });
  far.on('response', (given: IncomingMessage) => {
    if (given.headers['content-type']?.startsWith('text/html') !== true) {
      answer.writeHead(given.statusCode!, given.headers);
      return pipeline(given, answer, () => {});
    }
    const parts: Buffer[] = [];
    given.on('data', part => parts.push(part));
    given.on('end', () => {
      const page = String(Buffer.concat(parts)).replace('<head>', `<head><script src="${PATH}"></script>`);
      answer.writeHead(given.statusCode!, { ...given.headers, 'content-length': Buffer.byteLength(page) });
      answer.end(page);
    });
  });
  far.on('error', error => {
    if (!answer.destroyed) console.error(`${asked.method} ${asked.url} was not answered: ${error}`);
    answer.destroy();
  });
  pipeline(asked, far, () => {});
};
