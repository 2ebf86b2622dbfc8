import { promises as dns } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { SerialQueue } from '../match/serial-queue.ts';

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
  // An IPv4 address behind nothing, and those that a tunnel of this machine's would unpack: Teredo and 6to4.
  ['::', 96],
  ['2001::', 32],
  ['2002::', 16],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
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

/** How long one name server may take, and how often each is asked. */
const PATIENCE = { timeout: 1000, tries: 2 };

type Found = { readonly address: string; readonly family: 4 | 6 };
type Names = Pick<dns.Resolver, 'resolve4' | 'resolve6'>;

/**
 * How the names of addresses to be notified are looked up. Name servers are asked over sockets, with limits of their own: the system's
 * lookup holds one of the few threads that files and databases wait for too, as long as a server somewhere does not answer.
 * An address is looked at as it is dialled: a name that leads elsewhere a moment later deceives nobody.
 * @param allowPrivate names of this machine and its network, which may stand in its own files only, are found as well
 */
export const lookupOf = (
  allowPrivate: boolean,
  names: Names = new dns.Resolver(PATIENCE),
): LookupFunction => {
  const ofSystem = new SerialQueue();
  const find = async (name: string): Promise<readonly Found[]> => {
    const found = (
      await Promise.all([
        names.resolve4(name).then(of => of.map(address => ({ address, family: 4 as const })), nothing),
        names.resolve6(name).then(of => of.map(address => ({ address, family: 6 as const })), nothing),
      ])
    ).flat();
    if (found.length > 0 || !allowPrivate) return found;
    // One after another, so that the other threads stay free.
    const known = await ofSystem.run('', () => dns.lookup(name, { all: true }));
    return known as readonly Found[];
  };
  return (hostname, { all, family }, callback) => {
    find(hostname).then(
      found => {
        const wanted = found.filter(({ family: of }) => !family || `${family}`.endsWith(`${of}`));
        const [first] = wanted;
        if (first === undefined) return callback(new Error(`${hostname} is no name that is known`), '', 0);
        if (!allowPrivate && found.some(({ address }) => isPrivate(address)))
          return callback(new Error(`${hostname} leads to no public address`), '', 0);
        if (all) return callback(null, [...wanted]);
        callback(null, first.address, first.family);
      },
      error => callback(error, '', 0),
    );
  };
};

const nothing = (): readonly Found[] => [];
