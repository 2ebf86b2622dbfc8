import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What somebody outside is sent. */
export type Letter = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
};

/** How long an address may take to answer, in milliseconds, and how often and after what pauses it is tried again. */
const ANSWER_MS = 5000;
const PAUSES_MS = [2000, 10_000];

/** Addresses of this machine and of networks that only it can reach: whoever gives one wants this server to knock there. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

export const isPrivate = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPrivate(mapped);
  // An IPv4 address in any other dress of IPv6 leads nowhere that is public.
  if (/^::ffff:/i.test(address)) return true;
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/** The address is looked at as it is dialled: a name that leads elsewhere a moment later deceives nobody. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (first === undefined || found.some(({ address }) => isPrivate(address))) {
      return callback(new Error(`${hostname} leads to no public address`), '', 0);
    }
    if (options.all) return (callback as unknown as (none: null, all: typeof found) => void)(null, found);
    callback(null, first.address, first.family);
  });
};

/** What became of a letter: `gone` where its address will never take one again. */
export type Sent = 'sent' | 'gone' | 'failed';

/** Posts a letter once. Redirects are not followed, and what is answered is not read. */
const post = ({ url, headers, body }: Letter, allowPrivate: boolean): Promise<Sent> =>
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
        ...(!allowPrivate && { lookup: publicLookup }),
      },
      response => {
        const { statusCode = 0 } = response;
        response.destroy();
        settle(statusCode < 300 ? 'sent' : statusCode === 404 || statusCode === 410 ? 'gone' : 'failed');
      },
    );
    const timer = setTimeout(() => request.destroy(new Error('it took too long')), ANSWER_MS);
    request.on('timeout', () => request.destroy(new Error('it took too long')));
    request.on('error', () => settle('failed'));
    request.on('close', () => clearTimeout(timer));
    request.end(body);
  });

/** Posts a letter, and again a few times where that fails. Never rejects. */
export const send = async (
  letter: Letter,
  allowPrivate: boolean,
  signal: AbortSignal,
  pauses: readonly number[] = PAUSES_MS,
): Promise<Sent> => {
  for (let tries = 0; ; tries++) {
    const sent = await post(letter, allowPrivate).catch((): Sent => 'failed');
    const pause = pauses[tries];
    if (sent !== 'failed' || pause === undefined || signal.aborted) return sent;
    await new Promise(resolved => setTimeout(resolved, pause).unref());
  }
};
