import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { onServer } from '../base.ts';
import { browserHistory, type History, type NavigationType, type Place } from './history.ts';

type Here = { readonly history: History; readonly place: Place; readonly way: NavigationType };
const HereContext = createContext<Here | null>(null);

const useHere = (): Here => {
  const here = useContext(HereContext);
  if (here === null) throw new Error('only below a router is there any address');
  return here;
};

/** The page of an address: as long as the next one is not there, the one before stays. */
export const Router = ({ history, children }: { history: History; children: ReactNode }) => {
  const [{ place, way }, setShown] = useState<{ place: Place; way: NavigationType }>(() => {
    return { place: history.now(), way: 'pop' };
  });
  useLayoutEffect(
    () => history.listen((next, by) => startTransition(() => setShown({ place: next, way: by }))),
    [history],
  );
  const here = useMemo(() => ({ history, place, way }), [history, place, way]);
  return <HereContext value={here}>{children}</HereContext>;
};

export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(browserHistory);
  return <Router history={history}>{children}</Router>;
};

export const useLocation = (): Place => useHere().place;
/** How one came to the page that is shown. */
export const useNavigationType = (): NavigationType => useHere().way;

/** An address that begins where the site does; of a query alone, the same page with it. */
const addressOf = (to: string, { pathname }: Place): string => {
  if (!to.startsWith('?')) return to;
  return to === '?' ? pathname : pathname + to;
};

type Step = {
  /** The address before is not one that Back comes to. */
  readonly replace?: boolean;
  /** What is handed on to the next page. */
  readonly state?: unknown;
};
export type Navigate = (to: string, step?: Step) => void;

/** It leads nowhere once its page was left: what is answered there takes nobody away from where they are by then. */
export const useNavigate = (): Navigate => {
  const { history, place } = useHere();
  const last = useRef({ place, isGone: false });
  useEffect(() => {
    last.current = { place, isGone: false };
    return () => {
      last.current.isGone = true;
    };
  }, [place]);
  return useCallback(
    (to, { replace = false, state = null } = {}) => {
      const now = history.now();
      if (last.current.isGone && last.current.place.key !== now.key) return;
      history.go(addressOf(to, now), state, replace);
    },
    [history],
  );
};

type Query = Record<string, string> | URLSearchParams | ((before: URLSearchParams) => URLSearchParams);

/** What the address says behind its `?`, and what changes that. */
export const useSearchParams = (): [URLSearchParams, (next: Query, step?: Step) => void] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: Query, step?: Step) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      navigate(`?${new URLSearchParams(wanted)}`, step);
    },
    [search, navigate],
  );
  return [query, change];
};

/** A link to a page of this site, which comes without the site being loaded again. */
export const Link = ({
  to,
  replace,
  state,
  onClick,
  ...link
}: Omit<ComponentProps<'a'>, 'href'> & Step & { readonly to: string }) => {
  const { place } = useHere();
  const navigate = useNavigate();
  const address = addressOf(to, place);
  // The address where one is already is no step for Back to take.
  const isHere = address === place.pathname + place.search + place.hash;
  return (
    <a
      {...link}
      href={onServer(address as `/${string}`)}
      onClick={event => {
        onClick?.(event);
        if (event.defaultPrevented || event.button !== 0) return;
        // In a page of its own, or however else the browser is asked for it.
        if (link.target !== undefined && link.target !== '_self') return;
        if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(address, { replace: replace ?? isHere, state });
      }}
    />
  );
};
