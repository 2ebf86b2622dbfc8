import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPrivate, lookupOf } from './lookup.ts';

/** What somebody outside is sent. */
export type Letter = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
};

/** How long an address may take to answer, in milliseconds, and how often and after what pauses it is tried again. */
const ANSWER_MS = 5000;
const PAUSES_MS = [2000, 10_000];

/** Made once: a resolver keeps its sockets. */
const LOOKUPS = { private: lookupOf(true), public: lookupOf(false) };

/** What became of a letter: `gone` where its address will never take one again. */
export type Sent = 'sent' | 'gone' | 'failed';

/** Posts a letter once. Redirects are not followed, and what is answered is not read but for its status. */
const post = (
  { url, headers, body }: Letter,
  allowPrivate: boolean,
  onStatus: (status: number) => void,
): Promise<Sent> =>
  new Promise(settle => {
    const { protocol, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    if (!allowPrivate && isIP(host) !== 0 && isPrivate(host)) return settle('gone');
    const request = (protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        headers,
        timeout: ANSWER_MS,
        agent: false,
        lookup: LOOKUPS[allowPrivate ? 'private' : 'public'],
      },
      response => {
        const { statusCode = 0 } = response;
        response.destroy();
        onStatus(statusCode);
        settle(statusCode < 300 ? 'sent' : statusCode === 404 || statusCode === 410 ? 'gone' : 'failed');
      },
    );
    const timer = setTimeout(() => request.destroy(new Error('it took too long')), ANSWER_MS);
    request.on('timeout', () => request.destroy(new Error('it took too long')));
    request.on('error', () => settle('failed'));
    request.on('close', () => clearTimeout(timer));
    request.end(body);
  });

/**
 * Posts a letter, and again a few times where that fails. Never rejects.
 * @param onStatus is told the status of each answer, and 0 before one is waited for
 */
export const send = async (
  letter: Letter,
  allowPrivate: boolean,
  signal: AbortSignal,
  pauses: readonly number[] = PAUSES_MS,
  onStatus: (status: number) => void = () => {},
): Promise<Sent> => {
  for (let tries = 0; ; tries++) {
    let status = 0;
    onStatus(status);
    const sent = await post(letter, allowPrivate, answered => {
      status = answered;
      onStatus(status);
    }).catch((): Sent => 'failed');
    const pause = pauses[tries];
    if (sent !== 'failed' || isRefusal(status) || pause === undefined || signal.aborted) return sent;
    await new Promise(resolved => setTimeout(resolved, pause).unref());
  }
};

/** Whether an answer would be the same again. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 425, 429].includes(status);
