import { withoutSurroundings } from '../../site/addresses.ts';
import { BASE, inSite } from '../ui/base.ts';

/** Before the first page: puts the address right at which the site was opened. */
export const goToPage = (): void => {
  const { pathname, search, hash } = location;
  const path = inSite(pathname);
  // By another name than that of the proxy in front: its pages are below the path all the same.
  if (path === null) {
    location.replace(BASE + pathname.slice(1) + search + hash);
    return;
  }
  const address = withoutSurroundings({ pathname: path, search, hash });
  if (address !== null) history.replaceState(history.state, '', BASE + address.slice(1));
};
