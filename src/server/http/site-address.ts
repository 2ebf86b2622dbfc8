import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../site/loopback.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Config } from '../config.ts';

type SiteAddress = AnswerOf<'GET /lobby/address'>;
type Asked = Pick<IncomingMessage, 'headers'>;

/** The origins of a server that others know it by. */
export const publicOrigins = (origins: readonly string[]): readonly string[] =>
  origins.filter(origin => !isLoopback(new URL(origin).hostname));

/**
 * How others reach the site that somebody sees: what stands in links that are passed on.
 * @param ownAddress finds out this machine's address, or null
 */
export const siteAddress = (
  { origins, basePath, trustProxy }: Pick<Config, 'origins' | 'basePath' | 'trustProxy'>,
  ownAddress: () => Promise<string | null> = networkAddress,
) => {
  const named = publicOrigins(origins);
  const publicAddress = ({ headers: { host } }: Asked): string | null => {
    const origin = named.find(each => new URL(each).host === host) ?? named[0];
    return origin === undefined ? null : origin + basePath;
  };
  const reachable = async (asked: Asked): Promise<SiteAddress> => {
    const known = publicAddress(asked);
    // Behind a proxy neither the port is this server's own, nor need the machine be reachable.
    const address = known === null && trustProxy === 0 && isAskedHere(asked) ? await ownAddress() : null;
    const port = address === null ? '' : new URL(`http://${asked.headers.host}`).port;
    return {
      public: known,
      network: address === null ? null : `http://${address}${port && `:${port}`}${basePath}`,
    };
  };
  /** As the request says. */
  const asAsked = ({ headers }: Asked): string => {
    const [proto] = trustProxy > 0 ? String(headers['x-forwarded-proto'] ?? '').split(',') : [''];
    return `${proto?.trim() === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}${basePath}`;
  };
  return {
    /** What a page has to know to choose. */
    of: reachable,
    /** By its public name, else as it was asked for: where a page was fetched from. */
    named: (asked: Asked): string => publicAddress(asked) ?? asAsked(asked),
    /** For a link in what is sent to somebody outside. */
    best: async (asked: Asked): Promise<string> => {
      const { public: known, network } = await reachable(asked);
      return known ?? network ?? asAsked(asked);
    },
  };
};

const isAskedHere = ({ headers: { host } }: Asked): boolean =>
  host !== undefined && isLoopback(new URL(`http://${host}`).hostname);

/** An address for documentation (RFC 5737): nothing is sent there. */
const SOMEWHERE = '192.0.2.1';
const DISCARD = 9;

/** From which address this machine would call others; null where it has no network, or is a container, whose own nobody else knows. */
const networkAddress = async (): Promise<string | null> => {
  if (existsSync('/.dockerenv') || existsSync('/run/.containerenv')) return null;
  const socket = createSocket('udp4');
  try {
    socket.connect(DISCARD, SOMEWHERE);
    await once(socket, 'connect');
    const { address } = socket.address();
    return isLoopback(address) ? null : address;
  } catch {
    return null;
  } finally {
    socket.close();
  }
};
