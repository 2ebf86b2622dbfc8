import { type ReactNode, useState } from 'react';
import { type History, newKey, type Place, placeAt } from '../../src/client/ui/router/history.ts';
import { Router } from '../../src/client/ui/router/router.tsx';

type Entry = string | { readonly pathname: string; readonly search?: string; readonly state: unknown };

/** Addresses that stand in no browser's bar, as a test sets out from them. */
const memoryHistory = (first: Entry): History => {
  const {
    pathname,
    search = '',
    state,
  } = typeof first === 'string' ? { pathname: first, state: null } : first;
  const places: Place[] = [placeAt(pathname + search, state, 'first')];
  const listeners = new Set<Parameters<History['listen']>[0]>();
  return {
    now: () => places.at(-1)!,
    go: (to, state, replaces) => {
      const place = placeAt(to, state, newKey());
      places.splice(replaces ? -1 : places.length, replaces ? 1 : 0, place);
      for (const heard of listeners) heard(place, replaces ? 'replace' : 'push');
    },
    listen: heard => {
      goBack = () => {
        places.pop();
        for (const each of listeners) each(places.at(-1)!, 'pop');
      };
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
};

/** What the browser's Back does, at the addresses of the router that was drawn last. */
export let goBack = () => {};

export const MemoryRouter = ({
  initialEntries: [first = '/'] = [],
  children,
}: {
  initialEntries?: readonly Entry[];
  children?: ReactNode;
}) => {
  const [history] = useState(() => memoryHistory(first));
  return <Router history={history}>{children}</Router>;
};
