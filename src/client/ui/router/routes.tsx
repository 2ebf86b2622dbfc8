import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react';
import { matchPath, type Params } from './match-path.ts';
import { useLocation } from './router.tsx';

const ParamsContext = createContext<Params>({});

type RouteProps = { readonly path: string; readonly element: ReactNode };

/** What is shown at the addresses of a pattern (`match-path.ts`). It stands among `Routes`, which reads it. */
export const Route = (_: RouteProps): ReactNode => null;

/** Shows the first of its routes to which the address belongs. */
export const Routes = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  for (const route of Children.toArray(children)) {
    if (!isValidElement<RouteProps>(route)) continue;
    const params = matchPath(route.props.path, pathname);
    if (params !== null) return <ParamsContext value={params}>{route.props.element}</ParamsContext>;
  }
  return null;
};

/** What the address says in the places that its route names. */
export const useParams = (): Params => useContext(ParamsContext);
