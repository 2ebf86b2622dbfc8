import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Endings that no stranger can register (RFC 6761, 6762, 8375, and what routers use at home). */
const OWN_ENDINGS = /\.(localhost|local|internal|lan|home|home\.arpa)$/;

/**
 * Whether a request was meant for this server, by its header `Host`. A stranger may let a name of theirs point here once
 * their page is loaded, and the browser would then take this server for theirs (DNS rebinding). So it goes by addresses,
 * by names that only a local network gives, by this machine's own, and by those of the origins it was told of.
 * @param origins those the server was told of
 */
export const isHostAllowed = (host: string | undefined, origins: readonly string[]): boolean => {
  // Browsers always say it; what says nothing is a program.
  if (host === undefined) return true;
  const url = `http://${host}`;
  if (/[/\\?#@\s]/.test(host) || !URL.canParse(url)) return false;
  const name = new URL(url).hostname.replace(/\.$/, '');
  return (
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
    !name.includes('.') ||
    OWN_ENDINGS.test(name) ||
    name === hostname().toLowerCase() ||
    origins.some(origin => new URL(origin).hostname === name)
  );
};
