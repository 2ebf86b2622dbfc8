import type http from 'node:http';
import { isIP, isIPv4, type Socket } from 'node:net';

/**
 * Whose request it is, as a key for limits: an IPv4 address, or the /64 of an IPv6 one, as that is what one customer
 * is given and may change addresses in at will. The same for HTTP and for sockets.
 * @param hops how many proxies of one's own stand in front. Each adds to the right of `X-Forwarded-For` whom it heard
 * from, so that many entries from the right are true, and whatever stands left of them is the visitor's own say.
 */
export const addressOf = (request: http.IncomingMessage, hops: number): string => {
  const direct = neighbourOf(request.socket);
  if (hops === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const [claimed = ''] = entries.slice(-hops);
  return limitKeyOf(withoutPort(claimed.trim())) ?? direct;
};

/** Who is at the other end of a connection, as such a key: a visitor, or the nearest proxy. */
export const neighbourOf = ({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string =>
  limitKeyOf(remoteAddress) ?? remoteAddress;

/** Some proxies add the port they heard from. */
const withoutPort = (entry: string): string =>
  entry.match(/^\[([^\]]*)\](?::\d+)?$/)?.[1] ?? entry.match(/^([\d.]+):\d+$/)?.[1] ?? entry;

/** Null for what is no address. */
const limitKeyOf = (address: string): string | null => {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 0) return null;
  if (isIPv4(plain)) return plain;
  const groups = groupsOf(plain);
  const [high, low] = groups.slice(6) as [number, number];
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map(group => group.toString(16));
  return `${network.join(':')}::/64`;
};

/** The eight numbers of an IPv6 address, however it is written. */
const groupsOf = (address: string): readonly number[] => {
  // An address bar writes every form of it in one way, an IPv4 tail among them.
  const [, host = ''] = new URL(`http://[${address}]`).hostname.match(/^\[(.*)\]$/) ?? [];
  const [left = '', right = ''] = host.split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16));
  const [before, after] = [numbers(left), numbers(right)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};
