import { useEffect, useState } from 'react';
import { isLoopback } from '../../../site/loopback.ts';
import { BASE } from '../../ui/base.ts';
import { ask } from './api.ts';

/** By the address at which this page was opened. */
const here = (): string => location.origin + BASE;

/**
 * Where the site begins for others, with a stroke at its end: by its public name where the server knows one; as this page was
 * opened, but never by a name that leads others to their own machine where it has a better one.
 */
export const useSiteAddress = (): string => {
  const [site, setSite] = useState(here);
  useEffect(() => {
    let isOld = false;
    ask<'GET /lobby/address'>('/lobby/address').then(
      ({ public: known, network }) => {
        const better = known ?? (isLoopback(location.hostname) ? network : null);
        if (!isOld && better !== null) setSite(better);
      },
      // Then it is as it was opened.
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, []);
  return site;
};
